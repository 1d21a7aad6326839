import { expect, test } from 'vitest';
import { AGREEMENTS, expectedSaving } from '../src/call/expected-saving.ts';
import { brokenPromises, callLineTable, simulateCalls, simulateSaving } from './call-line.ts';

/** A fixed seed, so that no run fails by chance. `npm run eval -- --call-line` simulates 10,000 calls. */
const CALLS = 500;
const outcomes = simulateCalls(CALLS);

test('the line keeps what it promises with models of every worth', () => {
  expect(brokenPromises(outcomes)).toEqual([]);
});

test('it spares what a first simulation found: 45 read, 1 in 10; 20 read, 1 in 5', () => {
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

test('a promise that does not hold is named', () => {
  const careless = outcomes.map((one) => ({ ...one, lost: { mean: one.setting.loss + 0.1, half: 0.05 } }));
  expect(brokenPromises(careless)).toHaveLength(outcomes.length);
  const lucky = outcomes.map((one) => ({ ...one, spared: { mean: 1 - one.worth, half: 0 } }));
  expect(brokenPromises(lucky).length).toBeGreaterThan(outcomes.length / 2);
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
  'what a sample of %d texts at a loss of %d will spare is what a simulation finds',
  (texts, loss, calls) => {
    const expected = expectedSaving(texts, loss);
    for (const name of ['little', 'middling', 'well'] as const)
      expect(
        Math.abs(expected[name] - simulateSaving(texts, AGREEMENTS[name], { loss, calls })),
      ).toBeLessThan(0.025);
  },
);
