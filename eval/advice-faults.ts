import { adviceTextBlocks } from '../src/document/advice-text.ts';
import type { Advice, AdvicePart } from '../src/domain/advice.ts';
import { contradictionsOf, resultsOf } from '../src/domain/unit-economics.ts';
import { numbersIn } from '../src/domain/written-number.ts';

/** Faults of advice that code can detect. Only people who compare answers can judge whether advice is good. */
export interface AdviceFaults {
  /** Prices in the bet, the week or the rules, as written there, that are not in the sums. */
  unknownPrices: { kind: AdvicePart['kind']; price: string }[];
  /** The sums give no monthly result, because there are no sums or quantities are missing. */
  lacksMonth: boolean;
  /** Results in the prose that differ from the results of the sums, e.g. "a month leaves 576; its quantities give 480". */
  contradictions: string[];
  /** How many of the three outcomes (go on, change, stop) the rules cover. */
  rules: number;
}

/** Parts that name the price of the recommended version. */
const PRICED_KINDS: readonly AdvicePart['kind'][] = ['bet', 'week', 'rules'];

export function faultsOf(advice: Advice): AdviceFaults {
  const { parts, sums } = advice;
  const prices = pricesOf(sums);
  const unknownPrices = parts
    .filter(({ kind }) => PRICED_KINDS.includes(kind))
    .flatMap(({ kind, text }) =>
      pricesIn(text)
        .filter(({ amount }) => !prices.some((price) => isMultipleOf(amount, price)))
        .map(({ price }) => ({ kind, price })),
    );
  return {
    unknownPrices,
    lacksMonth: sums === undefined || resultsOf(sums).month === undefined,
    contradictions: (sums ? contradictionsOf(sums) : []).map(
      ({ result, stated, computed }) =>
        `${result === 'month' ? 'a month' : 'an hour'} leaves ${stated}; its quantities give ${computed}`,
    ),
    rules: rulesIn(parts.filter(({ kind }) => kind === 'rules')),
  };
}

/** The combinations of this many prices are added up. */
const ADDED_PRICES_MAX = 6;

/** The prices of the sums, and the totals of several of them. */
function pricesOf(sums: Advice['sums']): number[] {
  const prices = (sums?.lines ?? []).filter(({ kind }) => kind === 'price').map(({ value }) => value);
  const totals: number[] = [];
  for (const price of prices.slice(0, ADDED_PRICES_MAX))
    totals.push(price, ...totals.map((total) => total + price));
  return [...totals, ...prices];
}

/** An amount of up to this many months of a price counts as that price. */
const MONTHS_MAX = 12;
const TOLERANCE = 0.005;

function isMultipleOf(amount: number, price: number): boolean {
  const months = Math.round(amount / price);
  return months >= 1 && months <= MONTHS_MAX && Math.abs(amount - months * price) <= TOLERANCE * amount;
}

const MONEY =
  /(?:[€£$]|\b(?:EUR|GBP|USD))\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|EUR\b|GBP\b|USD\b|euros?\b|pounds?\b|libras?\b|dollars?\b|dólares\b)/giu;
/** Words just before an amount which show that the amount is a result, a cost, a cap or a comparison, not a price. */
const NOT_A_PRICE =
  /\b(?:dejan?|quedan?|ganas?|salen?|tocan?|sueldo|gast\w*|tope|cuestan?|costes?|seguro|póliza|prima|fianza|presupuesto|menos de|más de|como mucho|ahorran?|leaves?|left|makes?|earns?|comes? to|that is|works out|spend\w*|cap|costs?|insur\w*|premium|quote|budget|deposit|under|over|above|below|(?:more|less) than|up to|saves?)\b/iu;
/** How many characters before an amount are searched for these words. */
const BEFORE = 40;
const PER_HOUR = /^\s*(?:la hora|por hora|an hour|per hour|\/\s?h)/iu;

function pricesIn(text: string): { price: string; amount: number }[] {
  return text.split(/(?<=[.;!?])\s+|\n+/).flatMap((sentence) =>
    [...sentence.matchAll(MONEY)].flatMap(({ 0: written, index }) => {
      const before = sentence.slice(Math.max(0, index - BEFORE), index);
      const after = sentence.slice(index + written.length);
      const [amount] = numbersIn(written) ?? [];
      if (amount === undefined || NOT_A_PRICE.test(before) || PER_HOUR.test(after)) return [];
      return [{ price: written.replace(/[.,]$/, ''), amount }];
    }),
  );
}

/** The outcomes that the rules must cover. In Spanish `para` alone is a preposition. */
const OUTCOMES = [
  /\b(?:go on|going on|keep going|carry on|continue|seguir|sigue|adelante)\b/i,
  /\b(?:change|switch|cambiar|cambia)\b/i,
  /\b(?:stop|drop|parar|para si|para y|déjalo|dejarlo|abandona\w*)\b/i,
];

/** @returns how many outcomes the rules cover; three list items count as three, whatever their words */
function rulesIn(parts: readonly AdvicePart[]): number {
  const text = parts.map((part) => part.text).join('\n');
  const items = adviceTextBlocks(text).flatMap((block) => (block.type === 'list' ? block.items : []));
  return Math.min(OUTCOMES.length, Math.max(items.length, OUTCOMES.filter((word) => word.test(text)).length));
}
