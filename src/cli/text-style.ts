import { styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';
import { joinedText } from '../document/block-texts.ts';
import type { Span, Text } from '../document/blocks.ts';
import { type TextForms, withMarks } from '../document/text.ts';
import { harmless } from './output.ts';

type Format = Parameters<typeof styleText>[0];

/** The longest line in columns, for readability. */
const MEASURE = 92;
const NARROWEST = 20;

const BAND_COLOURS = { excellent: 'green', good: 'blue', fair: 'yellow', weak: 'red' } as const;
const SPAN_FORMATS: Readonly<Record<NonNullable<Span['style']>, Format>> = {
  strong: 'bold',
  muted: 'dim',
  accent: 'yellow',
  mark: ['bold', 'underline'],
};

/**
 * The forms of a report's text: wrapped on a terminal, and coloured if it is capable and `NO_COLOR` is not set; otherwise
 * plain, with one paragraph per line.
 */
export function textForms(
  { isTTY = false, columns = 80 }: { isTTY?: boolean; columns?: number },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): TextForms {
  const isColoured = isTTY && !NO_COLOR && TERM !== 'dumb';
  const width = Math.max(NARROWEST, Math.min(MEASURE, columns));
  const paint = (format: Format, text: string) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;

  const lines = (text: string, first = '', rest = ''): string => {
    const wrapped = isTTY ? wrapAnsi(text, width - rest.length, { hard: true }) : text;
    return `${wrapped
      .split('\n')
      .map((line, index) => (index === 0 ? first : rest) + line)
      .join('\n')}\n`;
  };

  const spans = (text: Text) =>
    joinedText(text, ({ text: given, style }) => {
      const words = harmless(given);
      if (style === 'mark' && !isColoured) return withMarks(words);
      return style ? paint(SPAN_FORMATS[style], words) : words;
    });

  return {
    title: (text) => lines(paint('bold', harmless(text))),
    sectionTitle: (text) => `\n${lines(paint(['bold', 'yellow'], harmless(text)))}`,
    heading: (text) => `\n${lines(paint('bold', harmless(text)))}`,
    line: (text) => lines(spans(text)),
    note: (text) => lines(paint('dim', spans(text))),
    detail: (text) => lines(spans(text), '  ', '  '),
    items: (items, start) =>
      items
        .map((item, index) => {
          const marker = start === undefined ? '- ' : `${start + index}. `;
          return lines(spans(item), marker, ' '.repeat(marker.length));
        })
        .join(''),
    score: (text, band) => `\n${lines(paint(['bold', BAND_COLOURS[band]], harmless(text)))}`,
  };
}
