import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';
import { example } from './example.en.ts';

const before = example.report;

test('only the axes whose level moved have changed, by the points that the move is worth', () => {
  const scoreBreakdown = before.scoreBreakdown?.map((rating) =>
    rating.axis === 'market' ? { ...rating, level: 5 as const } : rating,
  );
  const changes = changesBetween(before, { ...before, scoreBreakdown });
  expect(changes?.changed).toEqual([{ axis: 'market', before: 3, after: 5, points: 7.5 }]);
  expect(changes?.unchanged).toEqual(['problem', 'difference', 'earning', 'feasibility', 'evidence']);
});

test('without axes on both sides there is nothing to compare', () => {
  const { scoreBreakdown: _, ...unrated } = before;
  expect(changesBetween(unrated, before)).toBeUndefined();
});
