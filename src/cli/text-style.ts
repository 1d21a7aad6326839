import { stripVTControlCharacters, styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

type Format = Parameters<typeof styleText>[0];

/** Style of the text output: coloured and wrapped on a terminal, otherwise plain with one paragraph per line. */
export interface TextStyle {
  colour: boolean;
  /** Columns; `undefined` disables wrapping. */
  width: number | undefined;
}

/** The longest line in columns, for readability. */
const MEASURE = 92;
const NARROWEST = 20;

/** The style for a stream: coloured on a capable terminal, unless `NO_COLOR` is set. */
export function styleFor(
  stream: { isTTY?: boolean; columns?: number },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): TextStyle {
  if (!stream.isTTY) return { colour: false, width: undefined };
  const width = Math.max(NARROWEST, Math.min(MEASURE, stream.columns ?? 80));
  return { colour: !NO_COLOR && TERM !== 'dumb', width };
}

/**
 * Removes what a terminal would interpret from untrusted text: escape sequences, control characters and bidirectional
 * controls. Keeps line breaks.
 */
export function harmless(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** The text formats of a report. Each returns lines with their line break. */
export function textForms({ colour, width }: TextStyle) {
  const paint = (format: Format, text: string) =>
    colour ? styleText(format, text, { validateStream: false }) : text;

  const lines = (text: string, first = '', rest = ''): string => {
    const room = width === undefined ? undefined : width - rest.length;
    const whole = room === undefined ? text : wrapAnsi(text, room, { hard: true });
    return `${whole
      .split('\n')
      .map((line, index) => (index === 0 ? first : rest) + line)
      .join('\n')}\n`;
  };

  return {
    paint,
    paragraph: (text: string) => lines(harmless(text)),
    title: (text: string) => `\n${lines(paint('bold', harmless(text)))}`,
    heading: (text: string) => `\n${lines(paint(['bold', 'yellow'], harmless(text)))}`,
    note: (text: string) => lines(paint('dim', harmless(text))),
    /** Indented below another line. */
    detail: (text: string) => lines(harmless(text), '  ', '  '),
    bullets: (items: readonly string[]) => items.map((item) => lines(harmless(item), '- ', '  ')).join(''),
    numbers: (items: readonly string[]) =>
      items.map((item, index) => lines(harmless(item), `${index + 1}. `, '   ')).join(''),
  };
}

export type TextForms = ReturnType<typeof textForms>;
