import LineBreaker from 'linebreak';
import type { Style } from './font-files.ts';
import { printableText } from './printable-text.ts';
import type { Face, ReportFonts } from './report-fonts.ts';

/** Text in one style. The spans of a list continue on the same line, separated by spaces. */
export interface FontSpan {
  text: string;
  style: Style;
  /** Overrides the colour of the block. */
  colour?: string;
  /** No space separates this span from the previous span. */
  isJoined?: boolean;
}

/** Characters of one line in one font and colour. */
export interface TextRun {
  face: string;
  text: string;
  /** In points, without the space at the end of a line. */
  width: number;
  colour?: string;
}

export interface TextLine {
  runs: TextRun[];
  width: number;
}

/** Text between two line break opportunities. */
interface Word {
  letters: TextRun[];
  /** Empty for a line break opportunity without a space. */
  space: TextRun[];
}

/** Replaces each run of characters that no font has. */
const UNKNOWN_MARK = '[?]';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks text into lines and chooses the font of each character. Draws nothing. */
export class Typesetter {
  readonly #fonts: ReportFonts;

  constructor(fonts: ReportFonts) {
    this.#fonts = fonts;
  }

  /** Lines of at most `width` points. Keeps line breaks of the text; splits a word that is wider than a line. */
  lines(spans: readonly FontSpan[], size: number, width: number): TextLine[] {
    const paragraphs: Word[][] = [[]];
    for (const span of spans) {
      for (const [index, text] of printableText(span.text).split('\n').entries()) {
        if (index > 0) paragraphs.push([]);
        const words = paragraphs.at(-1) as Word[];
        const before = words.at(-1);
        const added = [...breakable(text)].flatMap((piece) =>
          this.#words({ ...span, text: piece }, size, width),
        );
        if (before && span.isJoined) {
          const first = added.shift();
          before.letters.push(...(first?.letters ?? []));
          before.space = first?.space ?? [];
        } else if (before) before.space = this.#runs({ ...span, text: ' ' }, size);
        words.push(...added);
      }
    }
    return paragraphs.flatMap((words) => fill(words, width));
  }

  /** A single line, cut with an ellipsis if it exceeds `width`. */
  line(span: FontSpan, size: number, width = Number.POSITIVE_INFINITY): TextLine {
    const text = printableText(span.text).replaceAll('\n', ' ');
    const whole = toLine(this.#runs({ ...span, text }, size));
    if (whole.width <= width) return whole;
    const ellipsis = this.#runs({ ...span, text: '…' }, size);
    const [cut] = this.lines([{ ...span, text }], size, width - widthOf(ellipsis));
    return toLine([...(cut?.runs ?? []), ...ellipsis]);
  }

  /** The text as one word, or as its letters if it is wider than a line. */
  #words(span: FontSpan, size: number, width: number): Word[] {
    const text = span.text.trimEnd();
    const space = text === span.text ? [] : this.#runs({ ...span, text: ' ' }, size);
    const letters = this.#runs({ ...span, text }, size);
    if (widthOf(letters) <= width) return [{ letters, space }];
    return Array.from(graphemes.segment(text), ({ segment, index }) => {
      const isLast = index + segment.length === text.length;
      return { letters: this.#runs({ ...span, text: segment }, size), space: isLast ? space : [] };
    });
  }

  #runs({ text, style, colour }: FontSpan, size: number): TextRun[] {
    return this.#shape(text, style).map((run) => ({
      ...run,
      width: run.width * size,
      ...(colour && { colour }),
    }));
  }

  #shape(text: string, style: Style): TextRun[] {
    const faces = this.#fonts[style];
    const [first] = faces;
    if (!first) throw new Error(`No font for ${style}`);
    if (draws(first, text)) return [shaped(first, text)];
    const runs: { face: Face; text: string }[] = [];
    let unknown = false;
    for (const { segment } of graphemes.segment(text)) {
      const pieces = chooseFaces(segment, faces);
      if (pieces.length === 0 && !unknown) pieces.push({ face: first, text: UNKNOWN_MARK });
      unknown = pieces.length === 0 || pieces[0]?.text === UNKNOWN_MARK;
      for (const { face, text: piece } of pieces) {
        const last = runs.at(-1);
        if (last?.face === face) last.text += piece;
        else runs.push({ face, text: piece });
      }
    }
    return runs.map(({ face, text: piece }) => shaped(face, piece));
  }
}

function fill(words: readonly Word[], width: number): TextLine[] {
  const lines: TextLine[] = [];
  let line: TextRun[] = [];
  let used = 0;
  for (const { letters, space } of words) {
    if (used > 0 && used + widthOf(letters) > width) {
      lines.push(toLine(line));
      line = [];
      used = 0;
    }
    line.push(...letters, ...space);
    used += widthOf(letters) + widthOf(space);
  }
  if (line.length > 0) lines.push(toLine(line));
  return lines;
}

/** Keeps a letter and its marks in one font if possible. Drops marks that no font has. */
function chooseFaces(cluster: string, faces: readonly Face[]): { face: Face; text: string }[] {
  const single = faces.find((face) => draws(face, cluster));
  if (single) return [{ face: single, text: cluster }];
  const pieces = Array.from(cluster, (text) => ({ text, face: faces.find((face) => draws(face, text)) }));
  if (!pieces[0]?.face) return [];
  return pieces.flatMap(({ face, text }) => (face ? [{ face, text }] : []));
}

function draws(face: Face, text: string): boolean {
  for (const character of text) if (!face.characters.has(character.codePointAt(0) as number)) return false;
  return true;
}

function shaped({ name, font }: Face, text: string): TextRun {
  return { face: name, text, width: font.layout(text).advanceWidth / font.unitsPerEm };
}

function widthOf(runs: readonly TextRun[]): number {
  let width = 0;
  for (const run of runs) width += run.width;
  return width;
}

/** Merges adjacent runs of one font and colour. A space at the end stays in the text, for copying, with no width. */
function toLine(runs: readonly TextRun[]): TextLine {
  const end = runs.findLastIndex(({ text }) => text !== ' ') + 1;
  const joined: TextRun[] = [];
  for (const run of runs.slice(0, end)) {
    const last = joined.at(-1);
    if (last?.face === run.face && last.colour === run.colour) {
      last.text += run.text;
      last.width += run.width;
    } else joined.push({ ...run });
  }
  const last = joined.at(-1);
  if (last && end < runs.length) last.text += ' ';
  return { runs: joined, width: widthOf(joined) };
}

/** Splits text at the line break opportunities of UAX #14. Spaces stay at the end of each piece. */
function* breakable(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield text.slice(start, next.position);
    start = next.position;
  }
}
