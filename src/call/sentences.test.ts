import { expect, test } from 'vitest';
import type { Agreement } from './agreement.ts';
import { drawLine, LOSS_DEFAULT } from './line.ts';
import { jurySentences, lineSentences } from './sentences.ts';

const NBSP = '\u00A0';
const lineOf = (wanted: number, loss = LOSS_DEFAULT, withPoints = true) =>
  drawLine(
    Array.from({ length: wanted }, (_, at) => ({ hash: String(at), decision: 'yes' as const })),
    (hash) => (withPoints ? 50 + Number(hash) : undefined),
    loss,
  );
const spared = { below: 84, checks: 10, of: 155 };
const plain = (sentences: readonly string[]) => sentences.join(' ').replaceAll(NBSP, ' ');

test('nine wanted texts and a line', () => {
  expect(plain(lineSentences(lineOf(9), spared, 'es'))).toBe(
    'De las 9 que querías, ninguna queda por debajo. Ahorra leer 84 de 155. De ellas, 10 se leen de todos modos, para comprobarlo. De media se pierde como mucho 1 de cada 10; en una convocatoria de cada diez, hasta 2 (23 %).',
  );
  expect(plain(lineSentences(lineOf(9), spared, 'en'))).toBe(
    'Of the 9 you wanted, none is below. It spares reading 84 of 155. Of these, 10 are read all the same, to check. On average at most 1 in 10 is lost; in one call of ten, up to 2 (23 %).',
  );
});

test('singular, plural, other losses', () => {
  const none = { below: 0, checks: 0, of: 12 };
  expect(plain(lineSentences(lineOf(19), { ...spared, checks: 1 }, 'es'))).toMatch(
    /^De las 19 que querías, 1 queda por debajo\. .*Una de ellas se lee de todos modos/,
  );
  expect(plain(lineSentences(lineOf(29), none, 'es'))).toMatch(
    /2 quedan por debajo\. No ahorra leer ninguna de 12\. De media/,
  );
  expect(plain(lineSentences(lineOf(29), none, 'en'))).toMatch(
    /2 are below\. It spares reading none of 12\. On/,
  );
  expect(plain(lineSentences(lineOf(99), none, 'en'))).toMatch(
    /at most 1 in 10 is lost; in one call of ten, up to 14 %\.$/,
  );
  expect(plain(lineSentences(lineOf(1, 0.5), none, 'es'))).toMatch(
    /^La única que querías no queda por debajo\./,
  );
  expect(plain(lineSentences(lineOf(7, 0.15), none, 'es'))).toMatch(
    /como mucho el 15 %; en una convocatoria de cada diez, hasta el 28 %\.$/,
  );
});

test('without a line it says why', () => {
  expect(plain(lineSentences(lineOf(5), spared, 'es'))).toMatch(/^Faltan 4 que quieras: con 9/);
  expect(plain(lineSentences(lineOf(8), spared, 'es'))).toMatch(/^Falta 1 que quieras: con 9/);
  expect(plain(lineSentences(lineOf(8), spared, 'en'))).toMatch(/^1 more that you want is needed: with 9/);
  expect(plain(lineSentences(lineOf(5), spared, 'en'))).toMatch(/^4 more that you want are needed/);
  expect(plain(lineSentences(lineOf(9, 0.1, false), spared, 'en'))).toMatch(/^There is no line: those/);
});

test('a jury: model, jurors, length; or too few', () => {
  const agreement = (share: number): Agreement => ({
    share,
    low: share - 0.08,
    high: share + 0.07,
    texts: 24,
  });
  const jurors = [0.835, 0.819].map((share, at) => ({
    juror: String(at),
    agreement: agreement(share),
    model: undefined,
  }));
  const comparison = { texts: 24, model: agreement(0.859), length: agreement(0.48), jurors };
  expect(jurySentences(comparison, 'es')).toEqual([
    'De cada 100 parejas de textos, el modelo pone 86 en el mismo orden que el jurado (entre 78 y 93).',
    'Cada miembro del jurado, frente a los demás: de 82 a 84.',
    'La mera longitud del texto: 48 (entre 40 y 55). Al azar serían 50.',
  ]);
  expect(jurySentences({ ...comparison, jurors: [] }, 'en')).toHaveLength(2);
  expect(jurySentences({ ...comparison, texts: 12, model: undefined }, 'en')).toEqual([
    '12 scored texts are too few to say: it takes 15.',
  ]);
  expect(jurySentences({ ...comparison, texts: 1, model: undefined }, 'es')).toEqual([
    '1 texto puntuado es demasiado poco para decirlo: hacen falta 15.',
  ]);
});
