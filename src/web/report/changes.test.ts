import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { example } from './example.en.ts';

const before = example.report;

test('lists only axes whose level changed, with the difference in points and the new reason', () => {
  const scoreBreakdown = before.scoreBreakdown?.map((rating) =>
    rating.axis === 'market' ? { ...rating, level: 5 as const, reason: 'Twelve have paid.' } : rating,
  );
  const changes = changesBetween(before, { ...before, scoreBreakdown });
  expect(changes?.changed).toEqual([
    { axis: 'market', before: 3, after: 5, points: 7.5, reason: 'Twelve have paid.' },
  ]);
  expect(changes?.unchanged).toEqual(['problem', 'difference', 'earning', 'feasibility', 'evidence']);
});

test('without axes in both reports there is no comparison', () => {
  const { scoreBreakdown: _, ...unrated } = before;
  expect(changesBetween(unrated, before)).toBeUndefined();
});
