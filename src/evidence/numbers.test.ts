import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalText } from './normal-text.ts';
import { isSameNumber, numbersIn } from './numbers.ts';

const values = (text: string) => numbersIn(normalText(text)).map(({ value }) => value);
const supports = (claim: string, text: string) => {
  const found = numbersIn(normalText(text));
  return numbersIn(normalText(claim)).every((claimed) =>
    found.some((number) => isSameNumber(claimed, number)),
  );
};

test.each([
  ['1.204', ['1204']],
  ['1,204', ['1204']],
  ['1 204 €', ['1204']],
  ['1\u202f204', ['1204']],
  ['1’204', ['1204']],
  ['12,5 % y 12.5 %', ['12.5', '12.5']],
  ['1.204,50 €', ['1204.5']],
  ['$1,204,000.50', ['1204000.5']],
  ['0,250 kg', ['0.25']],
  ['.5%', ['0.5']],
  ['9–12 €', ['9', '12']],
  ['de 9 a 12', ['9', '12']],
  ['1,2 millones', ['1200000']],
  ['1-2 million', ['1000000', '2000000']],
  ['3 mil', ['3000']],
  ['1.000 millones', ['1000000000']],
  ['1 billion', ['1000000000']],
  ['un billón', []],
  ['2 billones', ['2000000000000']],
  ['12k', ['12000']],
  ['5M€', ['5000000']],
  ['plataforma B2B', []],
  ['COVID-19', ['19']],
  ['in 2024 300 people', ['2024', '300']],
  ['1.2.2024', ['1.2.2024']],
  ['24/7', ['24', '7']],
  ['9²', ['9', '2']],
  ['3½', ['3', '1', '2']],
  ['３９', ['39']],
  ['9.00', ['9']],
])('%s holds the numbers %j', (text, expected) => {
  expect(values(text)).toEqual(expected);
});

test.each([
  ['cuesta 9 €', 'it costs €9 a month'],
  ['crece un 12,5 %', 'growth of 12.5 percent'],
  ['un 12 por ciento', '12% of shops'],
  ['entre 9 y 12 euros', 'from 9–12 €'],
  ['10 millones', 'between 10-20 million users'],
  ['1204 socios', '1.204 socios'],
  ['en 2024', 'since 2024-05-01'],
])('«%s» is supported by «%s»', (claim, text) => expect(supports(claim, text)).toBe(true));

test.each([
  ['cuesta 9 €', 'it costs €39 a month'],
  ['cuesta 9 €', 'it costs $9 a month'],
  ['cuesta 9 €', 'it costs 9.5 €'],
  ['el 9 %', 'costs 9 euros'],
  ['2 millones', '2 thousand people'],
  ['2 personas', '2 million people'],
  ['200 euros', '10 200 euros'],
  ['5 %', '.5 %'],
  ['92', '9²'],
  ['314', '3¼'],
  ['2 billones', '2 billion'],
  ['204', '1.204'],
])('«%s» is not supported by «%s»', (claim, text) => expect(supports(claim, text)).toBe(false));

test('a number equals itself in both notations, and no other number', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom('es-ES', 'en-GB', 'de-CH', 'fr-FR'),
      (value, other, locale) => {
        const write = (number: number, as: string) =>
          new Intl.NumberFormat(as, { minimumFractionDigits: 2, useGrouping: true }).format(number);
        expect(supports(write(value, 'es-ES'), write(value, locale))).toBe(true);
        if (value !== other) expect(supports(write(value, 'es-ES'), write(other, locale))).toBe(false);
      },
    ),
  );
});
