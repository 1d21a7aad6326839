import { expect, test } from 'vitest';
import type { Agreement } from './agreement.ts';
import { drawLine, LOSS_DEFAULT } from './cutoff-line.ts';
import { jurySentences, lineSentences } from './sentences.ts';

const NBSP = '\u00A0';
const lineOf = (wanted: number, loss = LOSS_DEFAULT, withPoints = true) =>
  drawLine(
    Array.from({ length: wanted }, (_, at) => ({ hash: String(at), decision: 'yes' as const })),
    (hash) => (withPoints ? 50 + Number(hash) : undefined),
    loss,
  );
const saving = { skipped: 74, checks: 10, checksWanted: 0, total: 155 };
const plain = (sentences: readonly string[]) => sentences.join(' ').replaceAll(NBSP, ' ');

test('a line without wanted texts among the checks: wanted texts, saving and loss', () => {
  expect(plain(lineSentences(lineOf(9), saving, 'es'))).toBe(
    'De los 9 que te interesan, ninguno queda por debajo. Puedes saltarte 74 de 155. De cada 10 buenos se escapa como mucho 1 de media; con mala suerte, 2 (hasta el 23 % en una convocatoria de cada diez).',
  );
  expect(plain(lineSentences(lineOf(9), saving, 'en'))).toBe(
    'Of the 9 you wanted, none is below. You can skip 74 of 155. Of every 10 good ones at most 1 slips through on average; with bad luck, 2 (up to 23 % in one call of ten).',
  );
});

test('there is no saving if the checks cost as much', () => {
  const none = { skipped: 0, checks: 3, checksWanted: 0, total: 13 };
  expect(plain(lineSentences(lineOf(9), none, 'es'))).toContain(' No ahorra nada: léelos todos. ');
  expect(plain(lineSentences(lineOf(9), none, 'en'))).toContain(' Nothing is spared: read them all. ');
});

test('if a check was wanted, a sentence says what to do', () => {
  const one = { skipped: 20, checks: 5, checksWanted: 1, total: 40 };
  expect(plain(lineSentences(lineOf(4, 0.2), one, 'es'))).toContain(
    'De los 5 de debajo que se leen para comprobar, 1 te interesa: sigue leyendo por debajo, o acepta que se escape 1 de cada 10 en vez de 1 de cada 5.',
  );
  expect(plain(lineSentences(lineOf(4, 0.2), one, 'en'))).toContain(
    'Of the 5 below that are read to check, 1 was wanted: read on below, or take 1 in 10 instead of 1 in 5.',
  );
  // There is no smaller loss to propose.
  expect(plain(lineSentences(lineOf(9), { ...one, checksWanted: 2 }, 'en'))).toContain(
    '2 were wanted: read on below. Of every',
  );
});

test('singular, plural, other losses', () => {
  expect(plain(lineSentences(lineOf(19), saving, 'es'))).toMatch(/^De los 19 que te interesan, 1 queda/);
  expect(plain(lineSentences(lineOf(29), saving, 'es'))).toMatch(/, 2 quedan por debajo\./);
  expect(plain(lineSentences(lineOf(29), saving, 'en'))).toMatch(/, 2 are below\./);
  expect(plain(lineSentences(lineOf(99), saving, 'en'))).toMatch(
    /at most 1 slips through on average; with bad luck, up to 14 %, in one call of ten\.$/,
  );
  expect(plain(lineSentences(lineOf(1, 0.5), saving, 'es'))).toMatch(
    /^El único que te interesa no queda por debajo\./,
  );
  expect(plain(lineSentences(lineOf(7, 0.15), saving, 'es'))).toMatch(
    /como mucho el 15 % de media; con mala suerte, hasta el 28 %, en una convocatoria de cada diez\.$/,
  );
});

test('without a line, the sentence says how many wanted texts are missing, or that they have no points', () => {
  expect(plain(lineSentences(lineOf(0), saving, 'es'))).toMatch(/^Elige 9 que te interesen; entonces verás/);
  expect(plain(lineSentences(lineOf(5), saving, 'es'))).toMatch(/^Elige 4 más que te interesen; /);
  expect(plain(lineSentences(lineOf(8), saving, 'es'))).toMatch(/^Elige 1 más que te interese; /);
  expect(plain(lineSentences(lineOf(5), saving, 'en'))).toMatch(/^Choose 4 more that you want; then/);
  expect(plain(lineSentences(lineOf(9, 0.1, false), saving, 'en'))).toMatch(/^There is no line: those/);
});

test('the comparison with a jury: model, jurors, length, unknown ids; or too few texts', () => {
  const agreement = (share: number): Agreement => ({
    share,
    low: share - 0.08,
    high: share + 0.07,
    texts: 24,
  });
  const jurors = [0.835, 0.819].map((share, at) => ({
    juror: String(at),
    agreement: agreement(share),
    model: agreement(share + 0.03),
  }));
  const comparison = { texts: 24, unknown: [], model: agreement(0.859), length: agreement(0.48), jurors };
  expect(jurySentences(comparison, 'es')).toEqual([
    'De cada 100 parejas de textos, el modelo pone 86 en el mismo orden que el jurado (entre 78 y 93).',
    'Cada miembro del jurado, frente a los demás: de 82 a 84. El modelo, frente a esas mismas personas y en los mismos textos: de 85 a 87.',
    'La mera longitud del texto: 48 (entre 40 y 55). Al azar serían 50.',
  ]);
  expect(jurySentences({ ...comparison, jurors: [] }, 'en')).toHaveLength(2);
  expect(jurySentences({ ...comparison, unknown: ['Z-9', 'Z-8'] }, 'en').at(-1)).toBe(
    'The jury scored 2 texts that are not in the table: Z-9, Z-8.',
  );
  expect(jurySentences({ ...comparison, texts: 12, model: undefined }, 'en')).toEqual([
    '12 scored texts are too few to say: it takes 15.',
  ]);
  expect(jurySentences({ ...comparison, texts: 1, model: undefined }, 'es')).toEqual([
    '1 texto puntuado es demasiado poco para decirlo: hacen falta 15.',
  ]);
});
