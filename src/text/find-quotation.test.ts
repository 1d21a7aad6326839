import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { findQuotation } from './find-quotation.ts';

const found = (text: string, quote: string) => {
  const range = findQuotation(text, quote);
  return range && text.slice(...range);
};

test.each([
  ['  Cuesta\n 39 €\u00A0al   mes. ', 'cuesta 39 € al mes', 'Cuesta\n 39 €\u00A0al   mes'],
  ['Dice: «Servimos a 1.204 familias».', '"Servimos a 1.204 familias"', 'Servimos a 1.204 familias'],
  ['Entre 2019–2024, un año – o dos', 'entre 2019-2024, un año - o dos', 'Entre 2019–2024, un año – o dos'],
  [
    'Un **plan básico** de _9 €_ al mes',
    'un plan básico de 9 € al mes',
    'Un **plan básico** de _9 €_ al mes',
  ],
  [
    'Cafe\u0301 con lec\u0327he y 한\u1112\u1161\u11ab pan',
    'café con leçhe y 한한 pan',
    'Cafe\u0301 con lec\u0327he y 한\u1112\u1161\u11ab pan',
  ],
  ['それは１２円です。安い。', 'それは12円です', 'それは１２円です'],
  ['It’s the owner’s choice', "it's the owner's choice", 'It’s the owner’s choice'],
  ['Un piso de 90 m² y un ﬁn', 'un piso de 90 m2 y un fin', 'Un piso de 90 m² y un ﬁn'],
  ['Incluye:\n- Pan\n• Miel', 'incluye: pan miel', 'Incluye:\n- Pan\n• Miel'],
  ['| Básico | 9 € |', 'básico 9 €', 'Básico | 9 €'],
  ['Espera... y luego paga', 'espera… y luego paga', 'Espera... y luego paga'],
  ['con\u00ADfian\u200Bza 👩‍👧 total', 'confianza 👩‍👧 total', 'con\u00ADfian\u200Bza 👩‍👧 total'],
])('of %j, %j is found as the text’s own characters', (text, quote, own) => {
  expect(found(text, quote)).toBe(own);
});

test('words that are not there are not found', () => {
  expect(findQuotation('La cuota es de 39 € al mes', 'La cuota es de 29 € al mes')).toBeUndefined();
  expect(findQuotation('La cuota es de 39 €', 'La cuota de 39 €')).toBeUndefined();
  expect(findQuotation('La cuota', '')).toBeUndefined();
  expect(findQuotation('', 'La cuota')).toBeUndefined();
});

test('a place that cuts no word or number is preferred; otherwise the range is widened to whole words and numbers', () => {
  expect(findQuotation('9 euros; 12.59 euros y 59 euros', '59 euros')).toEqual([23, 31]);
  expect(found('Cuesta 12,59 euros', '59 euros')).toBe('12,59 euros');
  expect(found('Cobra menos de 4.000 euros', 'menos de 4')).toBe('menos de 4.000');
  expect(found('Las academias particulares', 'academias particu')).toBe('academias particulares');
});

test('a part of any text that is found is also found within its range', () => {
  const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(text, fc.nat(80), fc.nat(80), (whole, from, length) => {
      const part = whole.slice(from % whole.length, (from % whole.length) + length);
      const range = findQuotation(whole, part);
      if (range === undefined) return;
      const [start, end] = range;
      expect(0 <= start && start < end && end <= whole.length).toBe(true);
      expect(findQuotation(whole.slice(start, end), part)).toBeDefined();
    }),
  );
});

test('every run of words of any text in decomposed letters is found at its place', () => {
  const word = fc.constantFrom(
    'cafe\u0301',
    'n\u0303andu\u0301',
    '한\u1112\u1161\u11ab',
    'u\u0308\u0301x',
    'plan',
    '12,5',
  );
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 9 }),
      fc.array(word, { minLength: 1, maxLength: 5 }),
      (before, words) => {
        const [start, quote] = [before.map((each) => `${each}  `).join(''), words.join(' ')];
        const text = `${start}¦${words.join('\n')}¦`;
        expect(findQuotation(text, `¦${quote}¦`.normalize('NFC'))).toEqual([start.length, text.length]);
      },
    ),
  );
});
