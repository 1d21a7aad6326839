import { expect, test } from 'vitest';
import { improvedText } from './improve.tsx';

test('the author’s sentences are kept if they have figures that the improved idea lacks', () => {
  const idea = 'Vendo avisos a clínicas. Tengo 27 clínicas que pagan 39 € al mes. Cuesta 3,50 € cada una.';
  expect(improvedText('Avisos por WhatsApp a 39 € al mes.', idea)).toBe(
    'Avisos por WhatsApp a 39 € al mes.\n\nTengo 27 clínicas que pagan 39 € al mes. Cuesta 3,50 € cada una.',
  );
});

test('an improved text with every figure, or at the limit, is unchanged', () => {
  expect(improvedText('Por 39 € al mes.', 'Cobro 39 €.')).toBe('Por 39 € al mes.');
  const long = 'a'.repeat(990);
  expect(improvedText(long, 'Tengo 27 clínicas que pagan.')).toBe(long);
});
