import { expect, test } from 'vitest';
import { quoted } from './report-messages.ts';

test.each([
  ['Un taladro', '«Un taladro»'],
  ['Dicen «no» y "sí"', '«Dicen “no” y “sí”»'],
  ['«Un taladro»', '«Un taladro»'],
  ['"Un taladro"', '«Un taladro»'],
  ['«Uno» y «dos»', '«“Uno” y “dos”»'],
])('%s is quoted in Spanish as %s', (text, expected) => {
  expect(quoted(text, 'es')).toBe(expected);
});

test.each([
  ['It’s a drill', '“It’s a drill”'],
  ['They say “no”', '“They say ‘no’”'],
  ['“A drill”', '“A drill”'],
])('%s is quoted in English as %s', (text, expected) => {
  expect(quoted(text, 'en')).toBe(expected);
});
