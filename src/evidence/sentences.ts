import { endsInAbbreviation } from '../text/abbreviations.ts';
import type { Range } from '../text/find-quotation.ts';

/** A sentence, or a row of a table. */
interface Sentence {
  start: number;
  end: number;
  /** Omitted words or another row follow, so no quotation may cross the end of this sentence. */
  endsPassage: boolean;
}

/** In UTF-16 units, for all sentences around a quotation. */
const SENTENCES_MAX_LENGTH = 320;

/** A text's sentences, to widen a quotation to whole sentences. */
export class Sentences {
  readonly #text: string;
  readonly #sentences: readonly Sentence[];

  /** Takes time linear in the text. */
  constructor(text: string) {
    this.#text = text;
    this.#sentences = sentencesIn(text);
  }

  /**
   * The whole sentences around a part of the text, on one line, and the range of the part in them. Beyond 320 UTF-16
   * units, only as many words around the part as fit. `undefined` if the part runs over a gap or into another row.
   */
  around([from, to]: Range): { quote: string; marked: Range } | undefined {
    const first = this.#sentences.findIndex(({ end }) => end > from);
    const last = this.#sentences.findIndex(({ end }) => end >= to);
    const sentences = this.#sentences.slice(first, last < 0 ? undefined : last + 1);
    const [begin, finish] = [sentences[0], sentences.at(-1)];
    if (first < 0 || !begin || !finish || sentences.slice(0, -1).some(({ endsPassage }) => endsPassage)) {
      return undefined;
    }
    const { start, end } = trimRange(this.#text, Math.max(from, begin.start), Math.min(to, finish.end));
    if (start >= end) return undefined;
    const shown = this.#shortened([begin.start, finish.end], [start, end]);
    const part = (a: number, b: number) => this.#text.slice(a, b).replace(/\s+/g, ' ');
    const before = part(shown[0], start).trimStart();
    const marked = part(start, Math.min(end, shown[1])).trim();
    const quote = `${before}${marked}${part(end, shown[1])}`.trimEnd();
    return { quote, marked: [before.length, before.length + marked.length] };
  }

  /** Limits the words around a part, and keeps more words in front of it, where negations are. */
  #shortened([start, end]: Range, [from, to]: Range): Range {
    if (end - start <= SENTENCES_MAX_LENGTH) return [start, end];
    const room = Math.max(0, SENTENCES_MAX_LENGTH - (to - from));
    const after = Math.min(end - to, Math.max(room - (from - start), Math.floor(room / 3)));
    const before = Math.min(from - start, room - after);
    const latest = to - from > SENTENCES_MAX_LENGTH ? from + SENTENCES_MAX_LENGTH : to + after;
    return [
      from - before === start ? start : this.#wordEdge(from - before, from),
      latest === end ? end : this.#wordEdge(latest, Math.min(to, latest - 1)),
    ];
  }

