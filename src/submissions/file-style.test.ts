import { expect, test } from 'vitest';
import { fileStyle } from './file-style.ts';
import type { Separator } from './table.ts';

const styleOf = (separator: Separator | undefined, language: 'es' | 'en', ...cells: string[]) => {
  const style = fileStyle({ separator, rows: [{ number: 2, cells }] }, language);
  return [style.separator, style.number(50)];
};

test('separator and decimal sign are those of the table', () => {
  expect(styleOf(';', 'en')).toEqual([';', '50,0']);
  expect(styleOf(',', 'es')).toEqual([',', '50.0']);
  expect(styleOf(';', 'es', '3.5', '12.25')).toEqual([';', '50.0']);
  expect(styleOf(',', 'en', '3,5')).toEqual([',', '50,0']);
  // Three digits may be thousands.
  expect(styleOf(';', 'es', '1.200')).toEqual([';', '50,0']);
});

test('if the table has no separator, or tabs, the language decides', () => {
  expect(styleOf(undefined, 'es')).toEqual([';', '50,0']);
  expect(styleOf(undefined, 'en')).toEqual([',', '50.0']);
  expect(styleOf('\t', 'es')).toEqual(['\t', '50,0']);
  expect(styleOf('\t', 'en')).toEqual(['\t', '50.0']);
});
