import { stripVTControlCharacters, styleText } from 'node:util';
import { wrapAnsi } from 'fast-wrap-ansi';

type Format = Parameters<typeof styleText>[0];

/** How text looks where it goes: in colour and wrapped on a terminal, plain and one paragraph a line elsewhere. */
export interface TextStyle {
  colour: boolean;
  /** Columns; `undefined` wraps nothing. */
  width: number | undefined;
}

/** Longer lines are hard to read, however wide the window. */
const MEASURE = 92;
const NARROWEST = 20;

/** What a stream shows: colour on a terminal that has it and where `NO_COLOR` does not ask for none. */
export function styleFor(
  stream: { isTTY?: boolean; columns?: number },
  { NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): TextStyle {
  if (!stream.isTTY) return { colour: false, width: undefined };
  const width = Math.max(NARROWEST, Math.min(MEASURE, stream.columns ?? 80));
  return { colour: !NO_COLOR && TERM !== 'dumb', width };
}

/**
 * Text of strangers without what a terminal would obey: escape sequences, control characters, and the marks that
 * turn the direction of writing around. Line breaks stay.
 */
export function harmless(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** The few forms that a report takes in a terminal. Each returns lines with their line break. */
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
    /** Under another line. */
    detail: (text: string) => lines(harmless(text), '  ', '  '),
    bullets: (items: readonly string[]) => items.map((item) => lines(harmless(item), '- ', '  ')).join(''),
    numbers: (items: readonly string[]) =>
      items.map((item, index) => lines(harmless(item), `${index + 1}. `, '   ')).join(''),
  };
}

export type TextForms = ReturnType<typeof textForms>;
