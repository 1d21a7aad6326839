import { holds, type QuantityKind, rangeOf, type Sums, type Time, timesOf } from './sums.ts';

/** A quantity that a result needs. */
export interface Needed {
  kind: QuantityKind;
  when?: Time;
}

/**
 * A computed result. Money is in cents, rounded once. A `null` has no bound: break-even or the months are never reached,
 * or no hours are worked.
 */
export type SumResult =
  | { missing: readonly Needed[] }
  | { missing?: undefined; low: number | null; likely: number | null; high: number | null };

export const RESULTS = ['margin', 'result', 'perHour', 'breakEven', 'payback'] as const;
/**
 * `margin` a unit, `result` a month, `perHour` of own work: cents. `breakEven`: units a month. `payback`: months until the
 * result has earned what is spent once.
 */
export type SumResults = Readonly<Record<(typeof RESULTS)[number], SumResult>>;

/** Computes every result at one time, each with the range between everything going badly and everything going well. */
export function sumsOf(sums: Sums, time: Time): SumResults {
  const known = new Known(sums, time);
  return {
    margin: margin(known),
    result: result(known),
    perHour: perHour(known),
    breakEven: breakEven(known),
    payback: payback(known),
  };
}

/** Where the likely price of one unit goes, in cents, with the fixed costs shared by the units of that time. */
interface PriceParts {
  income: number;
  cost: number;
  /** `undefined` without units or fixed costs. */
  fixed: number | undefined;
  rest: number;
  units: number;
  fixedMonthly: number | undefined;
}

export function pricePartsOf(sums: Sums, time: Time): PriceParts | undefined {
  const known = new Known(sums, time);
  const [income, cost] = [known.income, known.get('cost')];
  if (!income || !cost) return undefined;
  const [fixed, units] = [known.get('fixed')?.likely, known.get('units')?.likely ?? 0n];
  const margin = income.likely - cost.likely * SHARE_PARTS;
  const hasFixed = fixed !== undefined && units > 0n;
  return {
    income: rounded({ over: income.likely, under: SHARE_PARTS }) as number,
    cost: Number(cost.likely),
    fixed: hasFixed ? (rounded({ over: fixed * PARTS, under: units }) as number) : undefined,
    rest: rounded(
      hasFixed
        ? { over: monthly(units, margin, fixed), under: units * SHARE_PARTS }
        : { over: margin, under: SHARE_PARTS },
    ) as number,
    units: Number(units) / Number(PARTS),
    fixedMonthly: fixed === undefined ? undefined : Number(fixed),
  };
}

/** The indices of the open quantities whose range moves the result most, the largest first. */
export function mostOpen(sums: Sums): number[] {
  const time = timesOf(sums).at(-1) ?? 'begin';
  const likely = (index: number, value: number) => {
    const quantities = sums.quantities.map((each, at) =>
      at === index ? { ...each, value } : { ...each, low: each.value, high: each.value },
    );
    const { result: whole, margin: unit } = sumsOf({ ...sums, quantities }, time);
    const moved = whole.missing ? unit : whole;
    return moved.missing ? 0 : (moved.likely ?? 0);
  };
  return sums.quantities
    .flatMap((quantity, index) => {
      if (quantity.basis !== 'open' || quantity.changed) return [];
      const { low, high } = rangeOf(quantity);
      const moved = Math.abs(likely(index, high) - likely(index, low));
      return moved > 0 ? [{ index, moved }] : [];
    })
    .sort((one, other) => other.moved - one.moved)
    .map(({ index }) => index);
}

interface Range {
  low: bigint;
  likely: bigint;
  high: bigint;
}

/** Kinds whose quantities add up. Of the others the first one counts. */
const ADDED: ReadonlySet<QuantityKind> = new Set(['cost', 'hours', 'fixed', 'start']);

/** Shares are kept in ten-thousandths, everything else in hundredths: money in cents. */
const SHARE_PARTS = 10_000n;
const PARTS = 100n;

