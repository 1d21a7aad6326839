/** Thrown where the text ends before it is known what stands there. */
export const NEED_MORE = Symbol('need more text');
/** Thrown where the text cannot be read as JSON of any kind, or is nested too deeply. */
export const UNREADABLE = Symbol('unreadable');

/** How the text so far ends: more may come; it was cut off; or its writer had finished. */
export type TextEnd = 'more' | 'cut' | 'complete';

/** Opening quotes with the characters that may close them. */
export const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”"',
  '„': '”“"',
  '‘': "’'",
};
/** What to stop at within a string, by its opening quote. */
export const STOPS: Readonly<Record<string, RegExp>> = {
  '"': /["\\]/g,
  "'": /['\\]/g,
  '`': /[`\\]/g,
  '“': /[”"\\]/g,
  '„': /[”“"\\]/g,
  '‘': /[’'\\]/g,
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const BLANK = /[\s\uFEFF\u200B-\u200F\u2060]*/y;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
/** A key that lost one of its two quotes: `pitch": …` or `"pitch: …`. */
const HALF_QUOTED_KEY = /(?:["']([\p{L}_]+)|([\p{L}_]+)["'])\s*:/uy;
/** The beginning of such a key, at the end of the text. */
const HALF_QUOTED_KEY_BEGUN = /[\p{L}_]+["']?\s*$/uy;
/** A key in Markdown: `**pitch**:` or `*"pitch"*:`. */
const DECORATED_KEY = /[*_`]{1,3}["']?([\p{L}_ ]{2,40})["']?[*_`]{1,3}\s*:/uy;
/** The beginning of one, at the end of the text. */
const DECORATED_KEY_BEGUN = /[*_`]{1,3}["']?[\p{L}_ ]{0,40}["']?[*_`]{0,3}\s*$/uy;
/** What could be a key in the middle of unreadable text. */
const KEY_ANYWHERE = /["“'`*]{1,4}\u200B?([\p{L}_]{2,40})\u200B?["”'`*]{1,4}\s{0,8}[:：]/gu;
/** Longest text that `KEY_ANYWHERE` can match. */
const KEY_MAX_LENGTH = 64;

interface Key {
  name: string;
  /** The index after the colon. */
  end: number;
}

/**
 * The index of the next stop from `index` on; -1 if there is none.
 * @param stops a global pattern that matches one character
 */
export function nextStop(stops: RegExp, text: string, index: number): number {
  stops.lastIndex = index;
  return stops.test(text) ? stops.lastIndex - 1 : -1;
}

/** A place in JSON text that may still grow, and the parts of its grammar that surround values. */
export class JsonCursor {
  text = '';
  position = 0;
  end: TextEnd = 'more';
  protected hasBareKeys = false;
  readonly #isKnownKey: (key: string) => boolean;

  /** @param isKnownKey expected keys: where a quote or bracket is missing, they show where the next member begins */
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
      const code = this.text.charCodeAt(at);
      if (code > 0x20 && code < 0x7f && code !== 0x23 && code !== 0x2f) return at;
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

  /** As `skipBlank`, and past commas and the dots of an abridged list. */
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

  /** Reads a key and its colon; the colon of a known key may be missing. */
  readKey(): string {
    const at = this.position;
    const key = this.keyAt(at, true) ?? this.#keyWithoutColonAt(at);
    if (!key) throw UNREADABLE;
    this.hasBareKeys ||= !(this.charAt(at) in CLOSERS);
    this.position = key.end;
    return key.name;
  }

  /** Whether a member with a known key begins here. */
  isMember(index: number): boolean {
    if (!(this.charAt(index) in CLOSERS)) return false;
    const key = this.keyAt(index, false);
    return key !== undefined && this.#isKnownKey(key.name);
  }

  /** The same, for a key in both its quotes: half a quoted word and a colon may be prose. */
  isQuotedMember(index: number): boolean {
    if (!(this.charAt(index) in CLOSERS)) return false;
    const key = this.#wholeKeyAt(index, false);
    return key !== undefined && this.#isKnownKey(key.name);
  }

  /** Whether a member with a known key begins after the comma or the opening brace at `index`. */
  isMemberAfter(index: number): boolean {
    const char = this.charAt(index);
    return (char === ',' || char === '{') && this.isMember(this.skipBlank(index + 1));
  }

  /** The index of the next known key with its colon, in text that could not be read. */
  knownKeyAfter(index: number): number | undefined {
    KEY_ANYWHERE.lastIndex = index;
    for (let match = KEY_ANYWHERE.exec(this.text); match; match = KEY_ANYWHERE.exec(this.text)) {
      if (this.#isKnownKey(match[1] as string)) return match.index;
      // The quote that closed this word may open the next one.
      KEY_ANYWHERE.lastIndex = match.index + 1;
    }
    return undefined;
  }

  /** Where to resume the search for a key after more text arrives. */
  get lookAgainFrom(): number {
    return Math.max(this.position, this.text.length - KEY_MAX_LENGTH);
  }

  /** The key that begins at an index. */
  protected keyAt(index: number, mayBeBare: boolean): Key | undefined {
    const key = this.#wholeKeyAt(index, mayBeBare) ?? this.#halfQuotedKeyAt(index);
    return key ?? this.#decoratedKeyAt(index);
  }

  /** A known key with one quote missing; with an unknown word it could be prose. */
  #halfQuotedKeyAt(index: number): Key | undefined {
    HALF_QUOTED_KEY.lastIndex = index;
    const [whole = '', opened, closed] = HALF_QUOTED_KEY.exec(this.text) ?? [];
    const name = opened ?? closed;
    if (name !== undefined) return this.#isKnownKey(name) ? { name, end: index + whole.length } : undefined;
    HALF_QUOTED_KEY_BEGUN.lastIndex = index;
    if (this.end === 'more' && HALF_QUOTED_KEY_BEGUN.test(this.text)) throw NEED_MORE;
    return undefined;
  }

  #decoratedKeyAt(index: number): Key | undefined {
    DECORATED_KEY.lastIndex = index;
    const [whole = '', name] = DECORATED_KEY.exec(this.text) ?? [];
    DECORATED_KEY_BEGUN.lastIndex = index;
    if (!whole && this.end === 'more' && DECORATED_KEY_BEGUN.test(this.text)) throw NEED_MORE;
    return name !== undefined && this.#isKnownKey(name) ? { name, end: index + whole.length } : undefined;
  }

  #keyWithoutColonAt(index: number): Key | undefined {
    const quoted = this.#quotedWordAt(index);
    if (!quoted || !this.#isKnownKey(quoted.name)) return undefined;
    const value = this.charAt(this.skipBlank(quoted.end));
    return value in CLOSERS || value === '{' || value === '[' ? quoted : undefined;
  }

  #wholeKeyAt(index: number, mayBeBare: boolean): Key | undefined {
    const word =
      this.charAt(index) in CLOSERS ? this.#quotedWordAt(index) : this.#bareWordAt(index, mayBeBare);
    if (!word) return undefined;
    const colon = this.skipBlank(word.end);
    const char = this.charAt(colon);
    if (char === ':' || char === '：') return { name: word.name, end: colon + 1 };
    if (char !== '=') return undefined;
    return { name: word.name, end: this.charAt(colon + 1) === '>' ? colon + 2 : colon + 1 };
  }

  #quotedWordAt(index: number): Key | undefined {
    const stops = STOPS[this.charAt(index)];
    if (!stops) return undefined;
    for (let at = index + 1; ; ) {
      const stop = nextStop(stops, this.text, at);
      if (stop < 0) {
        if (this.end === 'complete' || this.text.indexOf('\n', index) >= 0) return undefined;
        throw NEED_MORE;
      }
      at = stop + 2;
      if (this.text[stop] === '\\') continue;
      const raw = this.text.slice(index + 1, stop);
      return raw.includes('\n') ? undefined : { name: this.unescaped(raw), end: stop + 1 };
    }
  }

  #bareWordAt(index: number, mayBeBare: boolean): Key | undefined {
    IDENTIFIER.lastIndex = index;
    const name = IDENTIFIER.exec(this.text)?.[0];
    if (!name || !mayBeBare) return undefined;
    const end = index + name.length;
    if (end === this.text.length && this.end !== 'complete') throw NEED_MORE;
    return { name, end };
  }

  protected unescaped(raw: string): string {
    if (!raw.includes('\\')) return raw;
    return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) =>
      hex === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
