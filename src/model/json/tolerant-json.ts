import { CLOSERS, JsonCursor, NEED_MORE, nextStop, STOPS, UNREADABLE } from './json-cursor.ts';

/** Objects and lists within each other; reports need five. What is deeper is an attack on the stack or an accident. */
const MAX_DEPTH = 32;
/**
 * How often a doubtful quote may make a string run to the end of the text. After that the first quote that may close a
 * string does, so that reading stays linear.
 */
const MAX_FALLBACKS = 20;

/** Where a value stands: what may follow a string's closing quote depends on it. */
type Place = 'member' | 'item';

const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
  ['NaN', Number.NaN],
]);
const NUMBER_OR_LITERAL = /(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|[A-Za-z]{2,9})(?![\w.])/y;
/** A key with which a finished text stops short. */
const UNFINISHED_KEY = /^["'][^"'\n]*["']?\s*$/;
const ITEM_TOKEN = /(?:[-+.\d][\d.eE+-]*|true|false|null|True|False|None)[\s]*[,\]]/y;
const BARE_TOKEN = /[^,}\]\n]*/y;
/** What may stand between a string and the member or item after it. */
const LEAD = ' \n\r\t,]}';
/** Begins an object or a list that may be strict. Where it cannot be, JSON.parse would throw, which is slow. */
const STRICT_START = /\{\s*["}]|\[\s*["[{\]\d-]/y;
const STRUCTURE = /["{}[\]]/g;

/**
 * Reads JSON as models write it, from `position` on. Strict JSON gives what JSON.parse gives. Also accepted: single and
 * typographic quotes, unescaped quotes and newlines in strings, comments, trailing and missing commas, Python's
 * literals, unquoted keys, missing closing brackets and quotes.
 *
 * Every decision rests on text that is there; where more text could change it, `NEED_MORE` is thrown. A value that was
 * returned is therefore the same however much of the answer had arrived.
 */
export class TolerantJson extends JsonCursor {
  #fallbacks = 0;

  readValue(place: Place, depth = 0): unknown {
    this.position = this.skipBlank(this.position);
    const char = this.charAt(this.position);
    if (char === '{' || char === '[') {
      if (depth >= MAX_DEPTH) throw UNREADABLE;
      const strict = depth === 0 ? this.#readStrict() : undefined;
      return strict ?? (char === '{' ? this.#readObject(depth + 1) : this.#readArray(depth + 1));
    }
    if (!(char in CLOSERS)) return this.#readBare(place);
    // The value is missing: `"pitch": "monetization": […]`.
    if (place === 'member' && this.isQuotedMember(this.position)) throw UNREADABLE;
    return this.#readStrings(place);
  }

  /** An object or a list that is strict JSON, by JSON.parse, which is far faster. `undefined` when it is not. */
  #readStrict(): object | undefined {
    STRICT_START.lastIndex = this.position;
    if (!STRICT_START.test(this.text)) return undefined;
    const close = this.#matchingBracket();
    if (close === undefined) return undefined;
    try {
      const value: object = JSON.parse(this.text.slice(this.position, close + 1));
      this.position = close + 1;
      return value;
    } catch {
      return undefined;
    }
  }

  /** The index of the bracket that closes the one at `position`, as strict JSON has it. */
  #matchingBracket(): number | undefined {
    let depth = 0;
    let at = nextStop(STRUCTURE, this.text, this.position);
    for (; at >= 0; at = nextStop(STRUCTURE, this.text, at + 1)) {
      const char = this.text[at];
      if (char === '"') {
        const end = this.#endOfStrictString(at + 1);
        if (end === undefined) return undefined;
        at = end;
      } else if (char === '{' || char === '[') {
        depth += 1;
        if (depth > MAX_DEPTH) return undefined;
      } else {
        depth -= 1;
        if (depth === 0) return at;
      }
    }
    return undefined;
  }

  #endOfStrictString(start: number): number | undefined {
    const stops = STOPS['"'] as RegExp;
    for (let at = start; ; ) {
      const stop = nextStop(stops, this.text, at);
      if (stop < 0) return undefined;
      if (this.text[stop] === '"') return stop;
      at = stop + 2;
    }
  }

  #readObject(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.position += 1;
    for (;;) {
      this.position = this.skipSeparators(this.position);
      const char = this.charAt(this.position);
      // The text ended within the object: however it ended, there may have been more of it.
      if (char === '') throw NEED_MORE;
      if (char === '}') this.position += 1;
      // Another bracket here means that the object's own is missing.
      if (char === '}' || char === ']' || (char === '{' && entries.length > 0)) {
        // Defines own properties, `__proto__` included.
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
      if (char === ']' || char === '}' || this.isQuotedMember(this.position)) return items;
      items.push(this.readValue('item', depth));
    }
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
    return this.unescaped(this.text.slice(start, close));
  }

  /**
   * Reads up to the quote that closes the string. An unescaped quote closes it only where what follows could follow a
   * string; otherwise it is part of the text.
   */
  #readQuoted(start: number, opener: string, place: Place): string {
    const stops = STOPS[opener] as RegExp;
    const closers = CLOSERS[opener] as string;
    let quotesWithin = 0;
    let lastQuote = start;
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
      return this.unescaped(this.text.slice(start, isStray ? close - 1 : close));
    };
    for (;;) {
      const stop = nextStop(stops, this.text, at);
      if (stop < 0) {
        if (this.end === 'complete' && doubtful !== undefined) {
          this.#fallbacks += 1;
          return finish(doubtful, doubtful + 1);
        }
        throw NEED_MORE;
      }
      if (this.text[stop] === '\\') {
        at = stop + 2;
        continue;
      }
      const closes = this.#closes(stop + 1, place, quotesWithin);
      if (closes) {
        // After an opening quote within the text, the next one closes that, unless the line ends here.
        const endsLine = /^\s*[\]}]|^\s*,?[ \t]*\r?\n/.test(this.text.slice(stop + 1, stop + 40));
        const isCertain = closes === 'certainly' && (!isWithinQuotes || endsLine || place === 'member');
        if (isCertain || this.#fallbacks >= MAX_FALLBACKS) return finish(stop, stop + 1);
        doubtful ??= stop;
      }
      const missed = this.#missedClose(start, stop, place);
      if (missed !== undefined) {
        // Text after the string, before the next key: `"pitch": "…" (a remark), "score": …`.
        const isRemark = quotesWithin % 2 === 1 && this.isQuotedMember(stop);
        return isRemark ? finish(lastQuote, stop) : finish(missed, missed);
      }
      quotesWithin += 1;
      lastQuote = stop;
      const before = this.text[stop - 1] ?? ' ';
      isWithinQuotes = /[\s([{¿¡«—-]/.test(before) && closers.includes(this.text[stop] as string);
      at = stop + 1;
    }
  }

  /** Whether a string may end before `index`, by what follows. */
  #closes(index: number, place: Place, quotesWithin: number): 'certainly' | 'perhaps' | false {
    const at = this.skipBlank(index);
    const char = this.charAt(at);
    if (char === '') return 'certainly';
    if (char === '}' || char === ']') return this.#endsHere(at) ? 'certainly' : 'perhaps';
    return this.#isFollower(at, char, index, place, quotesWithin) && 'certainly';
  }

  /** Whether the bracket at `index` closes something, rather than standing in a text: `dice "hola"} y se va`. */
  #endsHere(index: number): boolean {
    let at = index;
    while (' \t}]'.includes(this.text[at] ?? '.') && at < this.text.length) at += 1;
    if (at === this.text.length && this.end === 'more') throw NEED_MORE;
    return !/[\p{L}\p{N}¿¡(]/u.test(this.text[at] ?? '');
  }

  #isFollower(at: number, char: string, index: number, place: Place, quotesWithin: number): boolean {
    if (char === '+') return this.charAt(this.skipBlank(at + 1)) in CLOSERS;
    if (char === ',' || char === '，' || char === ';') return this.#isCommaFollower(at, place, quotesWithin);
    // Two items side by side; without a gap only where a word begins, since `5""` are inches in quotes.
    if (place === 'item') return char in CLOSERS && (at > index || /[\p{L}¿¡]/u.test(this.charAt(at + 1)));
    return char in CLOSERS && this.keyAt(at, false) !== undefined;
  }

  #isCommaFollower(comma: number, place: Place, quotesWithin: number): boolean {
    const next = this.skipBlank(comma + 1);
    // Cut off right after the comma: only a string without doubtful quotes is known to be complete.
    if (next >= this.text.length && this.end === 'cut') return quotesWithin === 0;
    const follower = this.charAt(next);
    if (follower === '' || follower === '}' || follower === ']' || follower === ',') return true;
    if (place === 'member') {
      const isLastKey = this.end === 'complete' && UNFINISHED_KEY.test(this.text.slice(next, next + 100));
      return follower === '{' || isLastKey || this.keyAt(next, this.hasBareKeys) !== undefined;
    }
    if (follower in CLOSERS || follower === '{' || follower === '[' || follower === '…') return true;
    if (this.text.startsWith('...', next)) return true;
    ITEM_TOKEN.lastIndex = next;
    if (ITEM_TOKEN.test(this.text)) return true;
    if (this.end !== 'complete' && /^[-+.\w]{0,40}\s*$/.test(this.text.slice(next, next + 60)))
      throw NEED_MORE;
    return false;
  }

  /**
   * The end of a string whose closing quote is missing, when the quote at `stop` opens what comes next: a known key, or
   * an item on a line of its own.
   */
  #missedClose(start: number, stop: number, place: Place): number | undefined {
    let from = stop;
    while (from > Math.max(start, stop - 200) && LEAD.includes(this.text[from - 1] as string)) from -= 1;
    const lead = this.text.slice(from, stop);
    const opensItem = place === 'item' && /,\s*\n\s*$/.test(lead);
    const opensMember = /[,\n]/.test(lead) ? this.isMember(stop) : this.isQuotedMember(stop);
    return opensItem || opensMember ? stop - lead.length : undefined;
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
    // Words are known to be complete only where a member or the end follows; else their opening quote is missing.
    if (!words.includes('"') && this.#closes(start + words.length, place, 0)) {
      this.position = start + words.length;
      return words;
    }
    return this.#readQuoted(start, '"', place);
  }
}
