import { styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';
import type { Span, Text } from '../document/blocks.ts';
import { joinedText } from '../document/make-blocks.ts';
import { type TextForms, withSource } from '../document/text.ts';
import { withoutControlSequences } from './output.ts';

type Format = Parameters<typeof styleText>[0];

/** Bounds for the width of lines, in columns. Longer lines are hard to read. */
const WIDTH_MAX = 92;
const WIDTH_MIN = 20;

const BAND_COLOURS = { excellent: 'green', good: 'blue', fair: 'yellow', weak: 'red' } as const;
const SPAN_FORMATS: Readonly<Record<NonNullable<Span['style']>, Format>> = {
  strong: 'bold',
  muted: 'dim',
  mark: ['bold', 'underline'],
};

/**
 * How the parts of a report become text. In a terminal, lines are wrapped, and coloured unless `NO_COLOR` or `TERM`
 * forbids it. Other output is plain, with one paragraph per line.
 */
export function textForms(
  { isTTY = false, columns = 80 }: { isTTY?: boolean; columns?: number },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): TextForms {
  const isColoured = isTTY && !NO_COLOR && TERM !== 'dumb';
  const width = Math.max(WIDTH_MIN, Math.min(WIDTH_MAX, columns));
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
    joinedText(text, ({ text: untrusted, style }) => {
      const words = withoutControlSequences(untrusted);
      return style ? paint(SPAN_FORMATS[style], words) : words;
    });

  return {
    title: (text) => lines(paint('bold', withoutControlSequences(text))),
    sectionTitle: (text) => `\n${lines(paint(['bold', 'yellow'], withoutControlSequences(text)))}`,
    heading: (text) => `\n${lines(paint('bold', withoutControlSequences(text)))}`,
    line: (text) => lines(spans(text)),
    note: (text) => lines(paint('dim', spans(text))),
    quotation: (text) => lines(withoutControlSequences(text), '  ', '  '),
    items: (items, start) =>
      items
        .map((item, index) => {
          const marker = start === undefined ? '- ' : `${start + index}. `;
          return lines(spans(withSource(item)), marker, ' '.repeat(marker.length));
        })
        .join(''),
    score: (text, band) =>
      `\n${lines(paint(['bold', BAND_COLOURS[band]], withoutControlSequences(joinedText(text))))}`,
  };
}
