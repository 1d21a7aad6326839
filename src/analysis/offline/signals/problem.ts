import type { Level } from '../../rubric.ts';
import { find } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { inClause, isPlan, perSentence } from './claims.ts';
import type { Sum } from './money.ts';
import { BENEFIT, CHARGED, FREQUENCY, PAIN, WORKAROUND } from './problem-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, isOwn, type Statements } from './statements.ts';

/** What hurts, what it costs and how people get by today. */
export function readProblem(
  text: ReadText,
  { hurts, pieces, quantities, today }: Statements,
  money: readonly Sum[],
): Signals['problem'] {
  const own = (span: Span) => isOwn(sliceOf(text, clauseOf(text, span)));
  const paid = paidToday(text, money, own);
  // Those who tell may name a hurt while they speak of themselves; what they lack or spend is no one else's.
  const named = find(text, PAIN).map(({ start }) => start);
  const pains = [...hurts, ...paid]
    .filter((span) => !LACK.test(sliceOf(text, span)) || (!own(span) && !isLabel(text, span)))
    .filter((span) => !own(span) || named.includes(span.start))
    .sort((a, b) => a.start - b.start);
  const hurting = pieces.filter((piece) => inside(pains, piece).length > 0);
  const sold = (span: Span) =>
    money.some(
      ({ role, start, end }) =>
        start < span.end &&
        span.start < end &&
        (role === 'revenue' || role === 'cost' || (role === 'price' && !inClause(text, span, pains))),
    );
  const costs = quantities.filter(
    (span) => hurting.some((piece) => inside([span], piece).length > 0) && !own(span) && !sold(span),
  );
  const gettingBy = find(text, WORKAROUND).filter(
    (span) =>
      !isPlan(text, span) &&
      !own(span) &&
      [...pains, ...today].some((cue) => sentenceOf(text, cue).start === sentenceOf(text, span).start),
  );
  return {
    pains,
    costs,
    cost: costs[0],
    frequency: find(text, FREQUENCY).find(
      (span) =>
        hurting.some((piece) => inside([span], piece).length > 0) && !own(span) && !isPriced(span, money),
    ),
    workaround: gettingBy[0],
    benefit: find(text, BENEFIT)[0],
  };
}

/** What people pay now, before the text comes to its own price. */
function paidToday(text: ReadText, money: readonly Sum[], own: (span: Span) => boolean): Span[] {
  const first = money.find((sum) => own(sum) || sum.role === 'revenue' || sum.role === 'cost');
  return find(text, CHARGED).filter((span) => {
    const { start, end } = clauseOf(text, span);
    const sum = money.find((sum) => start <= sum.start && sum.start < end);
    if (!sum || own(sum) || isPlan(text, sum) || sum.role === 'revenue' || sum.role === 'cost') return false;
    if (first && first.start < sum.start) return false;
    return money.some((later) => later.start > sum.end && (own(later) || later.role === 'price'));
  });
}

const LACK = /^(?:falt|missing|lack|no |without|sin |not |need)/;

/** "Missing: a van": a heading, not what is told. */
function isLabel(text: ReadText, span: Span): boolean {
  const { start, end } = clauseOf(text, span);
  return (
    sliceOf(text, { start, end }).trim().length === span.end - span.start && LACK.test(sliceOf(text, span))
  );
}

/** "€40 a month": how often it is paid and not how often it hurts. */
function isPriced(span: Span, money: readonly Sum[]): boolean {
  return money.some(({ role, end }) => role === 'price' && Math.abs(end - span.start) < 4);
}

/** A text for someone in particular, this long in words, has a want in mind even where it does not say it. */
const ELABORATE = 20;

/** The rubric’s level of the problem. */
export function problemLevel({ text, problem, customer, evidence, wordCount }: Signals): Level {
  const { pains, costs, frequency, workaround, benefit } = problem;
  const someone = customer.specific.length > 0;
  // Those who pay have the problem, whether or not the text finds words for it.
  const least: Level =
    evidence.level === 5 && someone
      ? 4
      : evidence.level === 5
        ? 3
        : (benefit && wordCount > 8) || (someone && wordCount >= ELABORATE)
          ? 2
          : 1;
  if (pains.length === 0) return least;
  const costly = costs.length > 0;
  const sentences = perSentence(text, pains).length;
  if (!someone && evidence.level < 4) return costly || sentences >= 2 ? 3 : (Math.max(least, 2) as Level);
  if (costly && (evidence.level >= 4 || (workaround && costs.length >= 2))) return 5;
  if (costly || evidence.level >= 4 || (workaround && frequency)) return 4;
  return 3;
}
