import type { Level } from '../../rubric.ts';
import { ANY_NUMBER, findExpression } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf, words } from '../text/read-text.ts';
import { isClaimed, perSentence } from './claims.ts';
import {
  COMPARISON,
  CONTRAST,
  MOAT,
  OURS,
  RIVALS,
  SAME,
  SUPPLIERS,
  TURN,
  VAGUE_DIFFERENCE,
} from './difference-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, type Piece, type Statements } from './statements.ts';

/** Shorter sentences, in words, name a comparison without making one. */
const COMPARING_WORDS = 6;
/** Longer statements, in characters, have told two sides where a word sets one against the other. */
const TWO_SIDED = 40;

/** Why this and not what there is: others against us, and what is hard to copy. */
export function readDifference(
  text: ReadText,
  statements: Statements,
  boasts: readonly Span[],
): Signals['difference'] {
  const named = perSentence(
    text,
    find(text, COMPARISON).filter(
      (span) =>
        words(sliceOf(text, sentenceOf(text, span))).length >= COMPARING_WORDS &&
        !boasts.some(({ start, end }) => start < span.end && span.start < end) &&
        !/\b(?:no|not|ninguna?|sin|without)\s(?:\S{1,8}\s)?$/.test(
          text.folded.slice(Math.max(0, span.start - 14), span.start),
        ),
    ),
  );
  const built = contrasts(text, statements);
  const numbers = findExpression(text, ANY_NUMBER);
  return {
    vague: find(text, VAGUE_DIFFERENCE)[0],
    comparisons: named.length > 0 ? named : perSentence(text, built),
    measured:
      named.some((span) => inside(numbers, sentenceOf(text, span)).length > 0) ||
      built.some((span) => isMeasured(span, statements)),
    same: find(text, SAME)[0],
    moat: find(text, MOAT).find((span) => isClaimed(text, span)),
  };
}

/** Others against us, in one statement or two in a row. */
function contrasts(text: ReadText, { pieces, quantities, today }: Statements): Span[] {
  const rivals = [...find(text, RIVALS), ...find(text, OURS)];
  const suppliers = find(text, SUPPLIERS);
  const turns = find(text, TURN);
  const marks = find(text, CONTRAST);
  return pieces.flatMap((piece, index) => {
    const [supplier] = inside(suppliers, piece);
    const [mark] = inside(marks, piece);
    const [rival] = inside(rivals, piece);
    const [quantity] = inside(quantities, piece);
    if (rival) return [rival];
    if (mark && (supplier || quantity || piece.end - piece.start > TWO_SIDED)) return [mark];
    const against = supplier ?? (quantity && inside(today, piece)[0]);
    if (!against) return [];
    const turned = inside(turns, piece).some(({ start }) => start > against.end);
    if (piece.own) return supplier && turned ? [supplier] : [];
    const next = pieces[index + 1];
    const turnsNext = next !== undefined && inside(turns, next).length > 0;
    return turned || turnsNext || (supplier && (piece.adverse || quantity)) ? [against] : [];
  });
}

function isMeasured(contrast: Span, { pieces, quantities }: Statements): boolean {
  const at = pieces.findIndex((piece) => inside([contrast], piece).length > 0);
  const both: (Piece | undefined)[] = [pieces[at], pieces[at + 1]];
  return both.some((piece) => piece && inside(quantities, piece).length > 0);
}

/** The rubric’s level of the difference. */
export function differenceLevel({ difference, evidence }: Signals): Level {
  const compared = difference.comparisons.length;
  if (difference.moat) return compared > 0 ? 5 : 4;
  // Those who pay have chosen it over what there was, though the text does not say why.
  if (compared === 0) return evidence.level === 5 ? 3 : difference.vague || evidence.level === 4 ? 2 : 1;
  if (difference.same) return 3;
  // That customers care shows in figures, or in that they came.
  return compared >= 2 || difference.measured || evidence.level >= 4 ? 4 : 3;
}
