import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableOf } from '../../tests/call-table.ts';
import { TEXT_MAX } from '../domain/reading.ts';
import { callTexts } from './texts.ts';

const ideas = (cells: readonly string[]) =>
  tableOf(
    ['idea'],
    cells.map((cell) => [cell]),
  );

test('a text contains only the text columns, under their headers', () => {
  const table = tableOf(
    ['id', 'Problem', 'mail', 'Notes', 'Solution'],
    [
      ['A-1', ' Bread is\r\nthrown away ', 'a@example.org', 'canary', 'A box'],
      ['', 'Nets tear', 'b@example.org', 'canary', ' '],
    ],
  );
  const [first, second] = callTexts(table, ['id', 'text', 'hidden', 'other', 'text']);
  expect(first).toEqual({
    hash: createHash('sha256').update('Problem:\nBread is\nthrown away\n\nSolution:\nA box').digest('hex'),
    index: 0,
    rowNumber: 2,
    id: 'A-1',
    text: 'Problem:\nBread is\nthrown away\n\nSolution:\nA box',
    isCut: false,
    isEmpty: false,
    isLeftOut: false,
  });
  expect(second).toMatchObject({ id: '3', text: 'Problem:\nNets tear' });
});

test('letters in place of missing headers are not sent', () => {
  expect(callTexts(tableOf(['A'], [['Boats']], false), ['text'])[0]?.text).toBe('Boats');
});

test('equal texts refer to the first of them; empty and left-out texts do not count as equal', () => {
  const table = tableOf(
    ['idea', 'track'],
    [
      ['x', 'B'],
      ['x', 'A'],
      ['', 'A'],
      [' x ', 'C'],
      ['', 'C'],
      ['y', 'c'],
    ],
  );
  const texts = callTexts(table, ['text', 'other'], [{ column: 1, values: ['A', 'C'] }]);
  expect(texts.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false, false, false, false, true]);
  expect(texts.map(({ sameAs }) => sameAs)).toEqual([
    undefined,
    undefined,
    undefined,
    1,
    undefined,
    undefined,
  ]);
  expect(texts.map(({ isEmpty }) => isEmpty)).toEqual([false, false, true, false, true, false]);
});

test('a row must pass the filters of all columns', () => {
  const table = tableOf(
    ['idea', 'track', 'state'],
    [
      ['x', 'A', 'draft'],
      ['y', 'A', 'sent'],
    ],
  );
  const kept = callTexts(
    table,
    ['text', 'other', 'other'],
    [
      { column: 1, values: ['A'] },
      { column: 2, values: ['sent'] },
    ],
  );
  expect(kept.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
});

test('a long text is cut after a paragraph and marked', () => {
  const paragraph = `${'word '.repeat(300).trim()}.`;
  const [text] = callTexts(ideas([Array(8).fill(paragraph).join('\n\n')]), ['text']);
  expect(text?.isCut).toBe(true);
  expect(text?.text).toBe(`idea:\n${Array(5).fill(paragraph).join('\n\n')}\n\n[…]`);
});

test('no text exceeds the limit, and a cut text is a prefix of the whole text', () => {
  const piece = fc.constantFrom('a', 'word ', '. ', '\n', '\n\n', '🙂', 'ñ');
  const long = fc
    .array(piece, { minLength: 5, maxLength: 40 })
    .map((pieces) => pieces.join('').repeat(500).slice(0, 20_000));
  fc.assert(
    fc.property(long, (cell) => {
      const [text] = callTexts(ideas([cell]), ['text']);
      const kept = text?.text.replace(/\n\n\[…\]$/, '') ?? '';
      expect(text?.text.length).toBeLessThanOrEqual(TEXT_MAX);
      expect(() => encodeURIComponent(kept)).not.toThrow();
      expect(`idea:\n${cell.trim()}`.startsWith(kept)).toBe(true);
      if (text?.isCut) expect(kept.length).toBeGreaterThan(TEXT_MAX / 2 - 10);
    }),
    { numRuns: 30 },
  );
});
