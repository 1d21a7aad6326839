import { expect, test } from 'vitest';
import type { Decision } from './decision.ts';
import { pairsSentence } from './pairs-in-order.ts';

/** `marks` has a letter for each text: y, n or d. The points of a text are at the same position. */
function sentenceOf(marks: string, points: readonly (number | undefined)[]) {
  const words: Record<string, Decision> = { y: 'yes', n: 'no', d: 'discuss' };
  const decisions = Array.from(marks, (mark, at) => ({
    hash: String(at),
    decision: words[mark] ?? 'discuss',
    note: '',
  }));
  const results = new Map(points.map((each, at) => [String(at), { points: each }]));
  return pairsSentence(decisions, results, 'es');
}

const countOf = (...given: Parameters<typeof sentenceOf>) =>
  /en (\d+) /.exec(sentenceOf(...given) ?? '')?.[1];

const DISCUSSED = 'd'.repeat(16);

test('a pair in order counts one, a tie half', () => {
  // 70 > 40, 70 > 60, 50 > 40, 50 < 60
  expect(countOf(`yynn${DISCUSSED}`, [70, 50, 40, 60])).toBe('75');
  expect(countOf(`yn${DISCUSSED}dd`, [50, 50.04])).toBe('50');
  expect(countOf(`yyyn${DISCUSSED}`, [70, 60, 10, 20])).toBe('67');
});

test('there is no figure below twenty decisions, or without a yes or a no with points', () => {
  expect(sentenceOf('yn', [70, 50])).toBeUndefined();
  expect(sentenceOf(`yn${'d'.repeat(17)}`, [70, 50])).toBeUndefined();
  expect(sentenceOf(`yyyy${DISCUSSED}`, [1, 2, 3, 4])).toBeUndefined();
  expect(sentenceOf(`yynn${DISCUSSED}`, [1, 2])).toBeUndefined();
  expect(countOf(`yyny${DISCUSSED}`, [1, undefined, 0])).toBe('100');
});

test('the sentence says the figure, what chance would give, and that it flatters', () => {
  expect(sentenceOf(`yynn${DISCUSSED}`, [70, 50, 40, 60])).toMatch(
    /^De cada cien parejas .* en 75 .*50.*favorece/,
  );
});
