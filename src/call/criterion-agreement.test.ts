import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './agreement.ts';
import { agreementByCriterion, shareAbove } from './criterion-agreement.ts';
import type { TextDecision } from './decision.ts';
import { criterionSentences } from './sentences.ts';
import { type TextResult, textResult } from './text-results.ts';

const repeated = (level: number, count: number) => Array<number>(count).fill(level);

/** By the first criterion, wanted texts have a higher level than the others; by the second, all texts have the same level. */
function callOf(wanted: number, others: number, isBlind = true) {
  const decisions: TextDecision[] = [];
  const results = new Map<string, TextResult>();
  for (let at = 0; at < wanted + others; at += 1) {
    const isWanted = at < wanted;
    const hash = String(at);
    decisions.push({ hash, decision: isWanted ? 'yes' : 'no', note: '', by: '', isBlind });
    const level = (criterion: string, level: 2 | 3 | 4) => ({
      criterion,
      level,
      reason: '',
      quote: '',
      raise: '',
    });
    const levels = [level('Equipo', isWanted ? 4 : 2), level('Precio', 3)];
    const reading = { flag: 'none' as const, levels, points: 50, quotesLeftOut: 0 };
    results.set(hash, textResult([{ reading } as never], false));
  }
  return agreementByCriterion(decisions, results);
}

test('each criterion compares the wanted texts with the others', () => {
  const agreements = callOf(9, 36);
  expect(agreements.texts).toBe(45);
  expect(agreements.criteria.map(({ criterion, agreement }) => [criterion, agreement?.share])).toEqual([
    ['Equipo', 1],
    ['Precio', 0.5],
  ]);
  expect(criterionSentences(agreements, 'es').slice(1)).toEqual([
    'Equipo: 100 (entre 90 y 100)',
    'Precio: 50 (entre 33 y 67)',
  ]);
});

test('there is no agreement below fifteen texts, without wanted texts or without blind decisions', () => {
  expect(criterionSentences(callOf(4, 10), 'en')).toEqual([
    expect.stringContaining('14 texts decided blind are too few to say. It takes 15'),
  ]);
  expect(criterionSentences(callOf(0, 30), 'es')).toEqual([expect.stringContaining('demasiado poco')]);
  expect(criterionSentences(callOf(9, 36, false), 'en')).toEqual([]);
});

test('the share equals a count of every pair and lies in its interval', () => {
  const levels = fc.array(fc.constantFrom(1, 1.5, 2, 3, 4, 5), { minLength: 8, maxLength: 20 });
  fc.assert(
    fc.property(levels, levels, (wanted, others) => {
      const pairs = wanted.flatMap((one) =>
        others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
      );
      const mean = pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length;
      const { share = -1, low = 2, high = -1 } = shareAbove(wanted, others) ?? {};
      expect(share).toBeCloseTo(mean, 10);
      expect([low <= share, share <= high, low >= 0, high <= 1]).toEqual(Array(4).fill(true));
    }),
  );
});

test('a few wanted texts above all others give a wide interval', () => {
  expect(shareAbove(repeated(5, 2), repeated(1, 18))?.low).toBeLessThan(0.7);
  expect(shareAbove(repeated(5, 50), repeated(1, 150))?.low).toBeGreaterThan(0.95);
});

test('about nine intervals in ten contain the true share', () => {
  const random = seededRandom(7);
  // Unwanted texts draw a level from 1 to 5; wanted texts draw twice and keep the higher one.
  const level = () => 1 + Math.floor(random() * 5);
  const better = () => Math.max(level(), level());
  // The mean of the higher of two draws is 3.8.
  const truth = (3.8 - 0.5) / 5;
  const calls = 600;
  let held = 0;
  for (let call = 0; call < calls; call += 1) {
    const agreement = shareAbove(Array.from({ length: 9 }, better), Array.from({ length: 36 }, level));
    if (agreement && agreement.low <= truth && truth <= agreement.high) held += 1;
  }
  expect(held / calls).toBeGreaterThan(0.87);
  expect(held / calls).toBeLessThan(0.98);
});
