import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedItems } from './chapters.ts';

test('numbered items on separate lines are split', () => {
  expect(numberedItems('1. Haces una foto\n2. Eliges el precio\n3. Cobras')).toEqual({
    intro: '',
    items: ['Haces una foto', 'Eliges el precio', 'Cobras'],
  });
});

test('numbered items in running text are split, and the text before them is kept', () => {
  expect(numberedItems('It works like this: 1. You sign up. 2. You pay £3.50 a month.')).toEqual({
    intro: 'It works like this:',
    items: ['You sign up.', 'You pay £3.50 a month.'],
  });
});

test.each([
  ['plain prose', 'The shop opens at 9 and closes at 21. It is simple.'],
  ['one item', '1. The only step'],
  ['decimals and versions', 'It costs 1.50 or 2.75 and needs v2.0 of it'],
  ['years', 'It began in 2023. It grew in 2024. It ends.'],
  ['an empty text', ''],
])('%s is not split into numbered items', (_, text) => {
  expect(numberedItems(text)).toBeUndefined();
});

test('a number at the end of a sentence does not break the list', () => {
  expect(numberedItems('Open from 9 to 21. 1. Book 2. Pay 3. Come')?.items).toEqual(['Book', 'Pay', 'Come']);
});

test('any numbered list is split into its items', () => {
  const item = fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/[\d\s]+/g, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('.'));
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 20 }), (items) => {
      const text = items.map((text, index) => `${index + 1}. ${text}`).join('\n');
      expect(numberedItems(text)).toEqual({ intro: '', items });
    }),
  );
});
