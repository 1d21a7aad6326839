import { expect, test } from 'vitest';
import { ADVICES } from '../../tests/fake-service/advice-answers.ts';
import { codePointLength, RESULTS_MAX_LENGTH } from '../domain/idea.ts';
import { withValue } from '../domain/unit-economics.ts';
import { resultsText } from './results-text.ts';

const { sums } = ADVICES.es;
const changed = sums && { ...ADVICES.es, sums: withValue(withValue(sums, 0, 45), 6, 12) };
const question = '¿Tienes ya un administrador\nde fincas?';

test('without notes and changed figures the text is empty', () => {
  expect(resultsText(undefined, undefined, 'es')).toBe('');
  expect(resultsText({ text: '  ', question }, ADVICES.es, 'es')).toBe('');
});

test('an answer comes after its question and before the changed figures', () => {
  expect(resultsText({ text: ' Sí, dos. ', question }, changed, 'es').replace(/\u00a0/g, ' ')).toBe(
    [
      'Pregunta: ¿Tienes ya un administrador de fincas?',
      'Sí, dos.',
      'Mis cifras: cuota de la comunidad (precio por comunidad al mes): 45 €; comunidades que pagan (ventas al mes): 12.',
    ].join('\n'),
  );
});

test('changed figures do not need notes, in both languages', () => {
  expect(resultsText(undefined, changed, 'en')).toMatch(
    /^My figures: cuota de la comunidad \(price per .*\): €45; /,
  );
});

test('a long question is cut to the remaining length; the words of the person are never cut', () => {
  const long = '¿Qué? '.repeat(500);
  const text = resultsText({ text: 'x'.repeat(800), question: long }, ADVICES.es, 'es');
  expect(codePointLength(text)).toBe(RESULTS_MAX_LENGTH);
  expect(text).toMatch(/^Pregunta: ¿Qué\?.*…\nx{800}$/);
  const full = '👩'.repeat(RESULTS_MAX_LENGTH);
  expect(resultsText({ text: full, question: long }, ADVICES.es, 'es')).toBe(full);
  const withFigures = resultsText({ text: full, question: long }, changed, 'es');
  expect(withFigures).toMatch(new RegExp(`^${full}\\nMis cifras: `, 'u'));
});
