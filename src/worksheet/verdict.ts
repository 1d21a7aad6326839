import { LANGUAGES } from '../domain/idea.ts';
import { compile, linesOf } from './cues.ts';
import type { IdeaReading } from './read-idea.ts';
import { fold } from './text.ts';
import { VERDICT_LISTS } from './words/verdict-lists.ts';

export type NotAnIdea = 'attack' | 'gibberish' | 'recipe' | 'request';

/** What stands in the way of laying the text out, if anything. */
export type Objection =
  | { verdict: 'not_an_idea'; looksLike: NotAnIdea }
  /** The place of the class in the lists of harm, for its name in either language. */
  | { verdict: 'harmful'; harmClass: number };

/** As many steps and measures, in a text without a price or anything done, make a recipe. */
const RECIPE_CUES = 3;

/**
 * Attacks on whoever reads, gibberish, recipes, questions, and about twenty classes of unmistakable harm. No filter
 * of words is reliable: what it lets through is laid out and never recommended, and what it stops is told politely.
 */
export function objectionTo(idea: string, { sentences, found }: IdeaReading): Objection | undefined {
  const folded = fold(idea);
  if (isGibberish(folded)) return { verdict: 'not_an_idea', looksLike: 'gibberish' };
  if (count(folded, 'attack') > 0) return { verdict: 'not_an_idea', looksLike: 'attack' };
  const harmClass = harmClassOf(sentences.map((sentence) => sentence.folded));
  if (harmClass !== undefined) return { verdict: 'harmful', harmClass };
  if (found.price || found.evidence) return undefined;
  if (count(folded, 'recipe') >= RECIPE_CUES) return { verdict: 'not_an_idea', looksLike: 'recipe' };
  if (!found.offer && count(folded, 'request') > 0) return { verdict: 'not_an_idea', looksLike: 'request' };
  return undefined;
}

const compiled = new Map<string, RegExp>();

function expression(list: string): RegExp {
  const known = compiled.get(list) ?? compile(list);
  compiled.set(list, known);
  return known;
}

function count(folded: string, list: 'attack' | 'recipe' | 'request'): number {
  return Math.max(
    ...LANGUAGES.map((language) => folded.match(expression(VERDICT_LISTS[language][list]))?.length ?? 0),
  );
}

/** Of the first sentence that does harm and is not about preventing it, treating it or telling of it. */
function harmClassOf(sentences: readonly string[]): number | undefined {
  for (const language of LANGUAGES) {
    const { harm, harmNot } = VERDICT_LISTS[language];
    const classes = linesOf(harm).map((line) => expression(line.slice(line.indexOf(' :: ') + 4)));
    for (const sentence of sentences) {
      const place = classes.findIndex((one) => sentence.search(one) >= 0);
      if (place >= 0 && sentence.search(expression(harmNot)) < 0) return place;
    }
  }
  return undefined;
}

/** Letters that make no words: no vowels, six consonants together, keys in a row; or one word again and again. */
function isGibberish(folded: string): boolean {
  // Another script: that its language is not read is said elsewhere.
  if ((folded.match(/[^\p{ASCII}]/gu)?.length ?? 0) > folded.length / 2) return false;
  const words = folded.match(/[a-z]{2,}/g) ?? [];
  if (words.length === 0) return true;
  const odd = words.filter(
    (word) =>
      word.length > 3 &&
      (!/[aeiouy]/.test(word) ||
        /[^aeiouy]{6}/.test(word) ||
        /(.)\1\1/.test(word) ||
        /asdf|sdfg|dfgh|qwer|wert|zxcv|hjkl|lkjh|poiu/.test(word) ||
        word.length > 28),
  );
  const isRepeated = words.length >= 10 && new Set(words).size <= words.length / 8;
  return odd.length / words.length > 0.25 || isRepeated;
}
