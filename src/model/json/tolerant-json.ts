/** Objects and lists within each other; reports need five. What is deeper is an attack on the stack or an accident. */
const MAX_DEPTH = 32;
/** Times a string may run to the end of the text over a doubtful quote before quotes are taken as they come: keeps reading linear. */
const MAX_FALLBACKS = 20;

/** Thrown where the text ends before it is known what stands there. */
export const NEED_MORE = Symbol('need more text');
/** Thrown where the text cannot be read as JSON of any sort, or is nested too deep. */
export const UNREADABLE = Symbol('unreadable');

/** How the text so far ends: more may come; it was cut off; or its writer had finished. */
export type TextEnd = 'more' | 'cut' | 'complete';

/** What a string is: what may follow its closing quote depends on it. */
type Place = 'member' | 'item';

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”"',
  '„': '”“"',
  '‘': "’'",
};
const STOPS: Readonly<Record<string, RegExp>> = {
  '"': /["\\]/g,
  "'": /['\\]/g,
  '`': /[`\\]/g,
  '“': /[”"\\]/g,
  '„': /[”“"\\]/g,
  '‘': /[’'\\]/g,
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...([
    ['true', true],
    ['True', true],
    ['false', false],
    ['False', false],
  ] as const),
  ...([
    ['null', null],
    ['None', null],
    ['undefined', null],
    ['NaN', Number.NaN],
  ] as const),
]);
const NUMBER_OR_LITERAL = /(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[A-Za-z]{2,9})(?![\w.])/y;
/** A key with which a finished text stops short. */
const UNFINISHED_KEY = /^["'][^"'\n]*["']?\s*$/;
const BLANK = /[\s\uFEFF]*/y;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
/** A key that lost one of its two quotes: `pitch": …` or `"pitch: …`. */
const HALF_QUOTED_KEY = /(?:["']([\p{L}_]+)|([\p{L}_]+)["'])\s*:/uy;
/** What could yet become one. */
const HALF_QUOTED_KEY_BEGUN = /[\p{L}_]+["']?\s*$/uy;
const ITEM_TOKEN = /(?:[-+.\d][\d.eE+-]*|true|false|null|True|False|None)[\s]*[,\]]/y;
const BARE_TOKEN = /[^,}\]\n]*/y;

/**
 * Reads JSON as models write it, from `position` on: strict JSON gives what JSON.parse gives; besides, single and
 * typographic quotes, unescaped quotes and newlines in strings, comments, trailing and missing commas, Python's
 * literals, unquoted keys, missing closing brackets and quotes.
 *
 * Every decision rests on text that is there: where more text could change it, `NEED_MORE` is thrown. A value that was
 * returned is therefore the same however much of the answer had arrived.
 */
export class TolerantJson {
  text = '';
  position = 0;
  end: TextEnd = 'more';
  readonly #isKnownKey: (key: string) => boolean;
  #hasBareKeys = false;
  #fallbacks = 0;

  /** @param isKnownKey keys that are expected: where a quote or bracket is missing, they show where the next member begins */
  constructor(isKnownKey: (key: string) => boolean) {
    this.#isKnownKey = isKnownKey;
  }

  /** The character at an index; '' past the end of a complete text. */
  charAt(index: number): string {
    if (index < this.text.length) return this.text[index] as string;
    if (this.end === 'complete') return '';
    throw NEED_MORE;
  }

  /** The index of the first character from `index` on that is neither blank nor in a comment. */
  skipBlank(index: number): number {
    let at = index;
    for (;;) {
      BLANK.lastIndex = at;
      BLANK.test(this.text);
      at = BLANK.lastIndex;
      const char = this.text[at];
      const isBlock = char === '/' && this.charAt(at + 1) === '*';
      const isLine = char === '#' || (char === '/' && this.charAt(at + 1) === '/');
      if (!isBlock && !isLine) return at;
      const close = this.text.indexOf(isBlock ? '*/' : '\n', at + (isBlock ? 2 : 1));
      if (close < 0 && this.end === 'more') throw NEED_MORE;
      at = close < 0 ? this.text.length : close + (isBlock ? 2 : 1);
    }
  }

  /** The same, past commas and the dots of an abridged list too. */
  skipSeparators(index: number): number {
    let at = this.skipBlank(index);
    for (;;) {
      if (',;，'.includes(this.text[at] ?? '.') && at < this.text.length) at += 1;
      else if (this.text[at] === '…') at += 1;
      else if (this.text.startsWith('...', at)) at += 3;
      else return at;
      at = this.skipBlank(at);
    }
  }

  /** Reads a key and its colon. */
  readKey(): string {
    const key = this.#keyAt(this.position, true);
    if (!key) throw UNREADABLE;
    this.#hasBareKeys ||= !(this.charAt(this.position) in CLOSERS);
    this.position = key.end;
    return key.name;
  }

  readValue(place: Place, depth = 0): unknown {
    this.position = this.skipBlank(this.position);
    const char = this.charAt(this.position);
    if (char === '{' || char === '[') {
      if (depth >= MAX_DEPTH) throw UNREADABLE;
      return char === '{' ? this.#readObject(depth + 1) : this.#readArray(depth + 1);
    }
    if (char in CLOSERS) return this.#readStrings(place);
    return this.#readBare(place);
  }

  #readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.position += 1;
    for (;;) {
      this.position = this.skipSeparators(this.position);
      const char = this.charAt(this.position);
      // The text ended within: however it ended, there may have been more of this.
      if (char === '') throw NEED_MORE;
      if (char === '}') this.position += 1;
      // Where another bracket stands, this object's own is missing.
      if (char === '}' || char === ']' || (char === '{' && entries.length > 0)) {
        // Own properties all, `__proto__` too.
        return Object.fromEntries(entries);
      }
      entries.push([this.readKey(), this.readValue('member', depth)]);
    }
  }

  #readArray(depth: number): unknown[] {
    const items: unknown[] = [];
    this.position += 1;
    for (;;) {
      this.position = this.skipSeparators(this.position);
      const char = this.charAt(this.position);
      if (char === '') throw NEED_MORE;
      if (char === ']') this.position += 1;
      if (char === ']' || char === '}' || this.#isMember(this.position)) return items;
      items.push(this.readValue('item', depth));
    }
  }

  /** Whether a member with an expected key begins here. */
  #isMember(index: number): boolean {
    const char = this.charAt(index);
    if (!(char in CLOSERS)) return false;
    const key = this.#keyAt(index, false);
    return key !== undefined && this.#isKnownKey(key.name);
  }

  /** Whether one does after the comma or the opening brace at `index`. */
  isMemberAfter(index: number): boolean {
    const char = this.charAt(index);
    return (char === ',' || char === '{') && this.#isMember(this.skipBlank(index + 1));
  }

  /** The key that begins at an index and the index after its colon. */
  #keyAt(index: number, mayBeBare: boolean): { name: string; end: number } | undefined {
    return this.#wholeKeyAt(index, mayBeBare) ?? this.#halfQuotedKeyAt(index);
  }

  /** An expected key with one quote missing; unexpected ones could be prose. */
  #halfQuotedKeyAt(index: number): { name: string; end: number } | undefined {
    HALF_QUOTED_KEY.lastIndex = index;
    const [whole = '', opened, closed] = HALF_QUOTED_KEY.exec(this.text) ?? [];
    const name = opened ?? closed;
    if (name !== undefined) return this.#isKnownKey(name) ? { name, end: index + whole.length } : undefined;
    HALF_QUOTED_KEY_BEGUN.lastIndex = index;
    if (this.end === 'more' && HALF_QUOTED_KEY_BEGUN.test(this.text)) throw NEED_MORE;
    return undefined;
  }

  #wholeKeyAt(index: number, mayBeBare: boolean): { name: string; end: number } | undefined {
    const opener = this.charAt(index);
    let name: string;
    let after: number;
    if (opener in CLOSERS) {
      const stops = STOPS[opener] as RegExp;
      let at = index + 1;
      for (;;) {
        stops.lastIndex = at;
        const stop = stops.exec(this.text)?.index;
        if (stop === undefined) {
          if (this.end === 'complete') return undefined;
          if (this.text.indexOf('\n', index) >= 0) return undefined;
          throw NEED_MORE;
        }
        if (this.text[stop] !== '\\') {
          after = stop + 1;
          break;
        }
        at = stop + 2;
      }
      const raw = this.text.slice(index + 1, after - 1);
      if (raw.includes('\n')) return undefined;
      name = raw.includes('\\') ? this.#unescaped(raw) : raw;
    } else {
      IDENTIFIER.lastIndex = index;
      const word = IDENTIFIER.exec(this.text)?.[0];
      if (!word || !mayBeBare) return undefined;
      name = word;
      after = index + word.length;
      if (after === this.text.length && this.end !== 'complete') throw NEED_MORE;
    }
    const colon = this.skipBlank(after);
    const char = this.charAt(colon);
    if (char !== ':' && char !== '：' && char !== '=') return undefined;
    return { name, end: this.charAt(colon + 1) === '>' ? colon + 2 : colon + 1 };
  }

  #unescaped(raw: string): string {
    return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) =>
      hex === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  /** A string, or several joined by `+`. */
  #readStrings(place: Place): string {
    let value = this.#readString(place);
    for (;;) {
      const plus = this.skipBlank(this.position);
      if (this.text[plus] !== '+') return value;
      this.position = this.skipBlank(plus + 1);
      if (!(this.charAt(this.position) in CLOSERS)) throw UNREADABLE;
      value += this.#readString(place);
    }
  }

  #readString(place: Place): string {
    const opener = this.charAt(this.position);
    if (opener === '"' && this.charAt(this.position + 1) === '"' && this.charAt(this.position + 2) === '"') {
      return this.#readTripleQuoted();
    }
    return this.#readQuoted(this.position + 1, opener, place);
  }

  #readTripleQuoted(): string {
    const start = this.position + 3;
    const close = this.text.indexOf('"""', start);
    if (close < 0) throw this.end === 'complete' ? UNREADABLE : NEED_MORE;
    this.position = close + 3;
    return this.#unescaped(this.text.slice(start, close));
  }

  /**
   * Reads up to the quote that closes the string. An unescaped quote closes it only where what follows could follow a
   * string; another one is part of the text.
   */
  #readQuoted(start: number, opener: string, place: Place): string {
    const stops = STOPS[opener] as RegExp;
    const closers = CLOSERS[opener] as string;
    let hasEscapes = false;
    let quotesWithin = 0;
    let isWithinQuotes = false;
    let doubtful: number | undefined;
    let at = start;
    const finish = (close: number, next: number) => {
      this.position = next;
      // One quote too many: `"word"",`. After a digit it may stand for inches.
      const isStray =
        quotesWithin % 2 === 1 &&
        closers.includes(this.text[close - 1] as string) &&
        !/[\\\d]/.test(this.text[close - 2] ?? '');
      const raw = this.text.slice(start, isStray ? close - 1 : close);
      return hasEscapes ? this.#unescaped(raw) : raw;
    };
    for (;;) {
      stops.lastIndex = at;
      const stop = stops.exec(this.text)?.index;
      if (stop === undefined) {
        if (this.end === 'complete' && doubtful !== undefined) {
          this.#fallbacks += 1;
          return finish(doubtful, doubtful + 1);
        }
        throw NEED_MORE;
      }
      const char = this.text[stop] as string;
      if (char === '\\') {
        hasEscapes = true;
        at = stop + 2;
        continue;
      }
      if (this.#closes(stop + 1, place, quotesWithin)) {
        // After an opening quote within the text, the next one closes that, unless the line ends here.
        const endsLine = /^\s*[\]}]|^\s*,?[ \t]*\r?\n/.test(this.text.slice(stop + 1, stop + 40));
        if (!isWithinQuotes || endsLine || place === 'member' || this.#fallbacks >= MAX_FALLBACKS) {
          return finish(stop, stop + 1);
        }
        doubtful ??= stop;
      }
      const missedClose = this.#missedClose(start, stop, place);
      if (missedClose !== undefined) return finish(missedClose, missedClose);
      quotesWithin += 1;
      const before = this.text[stop - 1] ?? ' ';
      isWithinQuotes = /[\s([{¿¡«—-]/.test(before) && closers.includes(char);
      at = stop + 1;
    }
  }

  /** Whether a string may end before `index`, by what follows. */
  #closes(index: number, place: Place, quotesWithin: number): boolean {
    const at = this.skipBlank(index);
    const char = this.charAt(at);
    if (char === '' || char === '}' || char === ']') return true;
    if (char === '+') return this.charAt(this.skipBlank(at + 1)) in CLOSERS;
    if (char === ',' || char === '，' || char === ';') {
      const next = this.skipBlank(at + 1);
      // Cut off right after the comma: only a string without doubtful quotes is known to be whole.
      if (next >= this.text.length && this.end === 'cut') return quotesWithin === 0;
      const follower = this.charAt(next);
      if (follower === '' || follower === '}' || follower === ']' || follower === ',') return true;
      if (place === 'member') {
        const isLastKey = this.end === 'complete' && UNFINISHED_KEY.test(this.text.slice(next, next + 100));
        return follower === '{' || isLastKey || this.#keyAt(next, this.#hasBareKeys) !== undefined;
      }
      if (follower in CLOSERS || follower === '{' || follower === '[' || follower === '…') return true;
      if (this.text.startsWith('...', next)) return true;
      ITEM_TOKEN.lastIndex = next;
      if (ITEM_TOKEN.test(this.text)) return true;
      if (/^[-+.\w]{0,40}\s*$/.test(this.text.slice(next, next + 60)) && this.end !== 'complete')
        throw NEED_MORE;
      return false;
    }
    // Two items side by side; without a gap only where a word begins, since `5""` are inches in quotes.
    if (place === 'item') return char in CLOSERS && (at > index || /[\p{L}¿¡]/u.test(this.charAt(at + 1)));
    return char in CLOSERS && this.#keyAt(at, false) !== undefined;
  }

  /**
   * The end of a string whose closing quote is missing, when the quote at `stop` opens what comes next: an expected
   * key, or an item on a line of its own.
   */
  #missedClose(start: number, stop: number, place: Place): number | undefined {
    const lead = /[\s,\]}]*$/.exec(this.text.slice(Math.max(start, stop - 200), stop))?.[0] ?? '';
    if (!/[,\n]/.test(lead)) return undefined;
    const opensItem = place === 'item' && /,\s*\n\s*$/.test(lead);
    return opensItem || this.#isMember(stop) ? stop - lead.length : undefined;
  }

  /** A number, a literal, or words without quotes. */
  #readBare(place: Place): unknown {
    const start = this.position;
    NUMBER_OR_LITERAL.lastIndex = start;
    const known = NUMBER_OR_LITERAL.exec(this.text)?.[0];
    if (known !== undefined) {
      const after = this.skipBlank(start + known.length);
      const next = this.charAt(after);
      const isWhole = next === '' || ',;，}]'.includes(next) || next in CLOSERS;
      const isNumber = !/^[a-z]/i.test(known);
      if (isWhole && (isNumber || LITERALS.has(known))) {
        this.position = start + known.length;
        return isNumber ? Number(known) : LITERALS.get(known);
      }
    }
    BARE_TOKEN.lastIndex = start;
    const words = (BARE_TOKEN.exec(this.text)?.[0] ?? '').trimEnd();
    this.charAt(start + words.length);
    if (words === '') throw UNREADABLE;
    // Words are known to be whole only where a member or the end follows; else their opening quote is missing.
    if (!words.includes('"') && this.#closes(start + words.length, place, 0)) {
      this.position = start + words.length;
      return words;
    }
    return this.#readQuoted(start, '"', place);
  }
}
