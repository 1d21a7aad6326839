import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostOpen, RESULTS, type SumResult, sumsOf } from './sum-results.ts';
import {
  QUANTITY_KINDS,
  QUANTITY_LIMITS,
  type Quantity,
  type QuantityKind,
  type Sums,
  sumsSchema,
  TIMES,
  timesOf,
  withNumbers,
} from './sums.ts';

function quantity(kind: QuantityKind, value: number, rest: Partial<Quantity> = {}): Quantity {
  return { kind, value, basis: 'said', ...rest };
}

function sums(...quantities: Quantity[]): Sums {
  return { unit: 'visita', currency: 'EUR', quantities };
}

const VISITS = sums(
  quantity('price', 45, { low: 40, high: 50 }),
  quantity('cost', 5.5),
  quantity('hours', 1.5),
  quantity('fixed', 60),
  quantity('start', 300),
  quantity('units', 8, { low: 4, high: 12, basis: 'open' }),
  quantity('units', 30, { when: 'year', basis: 'open' }),
);

describe('the sums', () => {
  it('each result is computed from the quantities, in cents', () => {
    expect(sumsOf(VISITS, 'begin')).toEqual({
      margin: { low: 3450, likely: 3950, high: 4450 },
      result: { low: 7800, likely: 25_600, high: 47_400 },
      perHour: { low: 1300, likely: 2133, high: 2633 },
      breakEven: { low: 2, likely: 2, high: 2 },
      payback: { low: 1, likely: 2, high: 4 },
    });
    expect(sumsOf(VISITS, 'year').result).toEqual({ low: 97_500, likely: 112_500, high: 127_500 });
    expect(timesOf(VISITS)).toEqual(['begin', 'year']);
  });

  it('a commission is its share of an amount, and is not rounded before the result', () => {
    const whole = sums(
      quantity('share', 0.15),
      quantity('amount', 45.5),
      quantity('cost', 0),
      quantity('fixed', 0),
      quantity('units', 2),
    );
    expect(sumsOf(whole, 'begin').margin).toMatchObject({ likely: 683 });
    expect(sumsOf(whole, 'begin').result).toMatchObject({ likely: 1365 });
  });

  it('further costs, hours and fixed costs add up; a quantity of another time does not count', () => {
    const whole = sums(
      quantity('price', 10),
      quantity('cost', 2),
      quantity('cost', 1),
      quantity('fixed', 100, { when: 'begin' }),
      quantity('fixed', 300, { when: 'year' }),
      quantity('units', 50),
      quantity('units', 100, { when: 'year' }),
    );
    expect(sumsOf(whole, 'begin').result).toMatchObject({ likely: 25_000 });
    expect(sumsOf(whole, 'year').result).toMatchObject({ likely: 40_000 });
  });

  it('a missing quantity leaves its results out and is named', () => {
    const results = sumsOf(sums(quantity('price', 10), quantity('units', 3)), 'begin');
    expect(results.margin).toEqual({ missing: [{ kind: 'cost' }] });
    expect(results.payback).toEqual({
      missing: [{ kind: 'cost' }, { kind: 'fixed' }, { kind: 'start' }],
    });
    expect(sumsOf(sums(quantity('share', 0.1)), 'year').result).toEqual({
      missing: [{ kind: 'amount' }, { kind: 'cost' }, { kind: 'units', when: 'year' }, { kind: 'fixed' }],
    });
  });

  it('a loss on each unit never breaks even and never earns the start back', () => {
    const losing = sums(
      quantity('price', 5, { high: 9 }),
      quantity('cost', 8),
      quantity('fixed', 100),
      quantity('start', 50),
      quantity('units', 10),
    );
    expect(sumsOf(losing, 'begin')).toMatchObject({
      margin: { low: -300, likely: -300, high: 100 },
      breakEven: { low: 100, likely: null, high: null },
      payback: { low: null, likely: null, high: null },
    });
  });

  it('a range out of order is read as its likely value', () => {
    const whole = sums(quantity('price', 10, { low: 12, high: 9 }), quantity('cost', 0));
    expect(sumsOf(whole, 'begin').margin).toEqual({ low: 1000, likely: 1000, high: 1000 });
  });

  it('hours or units of zero give no result of an hour', () => {
    const idle = sums(
      quantity('price', 10),
      quantity('cost', 0),
      quantity('fixed', 5),
      quantity('hours', 0),
      quantity('units', 0),
    );
    expect(sumsOf(idle, 'begin').perHour).toEqual({ missing: [{ kind: 'hours' }] });
    expect(sumsOf(idle, 'begin').result).toMatchObject({ likely: -500 });
  });

  it('the open quantities that move the result most come first', () => {
    const whole = sums(
      quantity('price', 20, { low: 18, high: 22, basis: 'open' }),
      quantity('cost', 5, { low: 1, high: 9, basis: 'known' }),
      quantity('units', 50, { low: 10, high: 90, basis: 'open' }),
      quantity('fixed', 100, { low: 90, high: 110, basis: 'open', changed: true }),
    );
    expect(mostOpen(whole)).toEqual([2, 0]);
  });
});

