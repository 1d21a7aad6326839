import { expect, test } from 'vitest';
import { endsInAbbreviation } from './abbreviations.ts';

test.each(['La Sra', 'p. ej', 'J', 'de la S. L', 'los EE. UU', 'the U.S', 'i.e', 'a 12 aprox', 'Bread Co'])(
  'the full stop after “%s” does not end a sentence',
  (text) => {
    expect(endsInAbbreviation(text)).toBe(true);
  },
);

test.each(['Vendemos en el mar', 'el plan b', 'Tengo 20', 'the art', 'Es mio', 'compras'])(
  'the full stop after “%s” ends a sentence',
  (text) => {
    expect(endsInAbbreviation(text)).toBe(false);
  },
);
