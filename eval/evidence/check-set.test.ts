import { expect, test } from 'vitest';
import { checkLabelled, labelledTable, wronglyChecked } from './check-set.ts';

const checked = checkLabelled();

test('every true finding of the set is kept, and every false one stopped', () => {
  expect(checked.length).toBeGreaterThanOrEqual(60);
  expect(wronglyChecked(checked).map(({ why, claim }) => `${why}: ${claim}`)).toEqual([]);
});

test('the table counts kept and stopped, and names what went wrong', () => {
  const [first] = checked.filter(({ label }) => label === 'false');
  const table = labelledTable(first ? [{ ...first, isKept: true }] : []);
  expect(table).toMatch(/\| false +\| 1 +\| 1 +\| 0/);
  expect(table).toContain(`kept though false: ${first?.why}`);
});
