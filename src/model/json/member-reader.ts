import type { FieldKeys, KeyMeaning } from './field-keys.ts';
import { parseJson } from './json-value.ts';
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

/** Characters within which a key and its colon must stand. */
const KEY_MAX_LENGTH = 80;
const BLANK = /(?:[\s\uFEFF\u200B-\u200F\u2060]|\/\/[^\n]*\n|#[^\n]*\n|\/\*[\s\S]{0,1000}?\*\/)*/y;
/** Between two members: commas, the dots of an abridged list, brackets of lists. */
const SEPARATORS =
  /(?:[\s\uFEFF\u200B-\u200F\u2060,;，:…\][]|\.\.\.|\/\/[^\n]*(?:\n|$)|#[^\n]*(?:\n|$)|\/\*[\s\S]{0,1000}?\*\/)*/y;
/** A key with its colon, or without it before a text, a list or an object; a quote may stand within the key's end. */
const KEY =
  /[*_`]{0,3}(["'“‘]{0,2})\u200B?((?:[^"'“”‘’`*\\\n:：={}[\],]|\\.|["'](?=\p{L})){1,60}?)\u200B?(?::(?<=["“][\w .]{1,60}:))?(["'”’]{0,2})[*_`]{0,3}[\s\u200B]*([:：]|=>?|(?=["[{\d])(?<=["'”]\s*))/uy;
/**
 * What could be a key in the middle of text: a word between quotes; or, after what may stand before a key, a word without
 * one of its quotes or both, with a quote within its end, or without its colon.
 */
const KEY_IN_TEXT =
  /(?<!\\)["“'‘`*]{1,3}\u200B?([\p{L}_][\p{L}_ .]{1,40}):?\u200B?["”'’`*]{1,3}\s{0,8}(?:[:：]|=>?)|(?<=[,{}\]"\n]\s{0,40})(?:["'“]?(\w(?:\w|"(?=\w)){1,40})["'”]?\s{0,8}[:：=]|"(\w{2,40})"\s{0,8}(?=["[{]))/gu;
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
  #state: 'reading' | 'closed' | 'stopped' = 'reading';
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

  /**
   * Takes more of the object's text, which begins with its brace, and returns the members that are now complete.
   * @param end `more`, or how the text ends with this piece
   */
  push(text: string, end: TextEnd = 'more'): readonly Member[] {
    this.#text += text;
    this.#end = end;
    this.#fresh += text.length;
    this.#isDue ||= /["'”:{}[\]]/.test(text);
    const unread = this.#text.length - this.#position;
    // Reading again only once an eighth has been added keeps the work linear.
    const isWorthIt = this.#isDue && this.#fresh * 8 >= unread;
    return isWorthIt || end !== 'more' ? this.#read() : NONE;
  }

  #read(): readonly Member[] {
    this.#consumed += this.#position;
    this.#text = this.#text.slice(this.#position);
    this.#position = 0;
    this.#fresh = 0;
    this.#isDue = false;
    const members: Member[] = [];
    while (this.#state === 'reading') {
      const found = this.#next();
      if (!found) break;
      members.push(...found);
    }
    return members;
  }

  /** Reads one member or one brace. @returns `undefined` when more text is needed, or there is none */
  #next(): readonly Member[] | undefined {
    const text = this.#text;
    const at = this.#level === 0 ? this.#position : after(SEPARATORS, text, this.#position);
    if (at >= text.length) return this.#stop();
    if (text[at] === '}') return this.#close(at);
    if (text[at] === '{') return this.#open(at);
    const key = this.#keyAt(at);
    if (key === MORE) return undefined;
    if (key === undefined) return this.#seekKey(at);
    const valueAt = after(BLANK, text, key.end);
    if (valueAt >= text.length) return this.#stop();
    const meaning = this.#keys.find(key.name);
    const { field, isContainer } = meaning;
    if (field) this.seen.add(field);
    if (isContainer) {
      const brace = text[valueAt] === '[' ? after(BLANK, text, valueAt + 1) : valueAt;
      // A list of objects is a value of the group's own, unless they hold its parts.
      const first = brace > valueAt && field ? this.#keyAt(after(BLANK, text, brace + 1)) : undefined;
      if (first === MORE && this.#end === 'more') return undefined;
      const holdsParts =
        brace === valueAt || !field || (typeof first === 'object' && this.#keys.isName(first.name));
      if (text[brace] === '{' && holdsParts) return this.#open(brace);
    }
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
      const value = follows ? parseJson(text.slice(start, end)) : undefined;
      if (value !== undefined) {
        this.#position = end;
        if (isContainer && typeof value === 'string') return this.#membersOfText(value);
        return field === undefined ? NONE : [{ field, raw: value }];
      }
    }
    return this.#looseValue(start, meaning);
  }

  /** The value up to the next known key, or to the end of a complete answer. */
  #looseValue(start: number, { field, members }: KeyMeaning): readonly Member[] | undefined {
    const next = this.#knownKeyFrom(start);
    if (next === undefined && this.#end !== 'complete') return this.#stop();
    const segment = next === undefined ? lastSegment(this.#text.slice(start)) : this.#text.slice(start, next);
    this.#position = next ?? start + segment.length;
    // A value of no interest may hold anything.
    if (field === undefined) return NONE;
    const readObject = members && ((text: string) => objectIn(text, members));
    const raw = looseValue(segment, readObject, next !== undefined);
    return raw === undefined ? NONE : [{ field, raw }];
  }

  /** The members of an object that was written as a text. */
  #membersOfText(text: string): readonly Member[] {
    const inner = new MemberReader(this.#keys);
    const members = text.trimStart().startsWith('{') ? inner.push(text.trimStart(), 'complete') : NONE;
    for (const field of inner.seen) this.seen.add(field);
    return members;
  }

  /** Whether what stands at an index may follow a value. */
  #mayFollow(end: number): boolean | typeof MORE {
    const text = this.#text;
    // A list or an object shows its end itself.
    if (/[\]}]/.test(text[end - 1] as string)) return true;
    const at = after(BLANK, text, end);
    const hasComma = /[,;，]/.test(text[at] ?? '');
    const next = after(SEPARATORS, text, at);
    // Cut off right after a comma the value is complete; without one its text may go on.
    if (next >= text.length)
      return this.#end === 'more' || !(hasComma || this.#end === 'complete') ? MORE : true;
    if (/[{}]/.test(text[next] as string)) return true;
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
    const [whole = '', open, raw = '', close, colon] = KEY.exec(this.#text) ?? [];
    const name = unescaped(raw);
    if (whole !== '') {
      const isQuoted = open !== '' && close !== '' && !/["']/.test(raw);
      const isPlausible = colon !== '' && (isQuoted || (open === '' && close === '' && BARE_NAME.test(name)));
      if (isPlausible || this.#keys.isKnown(name)) return { name, end: at + whole.length };
    }
    const isOpen = this.#end === 'more' && this.#text.length - at < KEY_MAX_LENGTH;
    return isOpen && !/[,{}[\]\n]/.test(this.#text.slice(at)) ? MORE : undefined;
  }

  /** The index of the next known key. */
  #knownKeyFrom(from: number): number | undefined {
    KEY_IN_TEXT.lastIndex = from;
    for (let match = KEY_IN_TEXT.exec(this.#text); match; match = KEY_IN_TEXT.exec(this.#text)) {
      const [, quoted, half, withoutColon] = match;
      if (
        quoted === undefined
          ? this.#keys.isName(half ?? (withoutColon as string))
          : this.#keys.isKnown(quoted)
      ) {
        return match.index;
      }
      // The quote that closed this word may open the next one.
      KEY_IN_TEXT.lastIndex = match.index + 1;
    }
    return undefined;
  }

  /** Goes on at the next known key, in text that has proved to be the document. */
  #seekKey(from: number): readonly Member[] | undefined {
    const next = this.seen.size > 0 ? this.#knownKeyFrom(from + 1) : undefined;
    if (next === undefined && (this.seen.size === 0 || this.#end !== 'more')) this.#state = 'stopped';
    this.#position = next ?? Math.max(this.#position, this.#text.length - KEY_MAX_LENGTH);
    return next === undefined ? undefined : NONE;
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
    const goesOn = key !== undefined && this.#keys.isKnown(key.name);
    if (!goesOn) this.#state = 'closed';
    this.#position = goesOn ? next : at + 1;
    return NONE;
  }

  /** Nothing more can be read of what has arrived. */
  #stop(): undefined {
    if (this.#end === 'complete') this.#state = 'closed';
    if (this.#end === 'cut') this.#state = 'stopped';
    return undefined;
  }
}

function after(pattern: RegExp, text: string, index: number): number {
  return matchAt(pattern, text, index) ?? index;
}

function objectIn(text: string, keys: FieldKeys): object | undefined {
  const members = new MemberReader(keys).push(text.startsWith('{') ? text : `{${text}`, 'complete');
  // Of a key that is there twice, the first.
  const entries = members.map(({ field, raw }) => [field, raw]).reverse();
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The last value of a complete answer, without what was written after the object. */
function lastSegment(text: string): string {
  const last = [...text.matchAll(/["'”’\]]\s*\}/g)].at(-1);
  return last ? text.slice(0, last.index + 1) : text;
}
