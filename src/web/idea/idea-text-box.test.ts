import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointLength } from '../../domain/idea.ts';
import { fitInsertion } from './idea-text-box.tsx';

test('a text within the limit is unchanged', () => {
  expect(fitInsertion('abc', 3, 3)).toEqual({ text: 'abc', caret: 3, lost: 0 });
});

test('a letter typed beyond the limit is dropped', () => {
  expect(fitInsertion('abcd', 4, 3)).toMatchObject({ text: 'abc', lost: 1 });
});

test('a letter typed into the middle of a full text does not cut its end', () => {
  expect(fitInsertion('aXbc', 2, 3)).toEqual({ text: 'abc', caret: 1, lost: 1 });
});

test('a paste into the middle is cut to the remaining length', () => {
  expect(fitInsertion('abcdXYef', 6, 6)).toEqual({ text: 'abcdef', caret: 4, lost: 2 });
});

test('an emoji counts as one code point and is never split', () => {
  expect(fitInsertion('😀😁😂', 6, 2)).toMatchObject({ text: '😀😁', lost: 1 });
  expect(fitInsertion('😁😀b', 2, 2)).toMatchObject({ text: '😀b', lost: 1 });
});

test('any insertion respects the limit and keeps the earlier text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (head, insertion, tail) => {
      const max = 20;
      fc.pre(codePointLength(head + tail) <= max);
      const caret = head.length + insertion.length;
      const { text } = fitInsertion(head + insertion + tail, caret, max);
      expect(codePointLength(text)).toBeLessThanOrEqual(max);
      // A lone surrogate cannot be encoded.
      expect(() => encodeURIComponent(text)).not.toThrow();
      expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
    }),
  );
});
