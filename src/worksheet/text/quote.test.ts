import { expect, it } from 'vitest';
import { quote } from './quote.ts';
import { readText } from './read-text.ts';

/** What is quoted around the words of a text that follow the bar. */
function around(marked: string, longest?: number): string {
  const start = marked.indexOf('|');
  const text = readText(marked.replace('|', ''));
  return quote(text, { start, end: start + 3 }, longest);
}

it.each([
  ['Hola. Las clínicas |pierden sangre cada semana. Adiós.', 'Las clínicas pierden sangre cada semana'],
  ['Dear Sirs, small marinas |throw away old sails.', 'small marinas throw away old sails'],
  ['- Precio: |48.000 pesos al mes', 'Precio: 48.000 pesos al mes'],
  // What is told at length needs no heading.
  ['- So far: |fourteen plants in Leeds have paid', 'fourteen plants in Leeds have paid'],
  ['¿Quién |traduce el prospecto? Nadie.', '¿Quién traduce el prospecto?'],
  ['(y |cobramos 9 € por visita', 'cobramos 9 € por visita'],
])('quotes a sentence whole and clean: %s', (marked, words) => {
  expect(around(marked)).toBe(words);
});

it.each([
  // A long sentence is cut where it pauses, with what the words need to be understood.
  [
    'Los donantes son perros de socios, que a cambio reciben analítica gratis; procesar y llevar cada bolsa nos |sale por 83 euros.',
    'procesar y llevar cada bolsa nos sale por 83 euros',
  ],
  [
    'We collect them free of charge; sewing each |bag takes two hours and costs thirty-eight euros, thread included.',
    'sewing each bag takes two hours and costs thirty-eight euros, thread included',
  ],
])('cuts a long sentence where it pauses: %s', (marked, words) => {
  expect(around(marked, 90)).toBe(words);
});

it.each([
  [
    'Growing salad in a greenhouse outside Leeds and delivering it cut that day to restaurants, which now get two- or three-day-old produce and |throw half away.',
    'now get two- or three-day-old produce and throw half away',
  ],
  [
    'Las familias de la comarca que viven lejos del centro de salud tardan dos horas con transbordo |en llegar a la consulta del especialista.',
    '…con transbordo en llegar a la consulta del especialista',
  ],
])('begins where the sentence pauses, or says that it begins in the middle: %s', (marked, words) => {
  expect(around(marked, 80)).toBe(words);
});

it('does not cut a list in the middle without saying so', () => {
  const words = around(
    '|Vendemos a bodegas, almazaras y queserías de toda la comarca con reparto propio.',
    40,
  );
  expect(words).not.toMatch(/(bodegas|almazaras)$/);
});

it('shows where a quotation was cut off', () => {
  expect(around(`|Uno ${'palabra '.repeat(60)}`)).toMatch(/^Uno .*…$/);
});

it('never exceeds its bound nor loses what it is about', () => {
  const text = readText(`${'x'.repeat(400)} fin`);
  expect(quote(text, { start: 200, end: 210 }).length).toBeLessThanOrEqual(152);
  expect(around(`${'aaaa, '.repeat(50)}|centro, ${'bbbb, '.repeat(50)}`)).toContain('centro');
});
