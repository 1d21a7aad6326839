import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownBlocks, wholeBlocks } from './markdown-blocks.ts';

const TEXT = `Sí, pero antes cambia el precio.

## Las cuentas
Hoy ganas 1.400 €.

| Precio | Queda |
| --- | --- |
| 18 € | 240 € |

- Primero
- Segundo

- Tercero
  con su explicación

## Esta semana

1. Llama a tres clientas.
2. Escríbeles.
Y espera.`;

describe('the blocks of a Markdown text', () => {
  it('are paragraphs, lists, tables, and headings with what follows them', () => {
    expect(markdownBlocks(TEXT)).toEqual([
      'Sí, pero antes cambia el precio.',
      '## Las cuentas\nHoy ganas 1.400 €.',
      '| Precio | Queda |\n| --- | --- |\n| 18 € | 240 € |',
      '- Primero\n- Segundo\n- Tercero\n  con su explicación',
      '## Esta semana\n\n1. Llama a tres clientas.\n2. Escríbeles.\nY espera.',
    ]);
  });

  it('that are whole stay the same, however the text goes on', () => {
    const pieces = [
      '# A\n',
      '## B\n\n',
      'text. ',
      '- item\n',
      '1. step\n',
      '| a | b |\n',
      '\n',
      '  more\n',
      '\n\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces)), fc.nat(), (parts, cut) => {
        const text = parts.join('');
        const begun = wholeBlocks(text.slice(0, cut % (text.length + 1)));
        expect(markdownBlocks(text).slice(0, begun.length)).toEqual(begun);
      }),
      { examples: [[['- item\n', '\n', '- item\n'], 9]] },
    );
  });
});