describe('a changed quantity', () => {
  const price = quantity('price', 45, { low: 40, high: 50 });

  it('is marked, keeps what the model said, and is no longer open', () => {
    const once = withNumbers(price, { value: 60 });
    expect(once).toEqual({
      kind: 'price',
      basis: 'said',
      value: 60,
      changed: true,
      before: { value: 45, low: 40, high: 50 },
    });
    expect(withNumbers(once, { value: 70, high: 80 })).toMatchObject({
      value: 70,
      high: 80,
      before: { value: 45 },
    });
  });

  it('is as before with the numbers of the model', () => {
    expect(withNumbers(withNumbers(price, { value: 60 }), { value: 45, low: 40, high: 50 })).toEqual(price);
  });
});

const numbers = fc.oneof(
  fc.constantFrom(0, 0.01, 1, 1e7, 1e9),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
  fc.integer({ min: 0, max: 5000 }),
);
const anyQuantity: fc.Arbitrary<Quantity> = fc
  .record({
    kind: fc.constantFrom(...QUANTITY_KINDS),
    when: fc.constantFrom(undefined, ...TIMES),
    value: numbers,
    low: fc.option(numbers, { nil: undefined }),
    high: fc.option(numbers, { nil: undefined }),
    basis: fc.constantFrom('said' as const, 'known' as const, 'open' as const),
  })
  .map(({ kind, value, low, high, ...rest }) => {
    const within = (number: number) => Math.min(number, QUANTITY_LIMITS[kind]);
    return {
      kind,
      ...rest,
      value: within(value),
      low: low === undefined ? low : within(low),
      high: high === undefined ? high : within(high),
    };
  });
const anySums = fc
  .array(anyQuantity, { minLength: 1, maxLength: 12 })
  .map((quantities): Sums => sums(...quantities));

/** Where no bound is drawn: upwards for what is reached once, both ways for an hour. */
function ordered(name: (typeof RESULTS)[number], outcome: SumResult): boolean {
  if (outcome.missing) return outcome.missing.length > 0;
  const { low, likely, high } = outcome;
  const bottom = name === 'perHour' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const [least, middle, most] = [
    low ?? bottom,
    likely ?? Number.POSITIVE_INFINITY,
    high ?? Number.POSITIVE_INFINITY,
  ];
  return least <= middle && middle <= most;
}

describe('any sums', () => {
  it('every result is whole numbers in order, or names what is missing', () => {
    fc.assert(
      fc.property(anySums, fc.constantFrom(...TIMES), (whole, time) => {
        expect(sumsSchema.safeParse(whole).success).toBe(true);
        const results = sumsOf(whole, time);
        for (const name of RESULTS) {
          const result = results[name];
          expect(ordered(name, result), `${name} ${JSON.stringify(result)}`).toBe(true);
          if (result.missing) continue;
          for (const number of [result.low, result.likely, result.high]) {
            if (number !== null) expect(Number.isInteger(number)).toBe(true);
          }
        }
        for (const index of mostOpen(whole)) expect(whole.quantities[index]?.basis).toBe('open');
      }),
    );
  });

  it('every result lies within its range wherever the quantities lie within theirs', () => {
    const range = fc
      .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 300 })))
      .map((drawn) => drawn.toSorted((one, other) => one - other).map((number) => number / 4));
    const kinds = ['price', 'cost', 'hours', 'fixed', 'start', 'units'] as const;
    fc.assert(
      fc.property(
        fc.tuple(...kinds.map(() => range)),
        fc.tuple(...kinds.map(() => fc.constantFrom(0, 2, 3))),
        (ranges, places) => {
          const parts = kinds.map((kind, index) => ({ kind, drawn: ranges[index] as number[] }));
          const whole = parts.map(({ kind, drawn: [low, one, , high] }) =>
            quantity(kind, one as number, { low, high } as Partial<Quantity>),
          );
          // Corners of the ranges, and points within.
          const inside = parts.map(({ kind, drawn }, index) =>
            quantity(kind, drawn[places[index] as number] as number),
          );
          const [all, drawn] = [sumsOf(sums(...whole), 'begin'), sumsOf(sums(...inside), 'begin')];
          for (const name of RESULTS) {
            const [bounds, { likely }] = [all[name], drawn[name]] as [SumResult, { likely?: number | null }];
            if (bounds.missing || likely === undefined) continue;
            const at = likely ?? Number.POSITIVE_INFINITY;
            const bottom = name === 'perHour' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
            expect(at, name).toBeGreaterThanOrEqual(bounds.low ?? bottom);
            expect(at, name).toBeLessThanOrEqual(bounds.high ?? Number.POSITIVE_INFINITY);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('selling the units to break even leaves no loss, and one unit less leaves one', () => {
    const businesses = fc.record({
      price: fc.integer({ min: 1, max: 10_000 }),
      cost: fc.integer({ min: 0, max: 10_000 }),
      fixed: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(businesses, ({ price, cost, fixed }) => {
        const parts = [
          quantity('price', price / 100),
          quantity('cost', cost / 100),
          quantity('fixed', fixed / 100),
        ];
        const { breakEven } = sumsOf(sums(...parts), 'begin');
        if (breakEven.missing) throw new Error('nothing is missing');
        const { likely } = breakEven;
        if (likely === null) {
          expect(price).toBeLessThanOrEqual(cost);
          return;
        }
        const resultOf = (units: number) => units * (price - cost) - fixed;
        expect(resultOf(likely)).toBeGreaterThanOrEqual(0);
        expect(resultOf(likely - 1)).toBeLessThan(0);
      }),
    );
  });
});
