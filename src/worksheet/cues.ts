import { NUMBER_WORDS } from '../domain/number-wording.ts';
import { AXES, type Axis } from '../domain/rubric.ts';
import { foldedText } from '../domain/text-matching.ts';
import { cuesEn } from './cues.en.ts';
import { cuesEs } from './cues.es.ts';

const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${Object.values(NUMBER_WORDS).flat().map(foldedText).join('|')})`;

/**
 * A regular expression that finds any cue of the lists in a folded text. Cues are separated by commas and spaces, and each
 * is a regular expression for whole words. `*`: any letters. `#`: a number in digits or words.
 */
export function cueExpression(...lists: readonly string[]): RegExp {
  const cues = lists
    .flatMap((list) => list.split(/,\s+/))
    .map((cue) => cue.trim().replaceAll('*', '[a-z]*').replaceAll('#', NUMBER));
  // Not `\b`, because a cue may begin or end with a currency sign.
  return new RegExp(`(?<![a-z0-9])(?:${cues.join('|')})(?![a-z0-9])`);
}

/** Both languages in one expression, because the idea's language may differ from the page's. */
const CUES = AXES.map((axis) => ({ axis, cue: cueExpression(cuesEs[axis], cuesEn[axis]) }));

/** The folded form of a text, in which cues and harm are searched. */
export function foldedIdea(text: string): string {
  return foldedText(text).replaceAll('’', "'");
}

/** The axes that a sentence or a text touches, in the order of `AXES`. */
export function touchedAxes(text: string): Axis[] {
  const folded = foldedIdea(text);
  return CUES.filter(({ cue }) => cue.test(folded)).map(({ axis }) => axis);
}
