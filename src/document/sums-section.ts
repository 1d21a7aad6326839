import type { Language } from '../domain/language.ts';
import {
  mostOpen,
  pricePartsOf,
  RESULTS,
  type SumResult,
  type SumResults,
  sumsOf,
} from '../domain/sum-results.ts';
import { type Quantity, rangeOf, type Sums, timesOf } from '../domain/sums.ts';
import type { SumsBlock, SumsLine, SumsPicture } from './blocks.ts';
import { moneyText, numberText, quantityName, quantityText } from './quantity-text.ts';
import { sumsMessages } from './sums-messages.ts';

/** Open quantities that are named: more would not be read. */
const NAMED_OPEN = 3;

/** The sums of a plan, with every result computed here. */
export function sumsBlock(sums: Sums, language: Language): SumsBlock {
  const texts = sumsMessages[language];
  const times = timesOf(sums);
  const computed = times.map((time) => sumsOf(sums, time));
  const open = mostOpen(sums)
    .slice(0, NAMED_OPEN)
    .map((index) => quantityName(sums.quantities[index] as Quantity, sums, language).toLowerCase());
  return {
    type: 'sums',
    open: open.length > 0 ? texts.open(open) : undefined,
    heads: [texts.quantity, texts.value, texts.basisHead],
    quantities: sums.quantities.map((quantity) => quantityRow(quantity, sums, language)),
    resultHeads: [
      texts.whatComesOut,
      ...(times.length > 1 ? times.map((time) => texts[time]) : [texts.comesOut]),
    ],
    results: RESULTS.map((result) => {
      const cells = computed.map((results) => resultCell(result, results[result], sums, language));
      const isSame = cells.every(({ text, range }) => text === cells[0]?.text && range === cells[0]?.range);
      const name = result === 'margin' ? texts.margin(sums.unit || texts.aUnit) : texts[result];
      return { name, cells: isSame ? cells.slice(0, 1) : cells };
    }),
    picture: pictureOf(sums, language),
    notes: [texts.byCode],
  };
}

function quantityRow(quantity: Quantity, sums: Sums, language: Language): SumsBlock['quantities'][number] {
  const { kind, value, basis, note, changed = false, before } = quantity;
  const texts = sumsMessages[language];
  const text = (number: number) => quantityText(kind, number, sums, language);
  const { low, high } = rangeOf(quantity);
  return {
    name: quantityName(quantity, sums, language),
    value: text(value),
    range: low < high ? texts.between(text(low), text(high)) : undefined,
    basis: changed ? texts.own(before && text(before.value)) : texts.basis[basis],
    note: note || undefined,
    isChanged: changed,
  };
}

/** One result as text: its likely value, and its range where it has one. */
function resultCell(
  name: keyof SumResults,
  outcome: SumResult,
  { currency }: Sums,
  language: Language,
): SumsBlock['results'][number]['cells'][number] {
  const texts = sumsMessages[language];
  if (outcome.missing) return { text: texts.missing(outcome.missing) };
  const { low, likely, high } = outcome;
  const text = (number: number) => {
    if (name === 'breakEven') return numberText(number, language);
    if (name === 'payback') return texts.months(numberText(number, language));
    return moneyText(number / 100, currency, language);
  };
  if (name === 'perHour') {
    const isBounded = low !== null && high !== null;
    const range = isBounded
      ? low < high && texts.between(text(low), text(high))
      : low !== null
        ? texts.from(text(low))
        : high !== null && texts.upTo(text(high));
    return { text: likely === null ? texts.never : text(likely), range: range || undefined };
  }
  const reached = (number: number | null) => (number === null ? texts.never : text(number));
  return {
    text: reached(likely),
    range: low === high ? undefined : texts.between(reached(low), reached(high)),
  };
}

/** `undefined` if the price or the cost is missing, or the price is nothing. */
function pictureOf(sums: Sums, language: Language): SumsPicture | undefined {
  const texts = sumsMessages[language];
  const time = timesOf(sums).at(-1) ?? 'begin';
  const found = pricePartsOf(sums, time);
  if (!found || found.income === 0) return undefined;
  const { income, cost, fixed, rest, units } = found;
  const all = Math.max(income, cost + (fixed ?? 0));
  const kinds = [
    ['cost', cost],
    ['fixed', fixed ?? 0],
    [rest < 0 ? 'loss' : 'rest', Math.abs(rest)],
  ] as const;
  const parts = kinds
    .filter(([, cents]) => cents > 0)
    .map(([kind, cents]) => ({
      kind,
      name: texts[`${kind}Part`],
      text: moneyText(cents / 100, sums.currency, language),
      share: cents / all,
    }));
  const { breakEven } = sumsOf(sums, time);
  const reached = breakEven.missing ? undefined : breakEven.likely;
  const line = reached === undefined ? undefined : lineOf(sums, found, reached, language);
  const sentence = [
    texts.goesTo(
      moneyText(income / 100, sums.currency, language),
      parts.map(({ text, name }) => texts.part(text, name)),
      fixed === undefined ? undefined : numberText(units, language),
    ),
    ...(reached === undefined
      ? []
      : [reached === null ? texts.neverBreaksEven : texts.breaksEven(numberText(reached, language))]),
  ].join(' ');
  // The part that is lost lies beyond the price: costs fill the bar.
  const drawn = parts.filter(({ kind }) => kind !== 'loss');
  return { parts: drawn, price: income / all, line, inWords: sentence };
}

/** Room to the right of the last mark. */
const LINE_ROOM = 1.15;

function lineOf(
  sums: Sums,
  { income, cost, fixedMonthly = 0 }: { income: number; cost: number; fixedMonthly: number | undefined },
  breakEven: number | null,
  language: Language,
): SumsLine | undefined {
  const texts = sumsMessages[language];
  const sold = timesOf(sums).flatMap((time) => {
    const units = pricePartsOf(sums, time)?.units ?? 0;
    return units > 0
      ? [{ units, text: texts.atTime(numberText(units, language), texts[time]), isBreakEven: false }]
      : [];
  });
  const point =
    breakEven === null || breakEven === 0
      ? []
      : [
          {
            units: breakEven,
            text: texts.atTime(numberText(breakEven, language), texts.breakEvenMark),
            isBreakEven: true,
          },
        ];
  const most = Math.max(...[...sold, ...point].map(({ units }) => units)) * LINE_ROOM;
  if (!Number.isFinite(most) || most <= 0) return undefined;
  const end = most * (income - cost) - fixedMonthly;
  const [bottom, top] = [Math.min(-fixedMonthly, end, 0), Math.max(end, 0)];
  if (top === bottom) return undefined;
  const height = (cents: number) => (cents - bottom) / (top - bottom);
  return {
    from: height(-fixedMonthly),
    zero: height(0),
    to: height(end),
    marks: [...sold, ...point].map(({ units, ...mark }) => ({ at: units / most, ...mark })),
  };
}
