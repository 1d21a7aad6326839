/** In a normal text, the place where a page leaves something out: `…`, `...`, `. . .`, `[…]`. */
export const GAP = '\n';

/** A text in the form in which quotations are compared, with the way back to the source. */
export interface NormalText {
  /**
   * NFKC, lower case but for the million of `39 M`, digits of every script as 0 to 9, one kind of dash, every apostrophe as `"`, single spaces, `GAP`;
   * without quotation marks, invisible characters, Markdown emphasis and link targets.
   */
  text: string;
  /** The source's own characters of a part of `text`, single-spaced, without Markdown emphasis and link targets. */
  shown(start: number, end: number): string;
}

const QUOTES = /^["'`\u00B4\u2018-\u201F\u2032\u2033\u2039\u203A\u00AB\u00BB]/;
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
/** Soft hyphens, zero-width and directional characters, variation selectors. */
const UNSEEN = /^(?:\p{Cf}|\u034F|[\uFE00-\uFE0F])+$/u;
const FRACTION_SIGN = '\u2044';
const ELLIPSES = /[\u2025\u2026\u22EE\u22EF\uFE19]/;
/** Characters that stay as they are, but for their case: most of ASCII, kana, Han and Hangul. */
const PLAIN = /[!#-&()+,/0-9:-@A-Z[-^a-z{-~\u3041-\u3096\u30A1-\u30FA\u3400-\u9FFF\uAC00-\uD7A3-]/;
const IS_PLAIN = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  Number(PLAIN.test(String.fromCharCode(code))),
);
/** A character with its combining marks. */
const CLUSTER = /.\p{M}*/suy;

/** Takes time linear in the text's length. */
export function normalise(given: string): NormalText {
  const source = given.normalize('NFC');
  const hidden = linkSyntax(source);
  const units = new Units();
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (hidden[at]) at += 1;
    else if (IS_PLAIN[source.charCodeAt(at)] && !isMark(source.charCodeAt(at + 1))) {
      const isMillion = char === 'M' && units.endsWithNumber && !isWordy(codePointAt(source, at + 1));
      units.add(isMillion ? char : char.toLowerCase(), at, at + 1);
      at += 1;
    } else {
      const end = gapEnd(source, at);
      if (end > at) units.addGap(at, end);
      at = end > at ? end : addCluster(source, at, units, hidden);
    }
  }
  const { text, starts, ends } = units.finish();
  return {
    text,
    shown(start, end) {
      let own = '';
      for (let index = starts[start] ?? 0; index < (ends[end - 1] ?? 0); index += 1) {
        if (!hidden[index]) own += source[index];
      }
      return own.replace(/\s+/g, ' ').trim();
    },
  };
}

/** The UTF-16 units of a normal text. */
class Units {
  readonly #units: string[] = [];
  /** Of each unit, where its cluster begins and ends in the source. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  add(text: string, start: number, end: number): void {
    for (let unit = 0; unit < text.length; unit += 1) {
      this.#units.push(text.charAt(unit));
      this.#starts.push(start);
      this.#ends.push(end);
    }
  }

  get endsWithNumber(): boolean {
    const last = this.#units.at(-1);
    return /\d/.test((last === ' ' ? this.#units.at(-2) : last) ?? '');
  }

  addSpace(start: number, end: number): void {
    const last = this.#units.at(-1);
    if (last !== undefined && last !== ' ' && last !== GAP) this.add(' ', start, end);
  }

  addGap(start: number, end: number): void {
    if (this.#units.at(-1) === ' ') this.#dropLast();
    const last = this.#units.at(-1);
    if (last !== undefined && last !== GAP) this.add(GAP, start, end);
  }

  finish(): { text: string; starts: readonly number[]; ends: readonly number[] } {
    while (/^\s$/.test(this.#units.at(-1) ?? '')) this.#dropLast();
    return { text: this.#units.join(''), starts: this.#starts, ends: this.#ends };
  }

  #dropLast(): void {
    for (const list of [this.#units, this.#starts, this.#ends]) list.pop();
  }
}

/** Adds the normal form of the character at `at`, with its combining marks. @returns where it ends */
function addCluster(source: string, at: number, units: Units, hidden: Uint8Array): number {
  CLUSTER.lastIndex = at;
  const cluster = CLUSTER.exec(source)?.[0] ?? '';
  let end = at + cluster.length;
  const { normal, kind } = normalCluster(cluster);
  const stands = () => [isWordy(codePointBefore(source, at)), isWordy(codePointAt(source, end))];
  if (kind === 'space') units.addSpace(at, end);
  else if (kind === 'quote') {
    // Between letters or digits it is an apostrophe.
    if (stands().every(Boolean)) units.add('"', at, end);
  } else if (kind === 'emphasis') {
    while (source[end] === cluster) end += 1;
    const [left, right] = stands();
    if (left && right) units.add(cluster.repeat(end - at), at, end);
    else if (left || right) hidden.fill(1, at, end);
  } else if (kind === 'raised') {
    // `9²` and `3½` would become 92 and 31⁄2.
    if (isNumeric(codePointBefore(source, at))) {
      units.add(normal.includes(FRACTION_SIGN) ? ' ' : '^', at, at);
    }
    units.add(normal, at, end);
    if (isNumeric(codePointAt(source, end))) units.add('^', end, end);
  } else if (kind === 'other') units.add(normal, at, end);
  return end;
}

interface Cluster {
  normal: string;
  kind: 'space' | 'quote' | 'emphasis' | 'unseen' | 'raised' | 'other';
}

const KNOWN_CLUSTERS = new Map<string, Cluster>();
/** Entries; a text of all scripts has more, which are computed each time. */
const KNOWN_CLUSTERS_MAX = 5_000;
/** UTF-16 units that a character may gain: one stands for a phrase of 18. */
const EXPANSION_MAX = 4;

function normalCluster(cluster: string): Cluster {
  const known = KNOWN_CLUSTERS.get(cluster);
  if (known) return known;
  const compatible = cluster.normalize('NFKC');
  const normal = (compatible.length > EXPANSION_MAX + cluster.length ? cluster : compatible)
    .toLowerCase()
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\u066B/g, '.')
    .replace(/\u066C/g, ',')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ');
  const found: Cluster = { normal, kind: kindOf(cluster, normal) };
  if (KNOWN_CLUSTERS.size < KNOWN_CLUSTERS_MAX && cluster.length <= 4) KNOWN_CLUSTERS.set(cluster, found);
  return found;
}

