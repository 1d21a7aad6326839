import { find, matches } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sliceOf } from '../text/read-text.ts';
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
  const { start } = clauseOf(text, span);
  const before = text.folded.slice(Math.max(start, span.start - NEGATION_REACH), span.start);
  const joints = [...before.matchAll(NEXT_STATEMENT)];
  const statement = before.slice(joints.at(-1)?.index ?? 0);
  return find({ folded: statement }, NEGATION).some(({ end }) => !NO_DENIAL.test(statement.slice(end)));
}

export function isPlan(text: ReadText, span: Span): boolean {
  const { start } = clauseOf(text, span);
  return matches(text.folded.slice(start, span.end), FUTURE);
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
