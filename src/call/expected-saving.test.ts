import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectedSaving } from './expected-saving.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

test.each([60, 100, 200, 500])('docs/call.md has the computed savings of %d texts', (texts) => {
  const [cautious, bold] = [0.1, 0.2].map((loss) => Object.values(expectedSaving(texts, loss)).map(percent));
  const row = `| ${texts} | ${[...(cautious ?? []), ...(bold ?? [])].join(' | ')} |`;
  expect(readFileSync('docs/call.md', 'utf8').split('\n')).toContain(row);
});

test('with too few texts nothing is saved; with more texts and a better model more is saved', () => {
  expect(Object.values(expectedSaving(8, 0.1))).toEqual([0, 0, 0]);
  const [few, many] = [expectedSaving(100, 0.1), expectedSaving(1000, 0.1)];
  for (const name of ['little', 'middling', 'well'] as const) expect(many[name]).toBeGreaterThan(few[name]);
  expect(many.little).toBeLessThan(many.middling);
  expect(many.middling).toBeLessThan(many.well);
});
