import type { Level } from '../../rubric.ts';
import { findExpression } from '../text/numbers.ts';
import { find, type Phrases } from '../text/phrases.ts';
import { clauseOf, type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { PERCENT } from './amounts.ts';
import { isPlan } from './claims.ts';
import { type Proof, proofSpans } from './evidence.ts';
import type { Sum } from './money.ts';
import { BENEFIT, FREQUENCY, GET_BY, PAIN, WORKAROUND } from './problem-words.ts';
import type { Signals } from './read-signals.ts';
import { inside, ofOthers, type Statements } from './statements.ts';

/** Shorter statements name a want without telling it. In characters. */
const TOLD_LENGTH = 28;

const TIME_LOST: Phrases = {
  es: ['# (horas|dias|semanas|meses|minutos|veces|noches)'],
  en: ['# (hours|days|weeks|months|minutes|times|nights)'],
};

function isPriceTalk(text: ReadText, span: Span, money: readonly Sum[]): boolean {
  if (!/^(pag|pay|car[oa]|sin |no (comm|lock|contr|minim)|gast|spen)/.test(sliceOf(text, span))) return false;
  const { start, end } = clauseOf(text, span);
  return (
    /^sin (comis|perman)|^no (comm|lock)/.test(sliceOf(text, span)) ||
    money.some((sum) => sum.role === 'price' && start <= sum.start && sum.start < end)
  );
}

/** What hurts, what it costs and how people get by today. */
export function readProblem(
  text: ReadText,
  statements: Statements,
  proof: Proof,
  money: readonly Sum[],
): Signals['problem'] {
  const others = ofOthers(statements, proofSpans(proof));
  const quantified = (piece: Span) => inside(statements.quantities, piece).length > 0;
  const wants = others.filter((piece) => piece.adverse || (piece.now && quantified(piece)));
  const hurts = find(text, PAIN).filter((span) => !isPriceTalk(text, span, money));
  const pains = hurts.length > 0 ? hurts : wants;
  const painSentences = pains.map((span) => sentenceOf(text, span));
  const inPain = (span: Span) => painSentences.some((sentence) => inside([span], sentence).length > 0);
  const isPrice = (span: Span) => money.some(({ role, start }) => role === 'price' && start === span.start);
  const lost = [
    ...money.filter(({ role }) => role === 'pain'),
    ...findExpression(text, PERCENT),
    ...find(text, TIME_LOST),
    ...statements.quantities.filter(
      (span) => !money.some(({ start, end }) => start < span.end && span.start < end),
    ),
  ];
  const ofPrice = ({ start, end }: Span) =>
    money.some((sum) => sum.role !== 'pain' && sum.start < end && start < sum.end);
  return {
    pains,
    cost:
      lost.find((span) => inPain(span) && !isPrice(span)) ??
      others
        .flatMap((piece) => (piece.adverse || piece.now ? inside(statements.quantities, piece) : []))
        .find((span) => !ofPrice(span)),
    frequency: find(text, FREQUENCY).find(
      (span) =>
        inPain(span) && !money.some((sum) => sum.role === 'price' && Math.abs(sum.end - span.start) < 4),
    ),
    workaround:
      find(text, WORKAROUND).find((span) => !isPlan(text, span)) ??
      others
        .filter((piece) => piece.now || (piece.adverse && quantified(piece)))
        .flatMap((piece) => inside(find(text, GET_BY), piece))[0],
    told: wants.find(({ start, end }) => end - start >= TOLD_LENGTH),
    benefit: find(text, BENEFIT)[0],
  };
}

/** A text for someone in particular, this long in words, has a want in mind even where it does not say it. */
const ELABORATE = 20;

/** The rubric’s level of the problem. */
export function problemLevel({ problem, customer, evidence, wordCount }: Signals): Level {
  const costly = problem.cost !== undefined;
  const someone = customer.specific.length > 0;
  // Those who pay have the problem, whether or not the text finds words for it.
  const least: Level =
    evidence.level === 5 && someone
      ? 4
      : evidence.level === 5
        ? 3
        : (problem.benefit && wordCount > 8) || (someone && wordCount >= ELABORATE)
          ? 2
          : 1;
  if (problem.pains.length === 0) return least;
  if (!someone) return costly || problem.told ? 3 : (Math.max(least, 2) as Level);
  if (costly && (problem.workaround || evidence.level >= 4)) return 5;
  if (costly || (problem.frequency && problem.pains.length >= 2)) return 4;
  return evidence.level >= 4 ? 4 : 3;
}
