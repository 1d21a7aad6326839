import { expect, test } from 'vitest';
import { normalText } from './normal-text.ts';
import { wordsAsDigits } from './number-words.ts';

test.each([
  ['Treinta y nueve euros', '39 euros'],
  ['thirty-nine dollars', '39 dollars'],
  ['veintidós euros', '22 euros'],
  ['ciento veinte euros', '120 euros'],
  ['two hundred and ten pounds', '210 pounds'],
  ['dos mil personas', '2 mil personas'],
  ['nueve y doce euros', '9 y 12 euros'],
  ['el diez por ciento', 'el 10 por ciento'],
  ['tres firmas', 'tres firmas'],
  ['un euro', 'un euro'],
  ['once a month', 'once a month'],
  ['someone often', 'someone often'],
])('%s → %s', (text, expected) => expect(wordsAsDigits(normalText(text))).toBe(expected));
