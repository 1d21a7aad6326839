import fc from 'fast-check';
import { expect, test } from 'vitest';
import { experimentScale } from './experiment-scale.ts';

test.each([
  [
    'es',
    'Cuatro o más piden la llamada',
    'La pide una o ninguna',
    'para con 1 o menos · duda · sigue con 4 o más',
  ],
  ['en', 'Four or more ask for the call', 'One or none does', 'stop at 1 or fewer · in doubt · go on from 4'],
  ['es', 'Pagan dos de las tres', 'No paga ninguna', 'para con 0 · duda · sigue con 2 o más'],
  ['en', 'Two of the three pay', 'None of them pays', 'stop at 0 · in doubt · go on from 2'],
  [
    'es',
    'Al menos 30 reservas pagadas',
    'Menos de 8 reservas pagadas',
    'para con 7 o menos · duda · sigue con 30 o más',
  ],
  ['es', 'Más de 3 pagan 19 €', 'No paga nadie en 14 días', 'para con 0 · duda · sigue con 4 o más'],
  ['en', 'At least 20% reply', 'Fewer than 5% reply', 'stop below 5% · in doubt · go on from 20%'],
  [
    'en',
    'One in five chooses the fee',
    'Fewer than one in twenty does',
    'stop below 5% · in doubt · go on from 20%',
  ],
  ['es', '2 reservas', '1 reserva', 'para con 1 o menos · sigue con 2 o más'],
] as const)('a scale is read from its limits (%s: %s / %s)', (language, goOnIf, stopIf, inWords) => {
  expect(experimentScale({ goOnIf, stopIf }, '', language)?.inWords.replaceAll('\u00a0', ' ')).toBe(inWords);
});

test.each([
  ['the customers are happy', 'nobody is', 'en'],
  ['5 of 20 pay, and 3 come back', '1 pays', 'en'],
  ['Menos de un 4 % de préstamos con avería', 'Más de un 10 % de préstamos con avería', 'es'],
  ['2 pagan', '6 pagan', 'es'],
  ['10 % contesta', 'contestan 3', 'es'],
  ['Se venden 300 €', 'Se venden 20 €', 'es'],
] as const)('numbers that make no scale give none (%s / %s)', (goOnIf, stopIf, language) => {
  expect(experimentScale({ goOnIf, stopIf }, '3', language)).toBeUndefined();
});

test.each([
  ['4', 'goOn'],
  ['pagaron tres', 'doubt'],
  ['1', 'stop'],
  ['ninguna', 'stop'],
  ['nada claro', undefined],
  ['20 preguntados, 2 pagaron', undefined],
] as const)('the noted number lands on the scale: %s', (noted, meaning) => {
  const limits = { goOnIf: '4 o más pagan', stopIf: 'Paga una o ninguna' };
  expect(experimentScale(limits, noted, 'es')?.noted?.meaning).toBe(meaning);
});

test('of another number of cases, a noted result is compared by its share', () => {
  const limits = { goOnIf: '10 of 20 pay', stopIf: '2 of 20 pay' };
  expect(experimentScale(limits, '6 of 10', 'en')?.noted?.meaning).toBe('goOn');
  expect(experimentScale(limits, '1 of 10', 'en')?.noted?.meaning).toBe('stop');
});

test('every scale is in order and within its width, whatever the texts say', () => {
  const words = fc.constantFrom(
    'al menos',
    'menos de',
    'más de',
    'dos',
    'una',
    'o ninguna',
    'de',
    'cada',
    '%',
    '€',
    'de las',
    '0',
  );
  const text = fc
    .array(fc.oneof(words, fc.integer({ min: 0, max: 2000 }).map(String)), { maxLength: 6 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, text, text, (goOnIf, stopIf, noted) => {
      const scale = experimentScale({ goOnIf, stopIf }, noted, 'es');
      if (!scale) return;
      expect(scale.stopTo).toBeGreaterThanOrEqual(0);
      expect(scale.goFrom).toBeGreaterThanOrEqual(scale.stopTo);
      expect(scale.goFrom).toBeLessThanOrEqual(1);
      if (scale.noted) expect(scale.noted.at).toBeGreaterThanOrEqual(0);
      if (scale.noted) expect(scale.noted.at).toBeLessThanOrEqual(1);
      expect(scale.inWords).not.toMatch(/NaN|Infinity|-/);
    }),
    { numRuns: 500 },
  );
});