function kindOf(cluster: string, normal: string): Cluster['kind'] {
  if (normal === ' ') return 'space';
  if (QUOTES.test(cluster)) return 'quote';
  if (cluster === '*' || cluster === '_') return 'emphasis';
  if (UNSEEN.test(cluster)) return 'unseen';
  return /^\p{No}/u.test(cluster) ? 'raised' : 'other';
}

/** The normal form of a text whose own characters are not shown. */
export function normalText(text: string): string {
  return normalise(text).text;
}

/** A normal text without accents: words of quantities are compared so. */
export function withoutMarks(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '');
}

const ASCII = /^[\n -~]*$/;

/** Only letters and digits, without accents, for comparing names with hosts and texts regardless of punctuation. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The digits of a script are ten consecutive code points. */
function digitOf(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Where an ellipsis that begins here ends: three dots or more, also with spaces between; else `at`. */
function gapEnd(source: string, at: number): number {
  const char = source[at] as string;
  if (char !== '.' && !ELLIPSES.test(char)) return at;
  let dots = 0;
  let end = at;
  for (let next = at; ; next += 1) {
    if (source[next] === '.') dots += 1;
    else if (ELLIPSES.test(source[next] ?? '')) dots += 3;
    else break;
    end = next + 1;
    if (source[end] === ' ' && source[end + 1] === '.') next += 1;
  }
  return dots >= 3 ? end : at;
}

/**
 * Marks the brackets of `[text](target)` and the whole target: it is no text of the page. Parentheses are paired within
 * a line.
 */
function linkSyntax(source: string): Uint8Array {
  const hidden = new Uint8Array(source.length);
  const brackets: number[] = [];
  const parentheses: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\n') {
      brackets.length = 0;
      parentheses.length = 0;
    } else if (char === '[') brackets.push(at);
    else if (char === ']') {
      const open = brackets.pop();
      // A target follows: kept until its end is found.
      if (source[at + 1] === '(' && open !== undefined) parentheses.push(-open - 1);
    } else if (char === '(') parentheses.push(at);
    else if (char === ')') {
      const start = parentheses.pop();
      const open = parentheses.at(-1);
      if (start === undefined || start < 0 || open === undefined || open >= 0) continue;
      parentheses.pop();
      if (source[start - 1] !== ']') continue;
      hidden[-open - 1] = 1;
      hidden.fill(1, start - 1, at + 1);
    }
  }
  return hidden;
}

/** Before the first combining mark there are only letters and signs of Europe. */
function isMark(code: number): boolean {
  return code >= 0x300 && !IS_PLAIN[code] && /\p{M}/u.test(String.fromCharCode(code));
}

function codePointAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function codePointBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  return at === 0 ? '' : codePointAt(text, low >= 0xdc00 && low < 0xe000 && at > 1 ? at - 2 : at - 1);
}

function isNumeric(char: string): boolean {
  return /^\p{N}/u.test(char);
}

function isWordy(char: string): boolean {
  return /^[\p{L}\p{N}]/u.test(char);
}