  /** The first place between words from `edge` towards `inner`; `edge` in a script without spaces. */
  #wordEdge(edge: number, inner: number): number {
    const step = inner < edge ? -1 : 1;
    for (let at = edge; at !== inner + step && at !== edge + step * WORD_MAX_LENGTH; at += step) {
      if (BETWEEN_WORDS.test(this.#text.slice(at - 2, at + 2))) return at;
    }
    return /[\uDC00-\uDFFF]/.test(this.#text.charAt(edge)) ? edge + step : edge;
  }
}

const WORD_MAX_LENGTH = 40;
/** A space in the middle of four characters: the place between two words, not within `1 500 €`. */
const BETWEEN_WORDS = /^(?!.?\d\s[\d€$£%]|\d\s[\d€$£%])(?:[\s\S]\s\S|[\s\S]{2}\s)/;

const ROW = /[|\t]/;
/** Characters in front of a line: bullets, numbers of items, Markdown headings and quotations. */
const LINE_MARK = /^\s*(?:(?:[-*+•·–—▪◦‣●✓✔]|\d{1,2}[.)]|#{1,6}|>+)\s+)*/;
const SENTENCE_END = /[.!?:;,。！？｡：；，]["'»”’)\]」』）]*\s*$/;
/** Words that end no sentence, so that the next line continues the sentence. */
const CONNECTIVE =
  /(?:,|(?<!\p{L})(?:de|del|la|el|los|las|un|una|y|e|o|u|en|a|al|con|por|para|que|no|sin|su|the|of|and|or|to|in|on|at|for|with|a|an|not|by|da|do|em|com|und|der|die|das|mit|für|von|nicht|et|le|les|des|du|à))\s*$/iu;
/** In UTF-16 units. Two shorter lines that do not end a sentence are cells or entries of a menu. */
const CELL_MAX_LENGTH = 40;

/** The sentences and rows of a text in order. Lines are joined where a sentence runs over their end. */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  const lines = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({ line, start: index }));
  for (let index = 0; index < lines.length; ) {
    const { line: first, start } = lines[index] as (typeof lines)[number];
    let line = first;
    let next = lines[index + 1];
    for (index += 1; next && runsOn(line, next.line); next = lines[index]) {
      line = next.line;
      index += 1;
    }
    const end = next ? next.start - 1 : text.length;
    const sentencesOfLine = ROW.test(first)
      ? [trimRange(text, start, end, /[\s|]/)]
      : proseIn(text, start + (LINE_MARK.exec(first)?.[0].length ?? 0), end);
    for (const sentence of sentencesOfLine) {
      const before = sentences.at(-1);
      if (sentence.start < sentence.end) sentences.push(sentence);
      else if (before) before.endsPassage ||= sentence.endsPassage;
    }
    const last = sentences.at(-1);
    if (last && next && isOtherRow(line, next.line)) last.endsPassage = true;
  }
  return sentences;
}

/** Whether the sentence at the end of a line continues in the next line. */
function runsOn(line: string, next: string): boolean {
  if (ROW.test(line) || ROW.test(next) || LINE_MARK.exec(next)?.[0].trim()) return false;
  return !/[.!?。！？:]\s*$/.test(line) && (/^\s*\p{Ll}/u.test(next) || CONNECTIVE.test(line.slice(-20)));
}

function isOtherRow(line: string, next: string): boolean {
  if (ROW.test(line) || ROW.test(next)) return true;
  return [line, next].every((each) => each.length < CELL_MAX_LENGTH && !SENTENCE_END.test(each.slice(-10)));
}

/** The end of a sentence, or a place where words are left out. */
const END =
  /(?<gap>\[ ?(?:…|\. ?\. ?\.) ?\]|\.(?: ?\.){2,}|[…‥⋯])|[.!?]+["'»”’)\]]*(?=\s)|[。！？｡]+["'」』”’）]*/gu;
/**
 * Further abbreviations of web pages: letters, small numbers, months, and words such as “art” and “mar”. Here it does no harm
 * to join two sentences; the worksheet, which reads hasty writing, treats these as words (`worksheet/sentences.ts`).
 */
const POSSIBLE_ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:\p{L}|\d{1,2}|art|etc|ed|cap|fig|ave|est|ca|mio|ene|feb|mar|abr|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec|dez|okt)$/iu;

function isAbbreviated(before: string, after: string): boolean {
  // "No. 5" is a number; "No." alone is a sentence.
  const isNumero = /(?<!\p{L})no$/iu.test(before) && /^\s*\d/.test(after);
  return isNumero || endsInAbbreviation(before) || POSSIBLE_ABBREVIATION.test(before);
}

function proseIn(text: string, start: number, end: number): Sentence[] {
  const sentences: Sentence[] = [];
  const prose = text.slice(start, end);
  let from = 0;
  for (const { 0: mark, index, groups } of prose.matchAll(END)) {
    const isGap = groups?.gap !== undefined;
    const after = index + mark.length;
    if (!isGap) {
      if (/^\s*\p{Ll}/u.test(prose.slice(after, after + 3))) continue;
      const words = prose.slice(Math.max(from, index - 12), index);
      if (mark === '.' && isAbbreviated(words, prose.slice(after, after + 3))) continue;
    }
    const sentence = trimRange(text, start + from, start + (isGap ? index : after));
    sentences.push({ ...sentence, endsPassage: isGap });
    from = after;
  }
  return [...sentences, trimRange(text, start + from, end)];
}

function trimRange(text: string, start: number, end: number, blanks = /\s/): Sentence {
  let [first, last] = [start, end];
  while (first < last && blanks.test(text.charAt(first))) first += 1;
  while (last > first && blanks.test(text.charAt(last - 1))) last -= 1;
  return { start: first, end: last, endsPassage: false };
}
