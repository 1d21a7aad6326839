import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksOf, drawLine, isLoss, lineSaving, placings, roundedPoints } from './cutoff-line.ts';
import type { Decision } from './decision.ts';
import { callTexts } from './texts.ts';

/** A sample in which texts `0`, `1` … have these points; all are wanted by default. */
const lineOf = (points: readonly (number | undefined)[], loss = 0.1, decisions: readonly Decision[] = []) =>
  drawLine(
    points.map((_, at) => ({ hash: String(at), decision: decisions[at] ?? 'yes' })),
    (hash) => points[Number(hash)],
    loss,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, at) => 50 - at);

describe('the line', () => {
  test.each([
    [0.1, 8, 0, 1],
    [0.1, 9, 1, 0],
    [0.1, 18, 1, 0],
    [0.1, 19, 2, 0],
    [0.2, 3, 0, 1],
    [0.2, 4, 1, 0],
    [0.05, 0, 0, 19],
    [0.05, 19, 1, 0],
    [0.5, 1, 1, 0],
    [0.15, 5, 0, 1],
    [0.15, 6, 1, 0],
    [0.29, 99, 29, 0],
  ])('loss %d and %d wanted: k = %d, %d missing', (loss, n, k, missing) => {
    expect(lineOf(upTo(n), loss)).toMatchObject({ k, missing, wanted: n });
  });

  test('is the k-th lowest points among the wanted', () => {
    const points = [10, 90, 20, 55, 61, 62, 63, 64, 65, 66, 67];
    expect(lineOf(points, 0.1, ['no', 'yes', 'no', 'discuss'])).toMatchObject({
      points: 55,
      wantedBelow: 0,
      wanted: 9,
      sampled: 11,
    });
    expect(lineOf(points, 0.2, ['no', 'yes', 'no', 'discuss'])).toMatchObject({
      points: 61,
      wantedBelow: 1,
      k: 2,
    });
  });

  test('points are rounded to one decimal before they are compared', () => {
    expect(lineOf([40.04, ...upTo(8)], 0.1).points).toBe(40);
    expect(roundedPoints(66.65)).toBe(66.7);
    // 51.25 with the rounding error of weights' shares.
    expect(roundedPoints(51.24999999999999)).toBe(51.3);
    expect(roundedPoints(51.2499)).toBe(51.2);
    const texts = callTexts(
      {
        header: ['a'],
        hasHeader: false,
        separator: ',',
        problems: [],
        rows: ['x', 'y'].map((cell, at) => ({ number: at, cells: [cell] })),
      },
      ['text'],
    );
    const results = {
      pointsOf: (hash: string) => (hash === texts[0]?.hash ? 39.96 : 39.94),
      needsPerson: () => false,
    };
    const line = { ...lineOf([40, ...upTo(8)]), sampled: 0 };
    expect(
      placings(
        texts,
        line,
        texts.map(({ hash }) => hash),
        results,
      ),
    ).toEqual(['read', 'below: check']);
  });

  test('a wanted text without points counts above all others', () => {
    expect(lineOf([undefined, ...upTo(8)])).toMatchObject({ wanted: 9, k: 1, points: 43 });
    expect(lineOf([undefined, undefined, ...upTo(7)], 0.2)).toMatchObject({ wanted: 9, k: 2, points: 45 });
    expect(lineOf([undefined, undefined, undefined, 50], 0.5)).toMatchObject({ k: 2, points: undefined });
  });

  test.each([0, -0.1, 0.51, Number.NaN])('a loss of %d cannot be accepted', (loss) => {
    expect(isLoss(loss)).toBe(false);
    expect(() => lineOf([], loss)).toThrow(RangeError);
  });

  test('byChance is the 90 % quantile of the beta distribution', () => {
    // 1 − 0.1^(1/9), and quantiles of scipy.stats.beta.ppf(0.9, k, n + 1 - k).
    expect(lineOf(upTo(9)).byChance).toBeCloseTo(0.22574, 4);
    expect(lineOf(upTo(19)).byChance).toBeCloseTo(0.189766, 5);
    expect(lineOf(upTo(29)).byChance).toBeCloseTo(0.173265, 5);
    expect(lineOf(upTo(8)).byChance).toBeUndefined();
  });
});

describe('which texts are below', () => {
  const table = {
    header: ['a', 'keep'],
    hasHeader: true,
    separator: ',',
    problems: [],
    rows: [
      'in the sample',
      'low',
      'in the sample',
      'high',
      'low too',
      'low',
      'equal',
      'has to be read',
      'no points',
      '',
      'left out',
    ].map((cell, at) => ({ number: at + 2, cells: [cell, cell === 'left out' ? 'no' : 'yes'] })),
  } as const;
  const texts = callTexts(table, ['text', 'other'], [{ column: 1, values: ['yes'] }]);
  const of = (cell: string) => texts.find(({ text }) => text === `a:\n${cell}`)?.hash ?? '';
  const points = new Map([
    [of('in the sample'), 10],
    [of('low'), 20],
    [of('low too'), 29.9],
    [of('high'), 70],
    [of('equal'), 30],
    [of('has to be read'), 5],
    [of('left out'), 5],
  ]);
  const results = {
    pointsOf: (hash: string) => points.get(hash),
    needsPerson: (hash: string) => hash === of('has to be read'),
  };
  const order = ['in the sample', 'low too', 'high', 'low', 'equal', 'has to be read', 'no points'].map(of);
  const line = { ...lineOf([30, ...upTo(8)]), sampled: 1 };

  test('texts with fewer points, but none that is in the sample, equals a text in it or needs a person', () => {
    const placed = placings(texts, line, order, results);
    expect(placed).toEqual([
      'read',
      'below: check',
      'read',
      'read',
      'below: check',
      'below: check',
      'read',
      'read',
      'read',
      'read',
      'left out',
    ]);
    const wants = (hash: string) => hash === of('low too') || hash === of('high');
    expect(lineSaving(texts, placed, line, order, wants)).toEqual({
      skipped: 0,
      checks: 3,
      checksWanted: 1,
      total: 8,
    });
  });

  test('none without a line', () => {
    const without = { ...lineOf(upTo(8)), sampled: 1 };
    expect(new Set(placings(texts, without, order, results))).toEqual(new Set(['read', 'left out']));
  });

  test.each([
    [0, 0],
    [2, 2],
    [3, 3],
    [15, 3],
    [16, 4],
    [25, 5],
    [50, 10],
    [500, 10],
  ])('of %d texts below, people read %d as checks', (below, checks) => {
    expect(checksOf(below)).toBe(checks);
  });

  test('a fifth of the different texts below are checks, in sample order', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({ number: at + 2, cells: [`text ${at % 30}`] }));
    const many = callTexts({ header: ['a'], hasHeader: true, rows, separator: ',', problems: [] }, ['text']);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...new Set(many.map(({ hash }) => hash))], { minLength: 30 }),
        (drawn) => {
          const placed = placings(many, { ...line, sampled: 5 }, drawn, {
            pointsOf: () => 1,
            needsPerson: () => false,
          });
          const checked = new Set(
            many.filter((_, at) => placed[at] === 'below: check').map(({ hash }) => hash),
          );
          expect(checked).toEqual(new Set(drawn.slice(5, 10)));
          for (const [at, { hash }] of many.entries())
            expect(placed[at] === 'read').toBe(drawn.indexOf(hash) < 5);
        },
      ),
    );
  });
});
