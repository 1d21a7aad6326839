import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { printableText } from './printable-text.ts';

test.each([
  ['a\u0000b\u0007c', 'abc'],
  ['uno\r\ndos\u2028tres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
  ['  muchos \t\u00A0 espacios  ', 'muchos espacios'],
  ['párrafo\n\n\n  otro', 'párrafo\notro'],
  ['\u202Eesrever\u202C \u200Fx\uFEFF', 'esrever x'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['cafe\u0301', 'café'],
  ['half \uD83D and \uDE00', 'half \uFFFF and \uFFFF'],
  ['\u{1F469}\u200D\u{1F4BB}', '\u{1F469}\u200D\u{1F4BB}'],
  ['\u{1F469}\u{1F3FD}\u200D\u2764\uFE0F\u200D\u{1F468}', '\u{1F469}\u{1F3FD}\u200D\u2764\u200D\u{1F468}'],
  ['a\u200Db', 'ab'],
  ['a\uE000b', 'a\uE000b'],
  [`Z${'\u0335'.repeat(50)}`, `Z${'\u0335'.repeat(4)}`],
])('the text %j is printed as %j', (text, clean) => {
  expect(printableText(text)).toBe(clean);
});

test('the expressions for printed text have no lookbehind, which fails in old WebKit', async () => {
  const source = await readFile(new URL('printable-text.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/\(\?<[=!]/);
});

test('printed text has no control characters, lone surrogates or outer spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const clean = printableText(text);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters.
      expect(clean).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E]/);
      expect(clean).not.toMatch(/[\uD800-\uDFFF](?<![\uD800-\uDBFF][\uDC00-\uDFFF])(?![\uDC00-\uDFFF])/);
      expect(clean).toBe(clean.trim());
      expect(printableText(clean)).toBe(clean);
    }),
  );
});
