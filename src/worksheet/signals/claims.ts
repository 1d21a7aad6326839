import { spansOf } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { FUTURE, NEGATION } from './claim-words.ts';

/** How far before a claim, in characters, a "no" still denies it. */
const NEGATION_REACH = 40;

/** "Not only", "no fewer than": no denial after all. */
const NO_DENIAL =
  /^\s(?:solo|solamente|unicamente|only|just|merely|less than|fewer than|menos de|longer|doubt|problem)\b/;

/** Where another statement begins, that an earlier "no" does not reach. */
const NEXT_STATEMENT = /\s(?:y|e|and|but|pero|sino|so|because|porque|while|mientras|aunque|although|then)\s/g;

export function isClaimed(text: ReadText, span: Span): boolean {
  return !isDenied(text, span) && !isPlan(text, span);
}

export function isDenied(text: ReadText, span: Span): boolean {
  const from = Math.max(clauseOf(text, span).start, span.start - NEGATION_REACH);
  const joint = [...text.folded.slice(from, span.start).matchAll(NEXT_STATEMENT)].at(-1);
  const start = from + (joint?.index ?? 0);
  return spansOf(text, NEGATION).some(
    (no) =>
      start <= no.start && no.end <= span.start && !NO_DENIAL.test(text.folded.slice(no.end, span.start)),
  );
}

export function isPlan(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  return spansOf(text, FUTURE).some((plan) => start <= plan.start && plan.end <= span.end);
}

/** The Spanish preterite, in the sentence: what looks like the present beside it is told of the past too. */
const PRETERITE = /(?<![a-z])[a-z]{3,}(?:aron|ieron|jeron)(?![a-z])/;
/** By its accent; "-ré" and "-rá" are the future. */
const ACCENTED_PRETERITE = /(?<!\p{L})\p{L}{2,}(?:(?<!r)é|í|ó)(?!\p{L})/u;

export function isTold(text: ReadText, span: Span): boolean {
  const { start, end } = sentenceOf(text, span);
  return (
    PRETERITE.test(text.folded.slice(start, end)) || ACCENTED_PRETERITE.test(text.typed.slice(start, end))
  );
}

export function inClause(text: ReadText, of: Span, others: readonly Span[]): boolean {
  const { start, end } = clauseOf(text, of);
  return others.some((other) => start <= other.start && other.start < end);
}

export function distinct(text: ReadText, spans: readonly Span[]): Span[] {
  const seen = new Set<string>();
  return spans.filter((span) => {
    const words = sliceOf(text, span);
    return !seen.has(words) && seen.add(words);
  });
}
