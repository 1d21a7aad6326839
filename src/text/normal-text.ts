/** Replaces ellipses in a normal text: `…`, `...`, `. . .` and `[…]`. */
export const GAP = '\n';

/** The form of a text in which quotations are compared, with the position of each part in the text. */
export interface NormalText {
  /**
   * NFKC in lower case. Digits of every script are 0 to 9, every dash is `-`, every apostrophe is `"`, spaces are single,
   * and ellipses are `GAP`. Quotation marks, invisible characters, bullets, borders of cells and Markdown emphasis are
   * removed.
   */
  text: string;
  /** The range of a part of `text` in the given text: `[start, end]` in UTF-16 units. */
  range(start: number, end: number): [start: number, end: number];
}

/**
 * Takes time linear in the text's length.
 * @param most how many UTF-16 units of the normal form to make; the rest is left out
 */
export function normalise(given: string, most = Number.POSITIVE_INFINITY): NormalText {
  const source = given.normalize('NFC');
  const composed = source === given ? undefined : placesIn(given);
  const written = new Writer();
  for (let at = 0; at < source.length && written.text.length < most; ) {
    const { kind, normal, length } = characterAt(source, at);
    let end = at + length;
    if (kind === 'space' || isListMark(source, at)) written.addBlank(' ', at);
    else if (kind === 'dot') {
      const gap = gapEnd(source, at);
      if (gap > at) written.addBlank(GAP, at);
      else written.add(normal, at);
      end = Math.max(gap, end);
    } else if (kind === 'emphasis') {
      while (source[end] === source[at]) end += 1;
      const neighbours = [characterBefore(source, at).isWordy, characterAt(source, end).isWordy];
      if (neighbours.every(Boolean)) for (let mark = at; mark < end; mark += 1) written.add(normal, mark);
    } else if (kind === 'quote') {
      // Between letters or digits it is an apostrophe.
      if (characterBefore(source, at).isWordy && characterAt(source, end).isWordy) written.add(normal, at);
    } else if (kind === 'raised') {
      // Without `^`, `9²` would become 92.
      if (characterBefore(source, at).isNumeric) written.add('^', at);
      written.add(normal, at);
      if (characterAt(source, end).isNumeric) written.add('^', at);
    } else written.add(normal, at);
    at = end;
  }
  const { text, starts } = written;
  const placeOf = (at: number) => (composed ? (composed[at] ?? given.length) : at);
  return {
    text,
    range(start, end) {
      const last = starts[end - 1] ?? 0;
      return [placeOf(starts[start] ?? 0), placeOf(last + characterAt(source, last).length)];
    },
  };
}

/** A letter with what NFC may join to it: combining marks, and the vowels and finals of Korean syllables. */
const CLUSTER = /[\s\S][\p{M}\u1160-\u11FF]*/gu;

/** For each UTF-16 unit of a text's NFC, where its letter begins in the text as given. */
function placesIn(given: string): number[] {
  const places: number[] = [];
  for (const { 0: letter, index } of given.matchAll(CLUSTER)) {
    const { length } = letter.normalize('NFC');
    for (let unit = 0; unit < length; unit += 1) places.push(index);
  }
  return places;
}

/** The normal form of a text whose positions are not needed. */
export function normalText(text: string): string {
  return normalise(text).text;
}

/** Builds a normal text, with the place of each character in the source. */
class Writer {
  text = '';
  /** For each UTF-16 unit of `text`, where its character begins in the source. */
  readonly starts: number[] = [];
  /** A space or gap that is written before the next character; at the end of the text it is dropped. */
  #blank = '';
  #blankAt = 0;

