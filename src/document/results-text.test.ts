import { expect, test } from 'vitest';
import { withValue } from '../domain/compute-sums.ts';
import { example } from '../web/report/example.es.ts';
import { noteWithNumbers, resultsText } from './results-text.ts';

const { sums } = example.report;
if (!sums) throw new Error('The example has no sums');
const changed = withValue(withValue(sums, 0, 12), 8, 150);
const NUMBERS =
  'Mis números: Por cita recuperada (precio por cita recuperada): 12 € en vez de 8 €; Ocho en 25 clínicas (ventas al mes): 150 en vez de 200.';
const spaced = (text: string) => text.replace(/\u00a0/g, ' ');
const entry = (note: string) => ({ note, reply: 'Sí.', at: example.meta.generatedAt });

test('without notes and changed numbers the text is empty', () => {
  expect(resultsText(example)).toBe('');
  expect(resultsText({ ...example, results: { text: '  ' }, replies: [entry(' ')] })).toBe('');
});

test('all notes of the thread come after what was known before, and then the changed numbers', () => {
  const file = {
    ...example,
    report: { ...example.report, sums: changed },
    results: { text: 'Doce de cincuenta.' },
    replies: [entry('Dos pagaron.'), entry('El colegio dijo que sí.')],
  };
  expect(spaced(resultsText(file))).toBe(
    `Doce de cincuenta.\nDos pagaron.\nEl colegio dijo que sí.\n${NUMBERS}`,
  );
});

test('numbers that the last note tells are not told again', () => {
  const note = noteWithNumbers(' Con más precio. ', changed, 'es');
  expect(spaced(note)).toBe(`Con más precio.\n${NUMBERS}`);
  const report = { ...example.report, sums: changed };
  expect(resultsText({ ...example, report, replies: [entry(note)] })).toBe(note);
});

test('changed numbers do not need a note, in both languages', () => {
  expect(noteWithNumbers('', changed, 'en')).toMatch(/^My figures: .*: €12 instead of €8; /);
  expect(noteWithNumbers('Hello', sums, 'en')).toBe('Hello');
});
