import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalIn, numbersIn } from './written-number.ts';

describe('a written number', () => {
  it.each<[string, number[]]>([
    ['45', [45]],
    ['45 €', [45]],
    ['€45.50', [45.5]],
    ['1.500', [1500]],
    ['1,500', [1500]],
    ['1.500,5', [1500.5]],
    ['1,500.5', [1500.5]],
    ['1.234.567,89 €', [1_234_567.89]],
    ['1 500,25', [1500.25]],
    ["1'500", [1500]],
    ['0,125', [0.125]],
    ['0.5 h', [0.5]],
    ['.5', [0.5]],
    ['12,5', [12.5]],
    ['3 %', [3]],
    ['1,5 mil', [1500]],
    ['2k', [2000]],
    ['unos 45 €', [45]],
    ['10-20', [10, 20]],
    ['10 - 20 €', [10, 20]],
    ['10€–20€', [10, 20]],
    ['entre 1.000 y 2.000', [1000, 2000]],
    ['from 5 to 7', [5, 7]],
    ['-5', [-5]],
    ['−5 €', [-5]],
    ['nada', []],
    ['', []],
  ])('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  it.each(['1.2.3', '1,23,4.5', '1.50,000.2'])('is not guessed from %s', (text) => {
    expect(numbersIn(text)).toBeUndefined();
  });

  it('is the same in every number format', () => {
    const numbers = fc.integer({ min: 0, max: 100_000_000_00 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(numbers, fc.constantFrom('es-ES', 'en-GB', 'de-CH', 'fr-FR'), (number, locale) => {
        expect(numbersIn(`${number.toLocaleString(locale)} €`)).toEqual([number]);
      }),
    );
  });

  it('is finite in any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const number of numbersIn(text) ?? []) expect(Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

it.each<[string, number | undefined]>([
  ['20', 20],
  [' 2,5 ', 2.5],
  ['2.500', 2.5],
  ['-3', -3],
  ['+.05', 0.05],
  ['5.', 5],
  ['', undefined],
  ['.', undefined],
  ['1.000,5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['20 %', undefined],
  ['9'.repeat(400), undefined],
])('the decimal number %j is %s', (written, number) => {
  expect(decimalIn(written)).toBe(number);
});
