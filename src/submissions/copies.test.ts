import { expect, test } from 'vitest';
import { Copies } from './copies.ts';
import type { CallText } from './texts.ts';

const text = (rowNumber: number, hash: string, isLeftOut = false) =>
  ({ rowNumber, hash, isLeftOut, isEmpty: false }) as CallText;
const texts = [text(2, 'a'), text(3, 'b'), text(5, 'a'), text(9, 'c'), text(11, 'a', true)];
const near = new Map([
  ['a', [{ hash: 'c', share: 0.839 }]],
  ['c', [{ hash: 'a', share: 0.839 }]],
]);
const copies = new Copies(texts, near);
const sentenceOf = (at: number, language: 'es' | 'en') =>
  copies.sentence(texts[at] as CallText, language).replaceAll('\u00A0', ' ');

test('the sentence of a row names its copies, in both languages', () => {
  expect(sentenceOf(0, 'es')).toBe('igual que la fila 5; casi igual que la fila 9 (83 %)');
  expect(sentenceOf(3, 'es')).toBe('casi igual que las filas 2 (83 %) y 5 (83 %)');
  expect(sentenceOf(3, 'en')).toBe('nearly the same as rows 2 (83 %) and 5 (83 %)');
  expect([sentenceOf(1, 'es'), sentenceOf(4, 'es')]).toEqual(['', '']);
});

test('each group of copies has one sentence; rows and sentences above the limit are counted', () => {
  expect(copies.sentences('en', 20).map((one) => one.replaceAll('\u00A0', ' '))).toEqual([
    'Row 2: the same as row 5; nearly the same as row 9 (83 %).',
  ]);
  const many = new Copies(
    Array.from({ length: 60 }, (_, at) => text(at + 2, String(Math.floor(at / 2)))),
    new Map(),
  );
  expect(many.sentences('es', 20)).toHaveLength(21);
  expect(many.sentences('es', 20).at(-1)).toBe('10 filas más tienen copias: están en results.csv.');
  const same = new Copies(
    Array.from({ length: 9 }, (_, at) => text(at + 2, 'a')),
    new Map(),
  );
  expect(same.sentences('es', 20)).toEqual(['Fila 2: igual que las filas 3, 4, 5, 6, 7 y 3 más.']);
});
