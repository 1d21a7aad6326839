import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFont } from '../../tests/pdf/read-font.ts';
import { printedDocument } from '../document/printed-document.ts';
import { example } from '../web/report/example.es.ts';
import { printableText } from './printable-text.ts';
import { reportFonts } from './report-fonts.ts';
import { type TextLine, Typesetter } from './typesetter.ts';

const typesetter = new Typesetter(
  await reportFonts(printedDocument(example), 'https://crisol.example', readFont),
);
const textOf = ({ runs }: TextLine) => runs.map(({ text }) => text).join('');
const lines = (text: string, width: number) => typesetter.lines([{ text, style: 'text' }], 10, width);

describe('the lines of the typesetter', () => {
  test('of any text, no line exceeds the width and no character is lost', () => {
    const text = fc.array(fc.constantFrom('W', 'palabra', ' ', 'año', '-', '\n', '1.000 €', 'iiiiii', '…'), {
      maxLength: 300,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 15, max: 500 }), (parts, width) => {
        const clean = printableText(parts.join(''));
        const broken = lines(clean, width);
        for (const line of broken) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        expect(broken.map(textOf).join('').replace(/\s/g, '')).toBe(clean.replace(/\s/g, ''));
      }),
    );
  });

  test('a word wider than a line is split between letters', () => {
    const broken = lines('W'.repeat(4000), 200);
    expect(broken.length).toBeGreaterThan(150);
    expect(broken.map(textOf).join('')).toBe('W'.repeat(4000));
  });

  test('a line break in the text is a line break on the page', () => {
    expect(lines('uno\ndos', 400).map(textOf)).toEqual(['uno', 'dos']);
  });

  test('spans of different styles share a line, each in its own style', () => {
    const [line] = typesetter.lines(
      [
        { text: 'Coste:', style: 'strong' },
        { text: '0 €', style: 'text', colour: '#000000' },
      ],
      10,
      400,
    );
    expect(line && textOf(line)).toBe('Coste: 0 €');
    expect(new Set(line?.runs.map(({ face }) => face))).toEqual(
      new Set(['noto-sans-latin-600', 'noto-sans-latin-400']),
    );
  });

  test('consecutive characters that are in no font become one mark', () => {
    expect(lines('antes \u{10920}\u{10921}\u{10922} después', 400).map(textOf)).toEqual([
      'antes [?] después',
    ]);
  });
});

test('a single line that is too long ends with an ellipsis', () => {
  const line = typesetter.line({ text: 'un nombre de modelo larguísimo', style: 'text' }, 8, 60);
  expect(line.width).toBeLessThanOrEqual(60);
  expect(textOf(line)).toMatch(/^un nom.*…$/);
});
