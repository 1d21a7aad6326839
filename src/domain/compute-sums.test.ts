import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedOf, contradictionsOf, withValue } from './compute-sums.ts';
import { LINE_KINDS, LINE_LIMITS, type LineKind, type Sums, type SumsLine } from './sums.ts';

const line = (kind: LineKind, value: number): SumsLine => ({ kind, what: kind, value, basis: 'open' });
const results = (...lines: SumsLine[]) => computedOf({ lines });
const sums = (rest: Partial<Sums> = {}): Sums => ({
  unit: 'box',
  currency: 'GBP',
  lines: [line('price', 20), line('cost', 5), line('fixed', 200), line('units', 60), line('hours', 0.5)],
  ...rest,
});

describe('the results of the quantities', () => {
  it('are the profits of a unit, a month and an hour, the units to break even, and the months to earn `start` back', () => {
    const all = results(
      line('price', 49),
      line('cost', 3),
      line('cost', 2),
      line('fixed', 150),
      line('fixed', 60),
      line('units', 20),
      line('hours', 2),
      line('hours', 0.5),
      line('start', 1340),
    );
    expect(all).toEqual({ margin: 44, month: 670, hour: 13.4, breakEven: 5, payback: 2 });
  });

  it('a share is per cent of the price, so that a lower price moves it too', () => {
    const tax = line('share', 20);
    expect(results(line('price', 125), tax, line('cost', 50))).toEqual({ margin: 50 });
    expect(results(line('price', 95), tax, line('share', 2.5), line('cost', 50))).toEqual({ margin: 23.63 });
  });

  it.each<[LineKind, string[]]>([
    ['price', []],
    ['cost', ['breakEven', 'hour', 'margin', 'month', 'payback']],
    ['fixed', ['margin']],
    ['units', ['margin', 'breakEven']],
    ['hours', ['margin', 'month', 'breakEven', 'payback']],
    ['start', ['margin', 'month', 'hour', 'breakEven']],
  ])('without %s lack exactly the results that need it', (kind, present) => {
    const all = [...sums().lines, line('start', 700)];
    expect(Object.keys(computedOf({ lines: all.filter((each) => each.kind !== kind) })).sort()).toEqual(
      present.toSorted(),
    );
  });

  it('count money exactly', () => {
    expect(results(line('price', 0.3), line('cost', 0.1), line('cost', 0.1), line('fixed', 10))).toEqual({
      margin: 0.1,
      breakEven: 100,
    });
  });

  it('have no break-even if a unit makes no profit, and no payback if a month makes no profit', () => {
    const loss = results(
      line('price', 5),
      line('cost', 5),
      line('fixed', 0),
      line('units', 10),
      line('hours', 1),
      line('start', 100),
    );
    expect(loss).toEqual({ margin: 0, month: 0, hour: 0 });
  });

  it('have no profit of an hour without working hours', () => {
    expect(
      results(...sums().lines.filter(({ kind }) => kind !== 'hours'), line('hours', 0)),
    ).not.toHaveProperty('hour');
  });

  it('are finite and never −0 for any quantities', () => {
    const anyLine = fc
      .constantFrom(...LINE_KINDS)
      .chain((kind) =>
        fc.double({ min: 0, max: LINE_LIMITS[kind], noNaN: true }).map((value) => line(kind, value)),
      );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyLine, fc.constant(line('price', Number.NaN))), { maxLength: 20 }),
        (lines) => {
          for (const value of Object.values(computedOf({ lines }))) {
            expect(Number.isFinite(value)).toBe(true);
            expect(Object.is(value, -0)).toBe(false);
          }
        },
      ),
    );
  });
});

describe('the result that the text states', () => {
  it('contradicts the quantities if it differs by more than 5 % and by more than 1', () => {
    expect(contradictionsOf(sums({ month: 700, hour: 23.3 }))).toEqual([]);
    expect(contradictionsOf(sums({ month: 736 }))).toEqual([{ result: 'month', stated: 736, computed: 700 }]);
    expect(contradictionsOf(sums({ month: 735, hour: 24.3 }))).toEqual([]);
    expect(contradictionsOf(sums({ hour: 30 }))).toEqual([{ result: 'hour', stated: 30, computed: 23.33 }]);
  });

  it('is compared with the quantities without the person’s changes', () => {
    const changed = withValue(sums({ month: 700 }), 0, 40);
    expect(contradictionsOf(changed)).toEqual([]);
    expect(computedOf(changed).month).toBe(1900);
  });

  it('contradicts nothing if a quantity is missing', () => {
    expect(contradictionsOf(sums({ month: 5, lines: [line('price', 3)] }))).toEqual([]);
  });
});

describe('a number that the person changes', () => {
  it('is marked and keeps the original number; changing it back removes the mark', () => {
    const once = withValue(sums(), 0, 25);
    const twice = withValue(once, 0, 30);
    expect(twice.lines[0]).toEqual({ ...line('price', 20), value: 30, changed: true, before: 20 });
    expect(withValue(twice, 0, 20)).toEqual(sums());
  });
});
