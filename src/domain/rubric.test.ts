import { expect, test } from 'vitest';
import { AXES, type Basis, type Level, largestGains, weakestAxes } from './rubric.ts';

/** Levels in the order of `AXES`: problem, market, difference, earning, feasibility, evidence. */
const rated = (levels: readonly Level[], bases: readonly (Basis | undefined)[] = []) =>
  AXES.map((axis, index) => ({
    axis,
    level: levels[index] ?? 1,
    basis: bases[index],
    reason: 'r',
    raise: `raise ${axis}`,
  }));

test('axes with an open basis come first among the gains, without points', () => {
  const gains = largestGains(rated([3, 3, 3, 3, 2, 2], ['said', 'open', 'known', 'known', 'open', 'said']));
  expect(gains.map(({ axis, points }) => [axis, points])).toEqual([
    ['market', undefined],
    ['feasibility', undefined],
    ['problem', 5],
  ]);
});

test('axes without a basis are ordered by the points they would gain', () => {
  expect(largestGains(rated([4, 1, 3, 4, 1, 1])).map(({ axis, points }) => [axis, points])).toEqual([
    ['difference', 5],
    ['problem', 5],
    ['earning', 5],
  ]);
});

test('weak axes are those at level 3 or below, possibly none', () => {
  expect(weakestAxes(rated([4, 2, 5, 4, 3, 4]))).toEqual(['market', 'feasibility']);
  expect(
    weakestAxes(rated([4, 3, 2, 4, 3, 4], [undefined, undefined, undefined, undefined, 'open'])),
  ).toEqual(['feasibility', 'difference', 'market']);
  expect(weakestAxes(rated([4, 4, 4, 4, 4, 5]))).toEqual([]);
});
