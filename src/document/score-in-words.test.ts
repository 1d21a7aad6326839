import { expect, test } from 'vitest';
import type { AxisRating, Rating } from '../domain/report.ts';
import type { Level } from '../domain/rubric.ts';
import { example } from '../web/report/example.es.ts';
import { stabilityOf } from './score-in-words.ts';

const { report } = example;
const breakdown = report.scoreBreakdown as AxisRating[];

/** A rating with the report's levels except on one axis. */
function rating(score: number, evidence: Level = 3): Rating {
  const scoreBreakdown = breakdown.map((axis) =>
    axis.axis === 'evidence' ? { ...axis, level: evidence } : axis,
  );
  return { scoreBreakdown, score, verdict: 'judged' };
}

test('equal ratings differ on no axis', () => {
  expect(stabilityOf(report, [rating(63), rating(63)])).toEqual({
    low: 63,
    high: 63,
    bands: undefined,
    differing: [],
    count: 3,
  });
});

test('if the scores are in two bands, the stability names both', () => {
  expect(stabilityOf(report, [rating(58), rating(66)])?.bands).toEqual({ low: 'weak', high: 'fair' });
});

test('axes with different levels are listed with the report’s level first', () => {
  const stability = stabilityOf(report, [rating(60, 2), rating(66, 4)]);
  expect(stability?.differing).toEqual([{ axis: 'evidence', levels: [3, 2, 4] }]);
});

test('of a report without axes only the score is compared, and the axes of the ratings with each other', () => {
  expect(stabilityOf({ score: 75 }, [rating(63, 2), rating(63, 3)])).toMatchObject({
    low: 63,
    high: 75,
    differing: [{ axis: 'evidence', levels: [2, 3] }],
  });
});
