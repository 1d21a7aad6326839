import { adviceTextBlocks } from '../src/document/advice-text.ts';
import type { Advice, AdvicePart } from '../src/domain/advice.ts';
import { contradictionsOf, resultsOf } from '../src/domain/unit-economics.ts';
import { numbersIn } from '../src/domain/written-number.ts';

/** Faults of an advice that code can detect. Only people who compare answers can judge whether it is good. */
export interface AdviceFaults {
  /** Prices in the bet, the week or the rules, as written there, that the sums lack. */
  strayPrices: { kind: AdvicePart['kind']; price: string }[];
  /** The sums give no monthly result: there are none, or quantities are missing. */
  isUncounted: boolean;
  /** Results in the prose that differ from those of its quantities, e.g. "a month leaves 576; its quantities give 480". */
  contradictions: string[];
  /** How many of the three outcomes (go on, change, stop) the rules cover. */
  rules: number;
}

/** Parts that name the price of the recommended version. */
const PRICED_KINDS: readonly AdvicePart['kind'][] = ['bet', 'week', 'rules'];

export function faultsOf(advice: Advice): AdviceFaults {
  const { parts, sums } = advice;
  const asked = pricesOf(sums);
  const strayPrices = parts
    .filter(({ kind }) => PRICED_KINDS.includes(kind))
    .flatMap(({ kind, text }) =>
      pricesIn(text)
        .filter(({ amount }) => !asked.some((price) => isPartOf(amount, price)))
        .map(({ price }) => ({ kind, price })),
    );
  return {
    strayPrices,
    isUncounted: sums === undefined || resultsOf(sums).month === undefined,
    contradictions: (sums ? contradictionsOf(sums) : []).map(
      ({ result, stated, computed }) =>
        `${result === 'month' ? 'a month' : 'an hour'} leaves ${stated}; its quantities give ${computed}`,
    ),
    rules: rulesIn(parts.filter(({ kind }) => kind === 'rules')),
  };
}

/** The largest number of prices whose combinations are added up. */
const TOGETHER_MAX = 6;

/** The prices of the sums, and the totals of several of them. */
function pricesOf(sums: Advice['sums']): number[] {
  const prices = (sums?.lines ?? []).filter(({ kind }) => kind === 'price').map(({ value }) => value);
  const together: number[] = [];
  for (const price of prices.slice(0, TOGETHER_MAX))
    together.push(price, ...together.map((other) => other + price));
  return [...together, ...prices];
}

/** A year of a monthly price is the same price. */
const MONTHS_MAX = 12;
const TOLERANCE = 0.005;

function isPartOf(amount: number, price: number): boolean {
  const times = Math.round(amount / price);
  return times >= 1 && times <= MONTHS_MAX && Math.abs(amount - times * price) <= TOLERANCE * amount;
}

const MONEY =
  /(?:[€£$]|\b(?:EUR|GBP|USD))\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|EUR\b|GBP\b|USD\b|euros?\b|pounds?\b|libras?\b|dollars?\b|dólares\b)/giu;
/** Words just before an amount that make it a result, a cost, a cap or a comparison, and not a price. */
const NO_PRICE =
  /\b(?:dejan?|quedan?|ganas?|salen?|tocan?|sueldo|gast\w*|tope|cuestan?|costes?|seguro|póliza|prima|fianza|presupuesto|menos de|más de|como mucho|ahorran?|leaves?|left|makes?|earns?|comes? to|that is|works out|spend\w*|cap|costs?|insur\w*|premium|quote|budget|deposit|under|over|above|below|(?:more|less) than|up to|saves?)\b/iu;
const BEFORE = 40;
const AN_HOUR = /^\s*(?:la hora|por hora|an hour|per hour|\/\s?h)/iu;

function pricesIn(text: string): { price: string; amount: number }[] {
  return text.split(/(?<=[.;!?])\s+|\n+/).flatMap((sentence) =>
    [...sentence.matchAll(MONEY)].flatMap(({ 0: written, index }) => {
      const before = sentence.slice(Math.max(0, index - BEFORE), index);
      const after = sentence.slice(index + written.length);
      const [amount] = numbersIn(written) ?? [];
      if (amount === undefined || NO_PRICE.test(before) || AN_HOUR.test(after)) return [];
      return [{ price: written.replace(/[.,]$/, ''), amount }];
    }),
  );
}

/** Each outcome that the rules must cover. In Spanish `para` by itself is a preposition. */
const RESULTS = [
  /\b(?:go on|going on|keep going|carry on|continue|seguir|sigue|adelante)\b/i,
  /\b(?:change|switch|cambiar|cambia)\b/i,
  /\b(?:stop|drop|parar|para si|para y|déjalo|dejarlo|abandona\w*)\b/i,
];

/** Three items of a list count as three outcomes, whatever their words. */
function rulesIn(parts: readonly AdvicePart[]): number {
  const text = parts.map((part) => part.text).join('\n');
  const items = adviceTextBlocks(text).flatMap((block) => (block.type === 'list' ? block.items : []));
  return Math.min(RESULTS.length, Math.max(items.length, RESULTS.filter((word) => word.test(text)).length));
}
