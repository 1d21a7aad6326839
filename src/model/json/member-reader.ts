import type { FieldKeys, KeyMeaning } from './field-keys.ts';
import { looseValue, unescaped } from './loose-value.ts';
import { endOfStrictValue, MORE, matchAt } from './strict-value.ts';

/** One value of a document, as it was written. */
export interface Member {
  /** The name of a field. */
  field: string;
  raw: unknown;
}

/** How the text so far ends: more may come; it was cut off; or its writer had finished. */
export type TextEnd = 'more' | 'cut' | 'complete';

/** With fewer unread characters reading is always tried: it costs little. */
const ALWAYS_TRIED = 64;
/** Characters within which a key and its colon must stand. */
const KEY_MAX_LENGTH = 80;
/** Characters looked at in vain, after which an answer is no document: reading stays linear. */
const MAX_WASTED = 2_000_000;
/** What a value that is not strict counts for: that shows within its first characters, nearly always. */
const NOT_STRICT_COST = 256;
/** Wrappers within each other, and the document's own group. */
const MAX_LEVELS = 4;

const BLANK = /(?:[\s\uFEFF\u200B-\u200F\u2060]|\/\/[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/)*/y;
/** Between two members: commas, the dots of an abridged list, brackets that close or open one too many. */
const SEPARATORS =
  /(?:[\s\uFEFF\u200B-\u200F\u2060,;，…\][]|\.\.\.|\/\/[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/y;
const KEY =
  /[*_`]{0,3}(["'“‘]{0,2})\u200B?((?:[^"'“”‘’`*\\\n:：={}[\],]|\\.){1,60}?)\u200B?(["'”’]{0,2})[*_`]{0,3}[\s\u200B]*(?:[:：]|=>?)/uy;
const KEY_WITHOUT_COLON = /"([^"\\\n:]{2,40})"\s*(?=["[{])/y;
/** What could be a key in the middle of text. */
const QUOTED_KEY =
  /(?<!\\)["“'‘`*]{1,3}\u200B?([\p{L}_][\p{L}_ .]{1,40})\u200B?["”'’`*]{1,3}\s{0,8}(?:[:：]|=>?)/gu;
/** The same without one of its quotes or both, or without its colon, after what may stand before a key. */
const HALF_KEY =
  /(?<=[,{}\]"\n]\s{0,40})["'“]?(\w{2,40})["'”]?\s{0,8}[:：]|(?<=[,{}\]\n]\s{0,40})"(\w{2,40})"\s{0,8}(?=["[{])/g;
const BARE_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
const NONE: readonly Member[] = [];

interface Key {
  name: string;
  /** The index after the colon. */
  end: number;
}

/**
 * Reads an object's members while its text arrives, including those of its groups (`strategicAnalysis`) and of a wrapper
 * around it. A member that is strict JSON, and followed by what follows a member, is read as JSON. Any other ends where
 * the next known key begins, and what stands before that key is read loosely.
 */
export class MemberReader {
  readonly #keys: FieldKeys;
  #text = '';
  #position = 0;
  #consumed = 0;
  #end: TextEnd = 'more';
  /** Characters since the last try. */
  #fresh = 0;
  #isDue = false;
  #level = 0;
  #wasted = 0;
  #state: 'reading' | 'lost' | 'closed' | 'stopped' = 'reading';
  /** Fields whose keys have been met, understood or not, in that order. */
  readonly seen = new Set<string>();

  constructor(keys: FieldKeys) {
    this.#keys = keys;
  }

  /** The object's closing brace has been read, or its writer had finished. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Characters consumed. */
  get consumed(): number {
    return this.#consumed + this.#position;
  }

  /** Takes more of the object's text, which begins with its brace, and returns the members that are now complete. */
  push(text: string): readonly Member[] {
    if (this.#state === 'closed' || this.#state === 'stopped') return NONE;
    this.#text += text;
    this.#fresh += text.length;
    this.#isDue ||= /["'”:{}[\]]/.test(text);
    const unread = this.#text.length - this.#position;
    // Reading again only once an eighth has been added keeps the work linear.
    const isWorthIt = this.#isDue && (unread < ALWAYS_TRIED || this.#fresh * 8 >= unread);
    return isWorthIt ? this.#read() : NONE;
  }

  /**
   * Returns the members that are complete now that no more text will come.
   * @param rest of the text, or all of it
   */
  finish(end: Exclude<TextEnd, 'more'>, rest = ''): readonly Member[] {
    if (this.#state === 'closed' || this.#state === 'stopped') return NONE;
    this.#end = end;
    this.#text += rest;
    return this.#read();
  }

  #read(): readonly Member[] {
    this.#consumed += this.#position;
    this.#text = this.#text.slice(this.#position);
    this.#position = 0;
    this.#fresh = 0;
    this.#isDue = false;
    const members: Member[] = [];
    while (this.#state === 'reading' || this.#state === 'lost') {
      const found = this.#state === 'lost' ? this.#findKey() : this.#step();
      if (!found) break;
      members.push(...found);
      if (this.#wasted > MAX_WASTED) this.#state = 'stopped';
    }
    return members;
  }

  /** After unreadable text: goes on at the next known key. @returns `undefined` while there is none */
  #findKey(): readonly Member[] | undefined {
    const next = this.#knownKeyFrom(this.#position);
    if (next === undefined) {
      this.#position = Math.max(this.#position, this.#text.length - KEY_MAX_LENGTH);
      if (this.#end !== 'more') this.#state = 'stopped';
      return undefined;
    }
    this.#position = next;
    this.#state = 'reading';
    return NONE;
  }

  /** Reads one member or one bracket. @returns `undefined` when more text is needed */
  #step(): readonly Member[] | undefined {
    const text = this.#text;
    if (this.#level === 0) return this.#open(this.#position);
    const at = (matchAt(SEPARATORS, text, this.#position) ?? this.#position) as number;
    if (at >= text.length) return this.#stop();
    if (text[at] === '}') return this.#close(at);
    if (text[at] === '{') return this.#open(at);
    const key = this.#keyAt(at);
    if (key === MORE) return undefined;
    if (key === undefined) return this.#lose(at);
    const valueAt = this.#skipBlank(key.end);
    if (valueAt >= text.length) return this.#stop();
    const meaning = this.#keys.find(key.name);
    const { field, isContainer } = meaning;
    if (field) this.seen.add(field);
    const brace = text[valueAt] === '[' && field === undefined ? this.#skipBlank(valueAt + 1) : valueAt;
    if (isContainer && text[brace] === '{' && this.#level < MAX_LEVELS) return this.#open(brace);
    return this.#value(valueAt, meaning);
  }

  #value(start: number, meaning: KeyMeaning): readonly Member[] | undefined {
    const text = this.#text;
    const { field, isContainer } = meaning;
    // A known key within an object belongs to the one around it, unless the object is of no interest.
    const closes = (key: string) => field !== undefined && this.#isNewName(key);
    const end = endOfStrictValue(text, start, closes);
    if (end === MORE && this.#end === 'more') return undefined;
    if (typeof end === 'number') {
      const follows = this.#mayFollow(end);
      if (follows === MORE) return this.#stop();
      const value = follows ? strictValue(text.slice(start, end)) : undefined;
      if (value !== undefined) {
        this.#position = end;
        if (isContainer && typeof value === 'string') return this.#membersOfText(value);
        return field === undefined ? NONE : [{ field, raw: value }];
      }
    }
    this.#wasted += typeof end === 'number' ? end - start : NOT_STRICT_COST;
    return this.#looseValue(start, meaning);
  }

  /** The value up to the next known key, or to the end of a complete answer. */
  #looseValue(start: number, { field, members }: KeyMeaning): readonly Member[] | undefined {
    const next = this.#knownKeyFrom(start);
    if (next === undefined && this.#end !== 'complete') return this.#stop();
    const segment = next === undefined ? lastSegment(this.#text.slice(start)) : this.#text.slice(start, next);
    this.#wasted += segment.length;
    this.#position = next ?? start + segment.length;
    // A value of no interest may hold anything.
    if (field === undefined) return NONE;
    const raw = looseValue(segment, members, next !== undefined);
    return raw === undefined ? NONE : [{ field, raw }];
  }

  /** The members of an object that was written as a text. */
  #membersOfText(text: string): readonly Member[] {
    const inner = new MemberReader(this.#keys);
    const members = text.trimStart().startsWith('{') ? inner.finish('complete', text.trimStart()) : NONE;
    for (const field of inner.seen) this.seen.add(field);
    return members;
  }

  /** Whether what stands at an index may follow a value. */
  #mayFollow(end: number): boolean | typeof MORE {
    const text = this.#text;
    // A list or an object shows its end itself.
    if (/[\]}]/.test(text[end - 1] as string)) return true;
    const at = this.#skipBlank(end);
    const char = text[at];
    if (char === undefined) return this.#end === 'complete' ? true : MORE;
    if (char === '}' || char === ']') return true;
    const hasComma = /[,;，]/.test(char);
    const next = hasComma ? (matchAt(SEPARATORS, text, at) ?? at) : at;
    // Cut off right after the comma: the value is complete.
    if (next >= text.length) return this.#end === 'more' ? MORE : true;
    if (hasComma && /[{}]/.test(text[next] as string)) return true;
    const key = this.#keyAt(next);
    if (key === MORE) return this.#end === 'more' ? MORE : hasComma;
    return key !== undefined && (hasComma || (text[next] === '"' && this.#keys.isKnown(key.name)));
  }

  /** The exact name of a field or group that has not been met. */
  #isNewName(key: string): boolean {
    return this.#keys.isName(key) && !this.seen.has(this.#keys.find(key).field ?? '');
  }

  #keyAt(at: number): Key | typeof MORE | undefined {
    KEY.lastIndex = at;
    const [whole = '', open, raw = '', close] = KEY.exec(this.#text) ?? [];
    const name = unescaped(raw);
    if (
      whole !== '' &&
      ((open && close) || this.#keys.isKnown(name) || (!open && !close && BARE_NAME.test(name)))
    ) {
      return { name, end: at + whole.length };
    }
    KEY_WITHOUT_COLON.lastIndex = at;
    const [quoted = '', word = ''] = KEY_WITHOUT_COLON.exec(this.#text) ?? [];
    if (this.#keys.isKnown(word)) return { name: word, end: at + quoted.length };
    const isOpen = this.#end === 'more' && this.#text.length - at < KEY_MAX_LENGTH;
    return isOpen && !/[,{}[\]\n]/.test(this.#text.slice(at)) ? MORE : undefined;
  }

  /** The index of the next known key with its colon. */
  #knownKeyFrom(from: number): number | undefined {
    const quoted = this.#search(QUOTED_KEY, from, this.#keys.isKnown);
    const half = this.#search(HALF_KEY, from, this.#keys.isName);
    this.#wasted += Math.max(quoted ?? this.#text.length, half ?? this.#text.length) - from;
    return quoted === undefined || half === undefined ? (quoted ?? half) : Math.min(quoted, half);
  }

  #search(pattern: RegExp, from: number, isKey: (key: string) => boolean): number | undefined {
    pattern.lastIndex = from;
    for (let match = pattern.exec(this.#text); match; match = pattern.exec(this.#text)) {
      if (isKey(match[1] ?? (match[2] as string))) return match.index;
      // The quote that closed this word may open the next one.
      pattern.lastIndex = match.index + 1;
    }
    return undefined;
  }

  #skipBlank(index: number): number {
    return matchAt(BLANK, this.#text, index) ?? index;
  }

  #open(at: number): readonly Member[] {
    this.#position = at + 1;
    this.#level += 1;
    return NONE;
  }

  #close(at: number): readonly Member[] | undefined {
    if (this.#level > 1) {
      this.#level -= 1;
      this.#position = at + 1;
      return NONE;
    }
    let next = at;
    while (/[\s}\],;]/.test(this.#text[next] ?? '.')) next += 1;
    if (next >= this.#text.length && this.#end === 'more') return undefined;
    const key = this.#keyAt(next);
    if (key === MORE) return undefined;
    // After a brace too many the object goes on.
    if (key !== undefined && this.#keys.isKnown(key.name)) this.#position = next;
    else {
      this.#state = 'closed';
      this.#position = at + 1;
    }
    return NONE;
  }

  #lose(at: number): readonly Member[] | undefined {
    // Only text that has proved to be the document is searched for the rest of it.
    this.#state = this.seen.size > 0 ? 'lost' : 'stopped';
    this.#position = at + 1;
    return this.#state === 'lost' ? NONE : undefined;
  }

  /** Nothing more can be read of what has arrived. */
  #stop(): undefined {
    if (this.#end === 'complete') this.#state = 'closed';
    if (this.#end === 'cut') this.#state = 'stopped';
    return undefined;
  }
}

/** The last value of a complete answer, without what was written after the object. */
function lastSegment(text: string): string {
  const last = [...text.matchAll(/["'”’\]]\s*\}/g)].at(-1);
  return last ? text.slice(0, last.index + 1) : text;
}

function strictValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
