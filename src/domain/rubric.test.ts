import { expect, test } from 'vitest';
import { AXES, LEVELS, scoreFromRatings } from './rubric.ts';

const ratingsOf = (levels: readonly number[]) =>
  AXES.map((axis, at) => ({ axis, level: LEVELS.find((level) => level === levels[at]) ?? 1 }));

test('the score is the rounded sum of the points, capped by the verdict', () => {
  // 0 + 3.75 + 0 + 0 + 2.5 + 11.25 = 17.5
  expect(scoreFromRatings(ratingsOf([1, 2, 1, 1, 2, 4]))).toBe(18);
  expect(scoreFromRatings(ratingsOf([5, 5, 5, 5, 5, 5]))).toBe(100);
  expect(scoreFromRatings(ratingsOf([5, 5, 5, 5, 5, 5]), 'too_little_said')).toBe(45);
  expect(scoreFromRatings([])).toBe(0);
});