/** The quantities of one time as exact integers. */
class Known {
  readonly #sums: Sums;
  readonly #time: Time;

  constructor(sums: Sums, time: Time) {
    this.#sums = sums;
    this.#time = time;
  }

  get(kind: QuantityKind): Range | undefined {
    const found = this.#sums.quantities.filter((each) => each.kind === kind && holds(each, this.#time));
    const counted = ADDED.has(kind) ? found : found.slice(0, 1);
    if (counted.length === 0) return undefined;
    const parts = Number(kind === 'share' ? SHARE_PARTS : PARTS);
    const sum = (part: 'low' | 'value' | 'high') =>
      counted.reduce((total, each) => total + BigInt(Math.round(rangeOf(each)[part] * parts)), 0n);
    return { low: sum('low'), likely: sum('value'), high: sum('high') };
  }

  /** Which of these are missing. */
  missing(...kinds: readonly QuantityKind[]): Needed[] {
    return kinds.filter((kind) => this.get(kind) === undefined).map((kind) => this.needed(kind));
  }

  needed(kind: QuantityKind): Needed {
    return kind === 'units' ? { kind, when: this.#time } : { kind };
  }

  /** What one unit brings in, in ten-thousandths of a cent. */
  get income(): Range | undefined {
    const [price, share, base] = [this.get('price'), this.get('share'), this.get('amount')];
    if (price) return mapped(price, (cents) => cents * SHARE_PARTS);
    if (!share || !base) return undefined;
    return { low: share.low * base.low, likely: share.likely * base.likely, high: share.high * base.high };
  }

  get missingMargin(): Needed[] {
    const hasPart = this.get('share') || this.get('amount');
    const income = this.income ? [] : hasPart ? this.missing('share', 'amount') : this.missing('price');
    return [...income, ...this.missing('cost')];
  }

  /** Income less direct cost of one unit, in ten-thousandths of a cent. */
  get margin(): Range | undefined {
    const [income, cost] = [this.income, this.get('cost')];
    if (!income || !cost) return undefined;
    return {
      low: income.low - cost.high * SHARE_PARTS,
      likely: income.likely - cost.likely * SHARE_PARTS,
      high: income.high - cost.low * SHARE_PARTS,
    };
  }
}

function margin(known: Known): SumResult {
  const range = known.margin;
  if (!range) return { missing: known.missingMargin };
  return outcome(mapped(range, (part) => ({ over: part, under: SHARE_PARTS })));
}

/** The result of a month is this fraction of a cent. */
const RESULT_PARTS = SHARE_PARTS * PARTS;

/** The result of a month for given units, margin and fixed costs, in `RESULT_PARTS`. */
function monthly(units: bigint, unitMargin: bigint, fixed: bigint): bigint {
  return units * unitMargin - fixed * RESULT_PARTS;
}

function resultRange(known: Known): Range | undefined {
  const [unit, units, fixed] = [known.margin, known.get('units'), known.get('fixed')];
  if (!unit || !units || !fixed) return undefined;
  // With a loss on each unit, more units are worse.
  return {
    low: least(monthly(units.low, unit.low, fixed.high), monthly(units.high, unit.low, fixed.high)),
    likely: monthly(units.likely, unit.likely, fixed.likely),
    high: most(monthly(units.low, unit.high, fixed.low), monthly(units.high, unit.high, fixed.low)),
  };
}

function result(known: Known): SumResult {
  const range = resultRange(known);
  if (!range) return { missing: [...known.missingMargin, ...known.missing('units', 'fixed')] };
  return outcome(mapped(range, (part) => ({ over: part, under: RESULT_PARTS })));
}

function perHour(known: Known): SumResult {
  const [unit, units, fixed, hours] = [
    known.margin,
    known.get('units'),
    known.get('fixed'),
    known.get('hours'),
  ];
  const missing = [...known.missingMargin, ...known.missing('units', 'fixed', 'hours')];
  if (!unit || !units || !fixed || !hours) return { missing };
  // Without sales or work there is no result of an hour.
  for (const [kind, { likely }] of [['hours', hours] as const, ['units', units] as const]) {
    if (likely === 0n) return { missing: [known.needed(kind)] };
  }
  const at = (sold: bigint, unitMargin: bigint, spent: bigint, worked: bigint): Fraction | null =>
    worked === 0n ? null : { over: monthly(sold, unitMargin, spent), under: PARTS * sold * worked };
  const corners = (unitMargin: bigint, spent: bigint) =>
    [units.low, units.high]
      .filter((sold) => sold > 0n)
      .flatMap((sold) => [hours.low, hours.high].map((worked) => at(sold, unitMargin, spent, worked)));
  // With few enough sales, fixed costs make an hour as bad as one likes.
  const isBottomless = units.low === 0n && fixed.high > 0n;
  return outcome({
    low: isBottomless ? null : extreme(corners(unit.low, fixed.high), -1),
    likely: at(units.likely, unit.likely, fixed.likely, hours.likely),
    high: extreme(corners(unit.high, fixed.low), 1),
  });
}

function breakEven(known: Known): SumResult {
  const [unit, fixed] = [known.margin, known.get('fixed')];
  if (!unit || !fixed) return { missing: [...known.missingMargin, ...known.missing('fixed')] };
  const needed = (spent: bigint, unitMargin: bigint) => reached(spent * SHARE_PARTS, unitMargin);
  return {
    low: needed(fixed.low, unit.high),
    likely: needed(fixed.likely, unit.likely),
    high: needed(fixed.high, unit.low),
  };
}

/** More months than this count as never. */
const PAYBACK_MAX_MONTHS = 600;

function payback(known: Known): SumResult {
  const [range, start] = [resultRange(known), known.get('start')];
  if (!range || !start) {
    return { missing: [...known.missingMargin, ...known.missing('units', 'fixed', 'start')] };
  }
  const months = (spent: bigint, earned: bigint) => {
    const needed = reached(spent * RESULT_PARTS, earned);
    return needed !== null && needed > PAYBACK_MAX_MONTHS ? null : needed;
  };
  return {
    low: months(start.low, range.high),
    likely: months(start.likely, range.likely),
    high: months(start.high, range.low),
  };
}

/** How often `step` must be taken to reach `goal`, rounded up; `null` if it never is. */
function reached(goal: bigint, step: bigint): number | null {
  if (goal === 0n) return 0;
  if (step <= 0n) return null;
  return Number((goal + step - 1n) / step);
}

/** A fraction with a positive denominator. */
interface Fraction {
  over: bigint;
  under: bigint;
}

type Bounds<Part> = Record<'low' | 'likely' | 'high', Part>;

function outcome({ low, likely, high }: Bounds<Fraction | null>): SumResult {
  return { low: rounded(low), likely: rounded(likely), high: rounded(high) };
}

/** To the nearest integer, halves away from zero. */
function rounded(fraction: Fraction | null): number | null {
  if (!fraction) return null;
  const { over, under } = fraction;
  const size = over < 0n ? -over : over;
  const whole = (2n * size + under) / (2n * under);
  return Number(over < 0n ? -whole : whole);
}

/** The largest (`direction` 1) or smallest fraction; `null` if one of them has no bound. */
function extreme(fractions: readonly (Fraction | null)[], direction: 1 | -1): Fraction | null {
  let best: Fraction | null = null;
  for (const each of fractions) {
    if (!each) return null;
    const isBeyond = best && each.over * best.under > best.over * each.under;
    if (!best || (direction === 1 ? isBeyond : !isBeyond)) best = each;
  }
  return best;
}

function mapped<Part>({ low, likely, high }: Range, change: (part: bigint) => Part): Bounds<Part> {
  return { low: change(low), likely: change(likely), high: change(high) };
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function most(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
