import LineBreaker from 'linebreak';
import { cleanText } from './clean-text.ts';
import type { Face, ReportFonts, Style } from './report-fonts.ts';

/** Characters of one line that one font draws. */
export interface Run {
  face: string;
  text: string;
  width: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

/** What a character that no font has becomes: seen, and never mistaken for a letter of the text. */
export const UNKNOWN_MARK = '¤';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Sets text in lines: which font draws each character, how wide it is, where a line may end. Draws nothing. */
export class Typesetter {
  readonly #fonts: ReportFonts;
  readonly #runs = new Map<string, Run[]>();

  constructor(fonts: ReportFonts) {
    this.#fonts = fonts;
  }

  /** Lines of at most `width` points. A line end in the text is kept; a word wider than the line is cut. */
  lines(text: string, style: Style, size: number, width: number): Line[] {
    return cleanText(text)
      .split('\n')
      .flatMap((paragraph) => this.#paragraph(paragraph, style, size, width));
  }

  /** One line, cut with an ellipsis where it would be wider than `width`. */
  line(text: string, style: Style, size: number, width = Number.POSITIVE_INFINITY): Line {
    const clean = cleanText(text).replaceAll('\n', ' ');
    let pieces = [...graphemes.segment(clean)].map(({ segment }) => segment);
    let line = toLine(this.#measure(clean, style, size));
    while (line.width > width && pieces.length > 0) {
      pieces = pieces.slice(0, Math.min(pieces.length - 1, Math.ceil((pieces.length * width) / line.width)));
      line = toLine(this.#measure(`${pieces.join('').trimEnd()}…`, style, size));
    }
    return line;
  }

  #paragraph(paragraph: string, style: Style, size: number, width: number): Line[] {
    const lines: Line[] = [];
    let current: Run[] = [];
    let used = 0;
    const finish = () => {
      lines.push(toLine(current));
      current = [];
      used = 0;
    };
    for (const token of breakable(paragraph)) {
      const word = token.trimEnd();
      const space = token.slice(word.length);
      const runs = this.#measure(word, style, size);
      const wordWidth = widthOf(runs);
      if (used > 0 && used + wordWidth > width) finish();
      if (wordWidth > width) {
        for (const { segment } of graphemes.segment(word)) {
          const piece = this.#measure(segment, style, size);
          const pieceWidth = widthOf(piece);
          if (used > 0 && used + pieceWidth > width) finish();
          current.push(...piece);
          used += pieceWidth;
        }
      } else {
        current.push(...runs);
        used += wordWidth;
      }
      if (space) {
        const gap = this.#measure(space, style, size);
        current.push(...gap);
        used += widthOf(gap);
      }
    }
    if (current.length > 0) finish();
    return lines;
  }

  /** Width and fonts of a piece of text, in points. Kept: the same words come back in a report. */
  #measure(text: string, style: Style, size: number): Run[] {
    const key = `${style} ${text}`;
    let runs = this.#runs.get(key);
    if (!runs) {
      runs = this.#shape(text, style);
      this.#runs.set(key, runs);
    }
    return runs.map((run) => ({ ...run, width: run.width * size }));
  }

  #shape(text: string, style: Style): Run[] {
    const faces = this.#fonts[style];
    const [first] = faces;
    if (!first) throw new Error(`No font for ${style}`);
    if (draws(first, text)) return [run(first, text)];
    const runs: { face: Face; text: string }[] = [];
    for (const { segment } of graphemes.segment(text)) {
      for (const { face, text: piece } of chooseFaces(segment, faces, first)) {
        const last = runs.at(-1);
        if (last?.face === face) last.text += piece;
        else runs.push({ face, text: piece });
      }
    }
    return runs.map(({ face, text: piece }) => run(face, piece));
  }
}

/** A letter and its marks stay in one font where one has them all; else each goes where it can, or becomes the mark. */
function chooseFaces(cluster: string, faces: readonly Face[], first: Face): { face: Face; text: string }[] {
  const whole = faces.find((face) => draws(face, cluster));
  if (whole) return [{ face: whole, text: cluster }];
  const found = Array.from(cluster, (character) => {
    const face = faces.find((candidate) => draws(candidate, character));
    return face ? { face, text: character } : undefined;
  }).filter((piece) => piece !== undefined);
  return found.length > 0 && found[0]?.text === Array.from(cluster)[0]
    ? found
    : [{ face: first, text: UNKNOWN_MARK }];
}

function draws(face: Face, text: string): boolean {
  for (const character of text) if (!face.characters.has(character.codePointAt(0) as number)) return false;
  return true;
}

/** Width at size 1. */
function run({ name, font }: Face, text: string): Run {
  return { face: name, text, width: font.layout(text).advanceWidth / font.unitsPerEm };
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0);
}

/** Joins neighbours of one font and drops the space at the end. */
function toLine(runs: readonly Run[]): Line {
  const end = runs.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const joined: Run[] = [];
  for (const piece of runs.slice(0, end)) {
    const last = joined.at(-1);
    if (last?.face === piece.face) {
      last.text += piece.text;
      last.width += piece.width;
    } else joined.push({ ...piece });
  }
  return { runs: joined, width: widthOf(joined) };
}

/** The pieces between two places where a line may end (UAX 14), spaces at their ends. */
function* breakable(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield text.slice(start, next.position);
    start = next.position;
  }
}