  add(normal: string, at: number): void {
    if (normal === '') return;
    if (this.#blank !== '' && this.text !== '') {
      this.text += this.#blank;
      this.starts.push(this.#blankAt);
    }
    this.#blank = '';
    this.text += normal;
    for (let unit = 0; unit < normal.length; unit += 1) this.starts.push(at);
  }

  addBlank(blank: string, at: number): void {
    if (this.#blank === GAP) return;
    this.#blank = blank;
    this.#blankAt = at;
  }
}

/** A character of a text, and its form in the normal text. */
interface Character {
  kind: 'space' | 'quote' | 'emphasis' | 'dot' | 'raised' | 'other';
  /** The normal form; empty for an invisible character. */
  normal: string;
  /** UTF-16 units in the source. */
  length: number;
  isWordy: boolean;
  isNumeric: boolean;
}

const CACHE = new Map<number, Character>();
/** Beyond this number, characters are not cached, so that hostile texts cannot fill the memory. */
const CACHE_MAX = 20_000;

/** The character at a place; U+0000 outside the text. */
function characterAt(source: string, at: number): Character {
  const code = source.codePointAt(at) ?? 0;
  const known = CACHE.get(code);
  if (known) return known;
  const character = readCharacter(String.fromCodePoint(code));
  if (CACHE.size < CACHE_MAX) CACHE.set(code, character);
  return character;
}

function characterBefore(source: string, at: number): Character {
  const low = source.charCodeAt(at - 1);
  return characterAt(source, low >= 0xdc00 && low < 0xe000 ? at - 2 : at - 1);
}

const QUOTE = /^["'`\u00B4\u2018-\u201F\u2032\u2033\u2039\u203A\u00AB\u00BB]/;
const DASH = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
const ELLIPSIS = /[\u2025\u2026\u22EE\u22EF\uFE19]/;
/** Soft hyphens, zero-width and directional characters, variation selectors. */
const INVISIBLE = /^(?:\p{Cf}|\u034F|[\uFE00-\uFE0F])$/u;
/** Fractions keep their form: by NFKC `3½` would become 31⁄2. */
const FRACTION = /[¼-¾⅐-⅞]/;
/** How many UTF-16 units a character may gain by NFKC. One character stands for a phrase of 18. */
const EXPANSION_MAX = 4;

function readCharacter(char: string): Character {
  const compatible = FRACTION.test(char) ? char : char.normalize('NFKC');
  const normal = (compatible.length > EXPANSION_MAX + 1 ? char : compatible)
    .toLowerCase()
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(DASH, '-')
    .replace(/\s+/g, ' ');
  const kind = kindOf(char, normal);
  return {
    kind,
    normal: INVISIBLE.test(char) ? '' : kind === 'quote' ? '"' : normal,
    length: char.length,
    isWordy: /^[\p{L}\p{N}]/u.test(char),
    isNumeric: /^\p{N}/u.test(char),
  };
}

function kindOf(char: string, normal: string): Character['kind'] {
  // `|` separates cells, which models quote with and without it.
  if (normal === ' ' || char === '|') return 'space';
  if (QUOTE.test(char)) return 'quote';
  if (char === '*' || char === '_') return 'emphasis';
  if (char === '.' || ELLIPSIS.test(char)) return 'dot';
  return /^\p{No}/u.test(char) && !FRACTION.test(char) ? 'raised' : 'other';
}

/** The digits of a script are ten consecutive code points. */
function digitOf(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Whether the character at a place is the bullet of a list item. */
function isListMark(source: string, at: number): boolean {
  return (
    (at === 0 || source[at - 1] === '\n') && source[at + 1] === ' ' && /[-*+•·–]/.test(source.charAt(at))
  );
}

/** The end of an ellipsis that begins at `at`: three or more dots, with or without spaces. Without an ellipsis, `at`. */
function gapEnd(source: string, at: number): number {
  let dots = 0;
  let end = at;
  for (let next = at; ; next += 1) {
    if (source[next] === '.') dots += 1;
    else if (ELLIPSIS.test(source[next] ?? '')) dots += 3;
    else break;
    end = next + 1;
    if (source[end] === ' ' && source[end + 1] === '.') next += 1;
  }
  return dots >= 3 ? end : at;
}
