import { expect, test } from 'vitest';
import type { Decision } from './decision.ts';
import { pairsInOrder, pairsSentence } from './pairs-in-order.ts';

/** `marks` has a letter for each text: y, n or d. The points of a text are at the same position. */
function pairsOf(marks: string, points: readonly (number | undefined)[]) {
  const words: Record<string, Decision> = { y: 'yes', n: 'no', d: 'discuss' };
  const decisions = Array.from(marks, (mark, at) => ({
    hash: String(at),
    decision: words[mark] ?? 'discuss',
    note: '',
  }));
  const pointsOf = (hash: string) => points[Number(hash)];
  return { count: pairsInOrder(decisions, pointsOf), sentence: pairsSentence(decisions, pointsOf, 'es') };
}

const DISCUSSED = 'd'.repeat(16);

test('a pair in order counts one, a tie half', () => {
  // 70 > 40, 70 > 60, 50 > 40, 50 < 60
  expect(pairsOf(`yynn${DISCUSSED}`, [70, 50, 40, 60]).count).toBe(75);
  expect(pairsOf(`yn${DISCUSSED}dd`, [50, 50.04]).count).toBe(50);
  expect(pairsOf(`yyyn${DISCUSSED}`, [70, 60, 10, 20]).count).toBe(67);
});

test('there is no figure below twenty decisions, or without a yes or a no with points', () => {
  expect(pairsOf('yn', [70, 50])).toEqual({ count: undefined, sentence: undefined });
  expect(pairsOf(`yn${'d'.repeat(17)}`, [70, 50]).count).toBeUndefined();
  expect(pairsOf(`yyyy${DISCUSSED}`, [1, 2, 3, 4]).count).toBeUndefined();
  expect(pairsOf(`yynn${DISCUSSED}`, [1, 2]).count).toBeUndefined();
  expect(pairsOf(`yyny${DISCUSSED}`, [1, undefined, 0]).count).toBe(100);
});

test('the sentence says the figure, what chance would give, and that it flatters', () => {
  expect(pairsOf(`yynn${DISCUSSED}`, [70, 50, 40, 60]).sentence).toMatch(
    /^De cada cien parejas .* en 75 .*50.*favorece/,
  );
});
