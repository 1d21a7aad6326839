import { expect, test } from 'vitest';
import { checkLabelled, labelledTable, wronglyChecked } from './check-set.ts';

const checked = checkLabelled();

test('the check keeps every true finding of the set and drops every false one', () => {
  expect(checked.length).toBeGreaterThanOrEqual(60);
  expect(wronglyChecked(checked).map(({ why, claim }) => `${why}: ${claim}`)).toEqual([]);
});

test('the table counts kept and dropped findings and names the wrong results', () => {
  const [first] = checked.filter(({ label }) => label === 'false');
  const table = labelledTable(first ? [{ ...first, isKept: true }] : []);
  expect(table).toMatch(/\| false +\| 1 +\| 1 +\| 0/);
  expect(table).toContain(`kept though false: ${first?.why}`);
});
