import { expect, test } from 'vitest';
import { boundText } from './bound-text.ts';

test('a long text is cut after a word, with an ellipsis, within its limit', () => {
  expect(boundText('uno dos tres', 12)).toBe('uno dos tres');
  expect(boundText('uno dos tres', 11)).toBe('uno dos…');
  expect(boundText('unodostres', 5)).toBe('unod…');
  expect(boundText('a😀😀😀', 5)).toBe('a😀…');
  expect(boundText('a👨‍👩‍👧👨‍👩‍👧', 12)).toBe('a👨‍👩‍👧…');
  expect(boundText(`${'x'.repeat(50)} ${'y'.repeat(100)}`, 120)).toBe(`${'x'.repeat(50)} ${'y'.repeat(68)}…`);
});
