import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointLength } from '../../domain/idea.ts';
import { fitInsertion } from './fit-insertion.ts';

test('a text within the limit is unchanged', () => {
  expect(fitInsertion('ab', 'abc', 3)).toEqual({ text: 'abc', caret: 3, lost: 0 });
});

test('a letter typed beyond the limit is dropped', () => {
  expect(fitInsertion('abc', 'abcd', 3)).toMatchObject({ text: 'abc', lost: 1 });
});

test('a letter typed into the middle of a full text does not cut its end', () => {
  expect(fitInsertion('abc', 'aXbc', 3)).toEqual({ text: 'abc', caret: 1, lost: 1 });
});

test('a paste into the middle is cut to the remaining length', () => {
  expect(fitInsertion('abef', 'abcdXYef', 6)).toEqual({ text: 'abcdef', caret: 4, lost: 2 });
});

test('an emoji counts as one code point and is never split', () => {
  expect(fitInsertion('😀', '😀😁😂', 2)).toMatchObject({ text: '😀😁', lost: 1 });
  expect(fitInsertion('😀b', '😁😀b', 2)).toMatchObject({ text: '😀b', lost: 1 });
});

test('any insertion respects the limit and keeps the earlier text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (head, insertion, tail) => {
      const max = 20;
      const before = head + tail;
      fc.pre(codePointLength(before) <= max);
      const { text, lost } = fitInsertion(before, head + insertion + tail, max);
      expect(codePointLength(text)).toBeLessThanOrEqual(max);
      // A lone surrogate cannot be encoded.
      expect(() => encodeURIComponent(text)).not.toThrow();
      // If the insertion repeats the text around it, several positions are possible.
      const isKept = [...Array(before.length + 1).keys()].some(
        (at) => text.startsWith(before.slice(0, at)) && text.endsWith(before.slice(at)),
      );
      expect(lost === 0 || isKept).toBe(true);
    }),
    { examples: [['       ', 'a    ', 'a        ']] },
  );
});
