import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

/** The sentences around a part of a text, with the part in brackets; `undefined` if there are none. */
function around(text: string, part: string): string | undefined {
  const start = text.indexOf(part);
  const found = new Sentences(text).around([start, start + part.length]);
  if (!found) return undefined;
  const { quote, marked } = found;
  return `${quote.slice(0, marked[0])}[${quote.slice(...marked)}]${quote.slice(marked[1])}`;
}

test.each([
  ['Es bueno. No es gratis para nadie. Fin.', 'es gratis', 'No [es gratis] para nadie.'],
  ['Cuesta 1.500 € al año. Más IVA.', '500 € al', 'Cuesta 1.[500 € al] año.'],
  [
    'Vende pan, p. ej. de centeno, y miel. Nada más.',
    'de centeno',
    'Vende pan, p. ej. [de centeno], y miel.',
  ],
  [
    'The U.S. market of Storey Inc. Boston grew. It fell later.',
    'Boston grew',
    'The U.S. market of Storey Inc. [Boston grew].',
  ],
  ['Gilt ab 3. Mai 2025. Danach mehr.', 'Mai 2025', 'Gilt ab 3. [Mai 2025].'],
  ['¿Cuánto cuesta? Doce euros. ¡Ya!', 'Doce', '[Doce] euros.'],
  ['«Es gratis.» Lo dijo ayer.', 'gratis', '«Es [gratis].»'],
  ['“Is it free?” she asked. No.', 'free', '“Is it [free]?” she asked.'],
  ['無料です。月額は２千円です。', '月額', '[月額]は２千円です。'],
  ['Uno. Dos. Tres. Cuatro.', 'Dos. Tres', '[Dos. Tres].'],
  ['- Pan a 2 €\n- Miel a 7 €', 'Miel', '[Miel] a 7 €'],
  ['2) Pides antes de las 18:00\n3) Llega', 'antes', 'Pides [antes] de las 18:00'],
  ['## Precios\nDesde 9 € al mes.', 'Precios', '[Precios]'],
  ['No se\nreparte en la\nsierra. Fin.', 'sierra', 'No se reparte en la [sierra].'],
  ['| Básico | 9 € |\n| Pro | 29 €. Con IVA |', '29 €', 'Pro | [29 €]. Con IVA'],
  ['Inicio\nPrecios\nDesde 9 € al mes.', 'Desde', '[Desde] 9 € al mes.'],
  ['Primero esto… luego aquello. Fin.', 'luego', '[luego] aquello.'],
])('in %j, %j is in its whole sentences', (text, part, sentences) => {
  expect(around(text, part)).toBe(sentences);
});

test.each([
  ['a gap', 'Uno dice esto ... y otro aquello.', 'esto ... y'],
  ['a gap in brackets', 'Uno dice esto.\n[…]\nY otro aquello.', 'esto.\n[…]\nY'],
  ['two rows', '| Básico | gratis |\n| Pro | 29 € |', 'gratis |\n| Pro'],
  ['two rows without separators', 'Básico gratis\nPro 29 €', 'gratis\nPro'],
  ['rows of tabs', 'Básico\tgratis\nPro\t29 €', 'gratis\nPro'],
])('a part across %s has no sentences', (_, text, part) => {
  expect(around(text, part)).toBeUndefined();
});

test('two lines that end in full stops may be quoted together', () => {
  expect(around('Es nuevo.\nCuesta 9 €.', 'nuevo.\nCuesta')).toBe('Es [nuevo. Cuesta] 9 €.');
});

test('a long sentence is cut between words around the part, with more words in front of it', () => {
  const words = Array.from({ length: 200 }, (_, index) => `palabra${index}`);
  const text = words.join(' ');
  const shown = new Sentences(text).around([text.indexOf('palabra150'), text.indexOf('palabra150') + 10]);
  expect(shown?.quote.length).toBeLessThanOrEqual(320);
  expect(shown?.quote.length).toBeGreaterThan(290);
  expect(shown?.quote).toMatch(/^palabra\d+ .* palabra\d+$/);
  expect(shown?.marked[0]).toBeGreaterThan(180);
  // A longer part is cut too.
  const long = new Sentences(text).around([0, 1_000]);
  expect(long?.quote.length).toBeLessThanOrEqual(320);
  expect(long?.marked).toEqual([0, long?.quote.length]);
});

test('of any text at most 320 characters are shown, with the part marked', () => {
  const piece = fc.constantFrom(
    'No. ',
    'es gratis ',
    'Dr. ',
    '1.500 € ',
    '… ',
    '\n',
    '| ',
    '。',
    '- ',
    'x'.repeat(50),
    '😀',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 60 }),
      fc.nat(),
      fc.nat({ max: 400 }),
      (pieces, from, length) => {
        const text = pieces.join('');
        const start = from % text.length;
        const found = new Sentences(text).around([start, Math.min(text.length, start + length + 1)]);
        if (!found) return;
        const plain = (some: string) => some.replace(/\s+/g, ' ');
        expect(found.quote.length).toBeLessThanOrEqual(320);
        expect(plain(text)).toContain(found.quote);
        expect(plain(text.slice(start, start + length + 1))).toContain(found.quote.slice(...found.marked));
      },
    ),
  );
});
