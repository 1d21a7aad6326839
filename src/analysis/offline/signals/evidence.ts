import { ANY_NUMBER, findExpression, NUMBER } from '../text/numbers.ts';
import { find, type Phrases } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf, sliceOf } from '../text/read-text.ts';
import { FUTURE } from './claim-words.ts';
import { isAhead, isClaimed, isDenied } from './claims.ts';
import { ASKED, OWN_EXPERIENCE, PAYING, TALKS, TESTS, TRADED, TRIED } from './evidence-words.ts';
import type { Statements } from './statements.ts';

/** Counted people who paid, or who tried it or signed. */
export interface Proof {
  counts: readonly Span[];
  traded: Span | undefined;
  tried: Span | undefined;
}

export function readProof(text: ReadText, { money }: Statements): Proof {
  const counts = countsIn(text);
  const planned = find(text, FUTURE);
  return {
    counts,
    traded: firstCounted(text, TRADED, counts, money, planned),
    tried: firstCounted(text, TRIED, counts, money, planned),
  };
}

export function proofSpans({ traded, tried }: Proof): Span[] {
  return [traded, tried].filter((span) => span !== undefined);
}

/** Without a figure these are only words. */
const NOUNS_OF_TRADE =
  /^(?:ventas|sales|contrat|signed contr|turnover|facturacion|ingresos|revenue|monthly|recurring|mrr|retenc|retent|churn|clientes|repeat|vend|sold)/;

/** The best evidence the text gives, as the rubric's level. Plans and denials are none. */
export function readEvidence(
  text: ReadText,
  { traded, tried }: Proof,
): { level: 1 | 2 | 3 | 4 | 5; at: Span | undefined } {
  const numbers = findExpression(text, ANY_NUMBER);
  const counted = (span: Span) => {
    const { start, end } = sentenceOf(text, span);
    return numbers.some((number) => start <= number.start && number.start < end);
  };
  const claimed = (phrases: Phrases) => find(text, phrases).filter((span) => isClaimed(text, span));
  const paying = find(text, PAYING).filter(
    (span) => isClaimed(text, span) || /^(cero|ning|sin|zero|no|none|nobody)/.test(sliceOf(text, span)),
  );
  const testing = claimed(TESTS);
  const talking = claimed(TALKS);
  const planned = find(text, FUTURE);
  const asked = find(text, ASKED).find((span) => !isAhead(text, span, planned));
  const first = (spans: readonly Span[], level: 3 | 4 | 5 | 2) =>
    spans[0] ? { level, at: spans[0] } : undefined;
  return (
    first(paying.filter(counted), 5) ??
    first(traded ? [traded] : [], 5) ??
    first(testing.filter(counted), 4) ??
    first(tried ? [tried] : [], 4) ??
    first(
      paying.filter((span) => !NOUNS_OF_TRADE.test(sliceOf(text, span))),
      3,
    ) ??
    first(testing, 3) ??
    first(talking, 3) ??
    first(asked ? [asked] : [], 3) ??
    first(
      find(text, OWN_EXPERIENCE).filter((span) => !isDenied(text, span)),
      2,
    ) ?? { level: 1, at: undefined }
  );
}

const UNITS =
  /^\s?(?:€|£|\$|%|euros?|eur|centimos|cents?|pence|pounds?|quid|dolares|dollars|pesos|p\b|c\b|por ciento|per ?cent|horas?|dias?|semanas?|mes(?:es)?|anos?|minutos?|hours?|days?|weeks?|months?|years?|minutes?|km|kg|kilos?|am\b|pm\b|de la (?:manana|tarde)|grados|o'clock)/;

const COUNT = new RegExp(
  `(?<![a-z0-9€£$.,])(?:${NUMBER}|ambos|ambas|both|varios|varias|several|dozens|docenas|hundreds|cientos)(?![a-z0-9])`,
  'g',
);

/** Numbers of people or things: neither money nor time nor a share. */
function countsIn(text: ReadText): Span[] {
  return findExpression(text, COUNT).filter(({ end }) => !UNITS.test(text.folded.slice(end, end + 16)));
}

/** Letters between a count and what those counted did. */
const COUNT_REACH = 60;

function firstCounted(
  text: ReadText,
  phrases: Phrases,
  counts: readonly Span[],
  money: readonly Span[],
  planned: readonly Span[],
): Span | undefined {
  for (const span of find(text, phrases)) {
    if (isAhead(text, span, planned)) continue;
    const sentence = text.sentences.find(({ start, end }) => start <= span.start && span.start < end);
    if (!sentence) continue;
    const count = counts.find((count) => {
      if (count.start < sentence.start || count.start >= sentence.end) return false;
      const from = Math.min(count.end, span.end);
      const to = Math.max(count.start, span.start);
      if (to - from > COUNT_REACH) return false;
      return !money.some(({ start, end }) => start < to && end > from && start >= from);
    });
    if (count) return { start: Math.min(count.start, span.start), end: Math.max(count.end, span.end) };
  }
  return undefined;
}
