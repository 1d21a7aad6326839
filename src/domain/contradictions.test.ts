import { expect, test } from 'vitest';
import { TRUE_FINDINGS } from '../../tests/fake-search/pages.ts';
import { groupContradicting } from './contradictions.ts';
import type { Finding } from './evidence.ts';

const finding = (kind: Finding['kind'], claim: string, source: number, name?: string): Finding => ({
  kind,
  claim,
  quote: claim,
  source,
  ...(name === undefined ? {} : { name }),
});
const areTogether = (a: Finding, b: Finding) =>
  groupContradicting([a, finding('risk', 'Otra cosa.', 9), b]).length === 2;

test.each<[string, Finding, Finding]>([
  [
    'growth and decline',
    finding('demand', 'El mercado de comida fresca creció un 12 %.', 1),
    finding('demand', 'El mercado de la comida fresca cayó un 5 %.', 2),
  ],
  [
    'growth and no growth, in English',
    finding('demand', 'Demand for tutoring is growing.', 1),
    finding('demand', 'The demand for tutoring did not grow.', 2),
  ],
  [
    'two prices of one firm',
    finding('price', 'Empieza en 39,90 € al mes.', 1, 'Canela Fresca'),
    finding('price', 'La cuota es de 29 euros.', 2, 'CanelaFresca'),
  ],
  [
    'two shares of one thing',
    finding('demand', 'El 40 % de los hogares con perro cocina para él.', 1),
    finding('demand', 'Cocina en casa el 70 por ciento de los hogares con perro.', 2),
  ],
  [
    'two counts of one thing',
    finding('competitor', 'Tiene 1.200 clientes.', 1, 'Canela'),
    finding('competitor', 'Dice tener 3.000 clientes.', 2, 'Canela'),
  ],
])('findings contradict each other: %s', (_, a, b) => {
  expect(areTogether(a, b)).toBe(true);
  expect(areTogether(b, a)).toBe(true);
});

test.each<[string, Finding, Finding]>([
  [
    'of two firms',
    finding('price', 'Cuesta 39 € al mes.', 1, 'Canela'),
    finding('price', 'Cuesta 29 € al mes.', 2, 'Husky'),
  ],
  [
    'of two plans on one page',
    finding('price', 'El plan básico cuesta 9 €.', 1, 'Canela'),
    finding('price', 'El plan pro cuesta 19 €.', 1, 'Canela'),
  ],
  [
    'of two years',
    finding('demand', 'El mercado creció en 2024.', 1),
    finding('demand', 'El mercado cayó en 2025.', 2),
  ],
  ['of two kinds', finding('demand', 'Sube la demanda.', 1), finding('risk', 'Baja la demanda.', 2)],
  [
    'about two things',
    finding('demand', 'La demanda de talleres sube.', 1),
    finding('demand', 'La venta de libros cae.', 2),
  ],
  [
    'that agree in one figure',
    finding('price', 'Cuesta de 9 a 12 €.', 1, 'Canela'),
    finding('price', 'Desde 9 €.', 2, 'Canela'),
  ],
])('findings do not contradict each other: %s', (_, a, b) => expect(areTogether(a, b)).toBe(false));

test('findings without a contradiction keep their order, each alone', () => {
  expect(groupContradicting(TRUE_FINDINGS)).toEqual(TRUE_FINDINGS.map((each) => [each]));
});
