import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AXES, AXIS_WEIGHTS, axisPoints, LEVELS, scoreFromRatings, wholePoints } from './rubric.ts';

test('whole points are those of the levels, rounded, and add up to the score', () => {
  const levels = fc.array(fc.constantFrom(...LEVELS), { minLength: AXES.length, maxLength: AXES.length });
  fc.assert(
    fc.property(levels, (drawn) => {
      const ratings = AXES.map((axis, at) => ({ axis, level: drawn[at] ?? 1 }));
      const points = wholePoints(ratings);
      expect([...points.values()].reduce((sum, value) => sum + value, 0)).toBe(scoreFromRatings(ratings));
      for (const { axis, level } of ratings) {
        const axisTotal = points.get(axis) ?? Number.NaN;
        expect(Number.isInteger(axisTotal)).toBe(true);
        expect(Math.abs(axisTotal - axisPoints(axis, level))).toBeLessThan(1);
        expect(axisTotal).toBeLessThanOrEqual(AXIS_WEIGHTS[axis]);
      }
    }),
  );
});

test('the largest remainders are rounded up', () => {
  // 0 + 3.75 + 0 + 0 + 2.5 + 11.25 = 17.5, rounded to 18
  const ratings = (['problem', 'market', 'difference', 'earning', 'feasibility', 'evidence'] as const).map(
    (axis, at) => ({ axis, level: ([1, 2, 1, 1, 2, 4] as const)[at] ?? 1 }),
  );
  expect([...wholePoints(ratings).values()]).toEqual([0, 4, 0, 0, 3, 11]);
});
