import { expect, test } from 'vitest';
import { AGREEMENTS, expectedSaving } from '../src/call/expected-saving.ts';
import { brokenGuarantees, callLineTable, simulateCalls, simulateSaving } from './call-line.ts';

/** A fixed seed, so that no run fails by chance. `npm run eval -- --call-line` simulates 10,000 calls. */
const CALLS = 500;
const outcomes = simulateCalls(CALLS);

test('the line loses and saves what it should with models of every agreement', () => {
  expect(brokenGuarantees(outcomes)).toEqual([]);
});

test('the line spares as many texts as in the first simulation: 45 read, 1 in 10; 20 read, 1 in 5', () => {
  const spared = (loss: number, read: number) =>
    outcomes
      .filter(({ setting }) => setting.loss === loss && 'read' in setting.rule && setting.rule.read === read)
      .slice(0, 5)
      .map((outcome) => outcome.spared.mean);
  for (const [found, expected] of [
    [spared(0.1, 45), [0.08, 0.15, 0.23, 0.37, 0.6]],
    [spared(0.2, 20), [0.16, 0.27, 0.36, 0.48, 0.67]],
  ] as const)
    for (const [index, share] of expected.entries())
      expect(Math.abs((found[index] ?? 0) - share)).toBeLessThan(0.04);
});

test('a broken guarantee is named', () => {
  const careless = outcomes.map((one) => ({
    ...one,
    lost: { mean: one.setting.loss + 0.1, halfWidth: 0.05 },
  }));
  expect(brokenGuarantees(careless)).toHaveLength(outcomes.length);
  const lucky = outcomes.map((one) => ({ ...one, spared: { mean: 1 - one.agreement, halfWidth: 0 } }));
  expect(brokenGuarantees(lucky).length).toBeGreaterThan(outcomes.length / 2);
});

test('the table has a row for each setting', () => {
  expect(callLineTable(outcomes)).toMatch(/^\| 1 in 10, 45 read \| \d+ % \| \d+ % \(\d+ %\)/m);
});

test.each([
  [60, 0.1, 600],
  [100, 0.1, 400],
  [200, 0.1, 300],
  [500, 0.1, 150],
  [60, 0.2, 600],
  [200, 0.2, 300],
])(
  'the saving computed for %d texts and a loss of %d is the saving of a simulation',
  (texts, loss, calls) => {
    const expected = expectedSaving(texts, loss);
    for (const name of ['little', 'middling', 'well'] as const)
      expect(
        Math.abs(expected[name] - simulateSaving(texts, AGREEMENTS[name], { loss, calls })),
      ).toBeLessThan(0.025);
  },
);
