import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointLength } from '../../domain/idea.ts';
import { fitInsertion } from './fit-insertion.ts';

test('what fits is left alone', () => {
  expect(fitInsertion('ab', 'abc', 3)).toEqual({ text: 'abc', caret: 3, lost: 0 });
});

test('a letter typed beyond the limit is stopped', () => {
  expect(fitInsertion('abc', 'abcd', 3)).toMatchObject({ text: 'abc', lost: 1 });
});

test('a letter typed in the middle of a full text costs no word at its end', () => {
  expect(fitInsertion('abc', 'aXbc', 3)).toEqual({ text: 'abc', caret: 1, lost: 1 });
});

test('a paste in the middle is cut to the room there is', () => {
  expect(fitInsertion('abef', 'abcdXYef', 6)).toEqual({ text: 'abcdef', caret: 4, lost: 2 });
});

test('an emoji counts as one and is never cut in half', () => {
  expect(fitInsertion('😀', '😀😁😂', 2)).toMatchObject({ text: '😀😁', lost: 1 });
  expect(fitInsertion('😀b', '😁😀b', 2)).toMatchObject({ text: '😀b', lost: 1 });
});

test('whatever is inserted, the limit holds and the text before it stays', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (head, insertion, tail) => {
      const max = 20;
      const before = head + tail;
      fc.pre(codePointLength(before) <= max);
      const { text, lost } = fitInsertion(before, head + insertion + tail, max);
      expect(codePointLength(text)).toBeLessThanOrEqual(max);
      // A half of a surrogate pair cannot be encoded.
      expect(() => encodeURIComponent(text)).not.toThrow();
      if (lost > 0) expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
    }),
  );
});
