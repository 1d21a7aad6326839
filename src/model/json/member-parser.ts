import { parseJson } from './json-value.ts';
import type { FieldKeys, KeyMeaning } from './keys.ts';
import { lastSegment, looseValue, unescaped } from './loose-value.ts';
import { AFTER_VALUE, BLANK, endOfStrictValue, MORE, matchAt, SEPARATORS, skip } from './syntax.ts';
import { KEY_MAX_LENGTH, keyAt, nextKey, type WrittenKey } from './written-key.ts';

export interface Member {
  field: string;
  /** The value as the model wrote it. */
  raw: unknown;
  /** The member is strict JSON, so the end of its value is certain. */
  isStrict?: boolean | undefined;
  /** The value is the beginning of a text that is still being written. */
  isBegun?: true;
}

/** Whether the text has ended. `more`: further text may come; `cut`: it was cut off; `complete`: the model finished. */
export type TextEnd = 'more' | 'cut' | 'complete';

/** An object that repeats fields more often is not a document. */
const MAX_REPETITIONS = 25;
const NONE: readonly Member[] = [];
/** Up to this many unread characters are read again after at most `READ_STEP` new ones, so that blocks show early. */
const READ_OFTEN_MAX = 20_000;
const READ_STEP = 200;
/** A string without a closing quote. Models also write line breaks into strings. */
const BEGUN_TEXT = /"((?:[^"\\]|\\[\s\S])*)\\?$/y;

/**
 * Reads an object's members while its text arrives. The members of groups (`strategicAnalysis`) and of wrappers count
 * as the object's members. A value that is strict JSON and is followed by a key or a bracket is parsed as JSON. Any
 * other value extends to the next known key and is read by `looseValue`.
 */
export class MemberParser {
  readonly #keys: FieldKeys;
  #text = '';
  #position = 0;
  #consumed = 0;
  #end: TextEnd = 'more';
  #fresh = 0;
  #isDue = false;
  #level = 0;
  #state: 'reading' | 'closed' | 'stopped' = 'reading';
  /** The fields whose keys have been read, in order of reading, even if their values cannot be understood. */
  readonly seen = new Set<string>();
  readonly #passed = new Set<string>();
  #repetitions = 0;
  #begun: Member | undefined;

  constructor(keys: FieldKeys) {
    this.#keys = keys;
  }

  /** The object's closing brace has been read, or the model has finished. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  get consumed(): number {
    return this.#consumed + this.#position;
  }

  /** Takes the next piece of the text. The first begins with the brace. @returns the members that are now complete */
  push(text: string, end: TextEnd = 'more'): readonly Member[] {
    this.#text += text;
    this.#end = end;
    this.#fresh += text.length;
    this.#isDue ||= /["'”:{}[\]\\\n]/.test(text);
    const unread = this.#text.length - this.#position;
    // A long text is read again only after an eighth has been added, so that the work stays linear.
    const step = unread < READ_OFTEN_MAX ? Math.min(READ_STEP, unread / 8) : unread / 8;
    return (this.#isDue && this.#fresh >= step) || end !== 'more' ? this.#read() : NONE;
  }

  #read(): readonly Member[] {
    this.#consumed += this.#position;
    this.#text = this.#text.slice(this.#position);
    this.#position = 0;
    this.#fresh = 0;
    this.#isDue = false;
    this.#begun = undefined;
    const members: Member[] = [];
    while (this.#state === 'reading') {
      const next = this.#next();
      if (!next) break;
      members.push(...next);
    }
    return this.#begun ? [...members, this.#begun] : members;
  }

  /** Reads one member or one brace. @returns `undefined` when more text is needed, or there is none */
  #next(): readonly Member[] | undefined {
    const text = this.#text;
    const at = this.#level === 0 ? this.#position : skip(SEPARATORS, text, this.#position);
    if (at >= text.length) return this.#stop();
    if (text[at] === '}') return this.#close(at);
    if (text[at] === '{') return this.#open(at);
    const key = this.#keyAt(at);
    if (key === MORE) return undefined;
    if (key === undefined) return this.#seekKey(at);
    const valueAt = skip(BLANK, text, key.end);
    if (valueAt >= text.length) return this.#stop();
    const meaning = this.#keys.find(key.name);
    const { field, isContainer } = meaning;
    if (field) this.seen.add(field);
    if (isContainer) {
      const brace = text[valueAt] === '[' ? skip(BLANK, text, valueAt + 1) : valueAt;
      // A list of objects is the group's own value, unless the objects hold the group's parts.
      const first = brace > valueAt && field ? this.#keyAt(skip(BLANK, text, brace + 1)) : undefined;
      if (first === MORE && this.#end === 'more') return undefined;
      const holdsParts =
        brace === valueAt || !field || (typeof first === 'object' && this.#keys.isName(first.name));
      if (text[brace] === '{' && holdsParts) return this.#open(brace);
    }
    const members = this.#value(valueAt, meaning, key.isStrict);
    if (members && field) this.#count(field);
    return members;
  }

  /** Stops reading an object that repeats its fields more than `MAX_REPETITIONS` times. */
  #count(field: string): void {
    if (this.#passed.has(field)) this.#repetitions += 1;
    this.#passed.add(field);
    if (this.#repetitions > MAX_REPETITIONS) this.#state = 'stopped';
  }

  #value(start: number, meaning: KeyMeaning, hasStrictKey: boolean): readonly Member[] | undefined {
    const text = this.#text;
    const { field, isContainer, members } = meaning;
    // A known key within a field's object belongs to the object around it: the closing brace is missing.
    const closes = (key: string) =>
      field !== undefined && this.#isNewName(key) && members?.isKnown(key) !== true;
    const end = endOfStrictValue(text, start, closes);
    if (typeof end !== 'number' && field && meaning.isStreamed) this.#begin(start, field);
    if (end === MORE && this.#end === 'more') return undefined;
    if (typeof end === 'number') {
      const follows = this.#mayFollow(end);
      if (follows === MORE) return this.#stop();
      const value = follows ? parseJson(text.slice(start, end)) : undefined;
      if (value !== undefined) {
        this.#position = end;
        if (isContainer && typeof value === 'string' && /^\s*\{/.test(value))
          return this.#membersOfText(value);
        const isComplete = typeof value === 'object' || matchAt(AFTER_VALUE, text, end) !== undefined;
        const isStrict = hasStrictKey && isComplete;
        return field === undefined ? NONE : [{ field, raw: value, isStrict }];
      }
    }
    return this.#looseValue(start, meaning);
  }

  /** Reads the beginning of a text. After a second quote the text's end is uncertain until more text arrives. */
  #begin(start: number, field: string): void {
    BEGUN_TEXT.lastIndex = start;
    const raw = BEGUN_TEXT.exec(this.#text)?.[1];
    if (raw) this.#begun = { field, raw: unescaped(raw), isBegun: true };
  }

  /** Reads the value up to the next known key, or to the end of a complete answer. */
  #looseValue(start: number, { field, members }: KeyMeaning): readonly Member[] | undefined {
    const next = nextKey(this.#text, start, this.#keys);
    if (next === undefined && this.#end !== 'complete') return this.#stop();
    const segment = next === undefined ? lastSegment(this.#text.slice(start)) : this.#text.slice(start, next);
    this.#position = next ?? start + segment.length;
    // The value of an unknown key is skipped.
    if (field === undefined) return NONE;
    const readObject = members && ((text: string) => objectIn(text, members));
    const raw = looseValue(segment, readObject, next !== undefined);
    return raw === undefined ? NONE : [{ field, raw }];
  }

  #membersOfText(text: string): readonly Member[] {
    const inner = new MemberParser(this.#keys);
    const members = inner.push(text.trimStart(), 'complete');
    for (const field of inner.seen) this.seen.add(field);
    return members;
  }

  #mayFollow(end: number): boolean | typeof MORE {
    const text = this.#text;
    // After a closing bracket the value is complete.
    if (/[\]}]/.test(text[end - 1] as string)) return true;
    const at = skip(BLANK, text, end);
    const hasComma = /[,;，]/.test(text[at] ?? '');
    const next = skip(SEPARATORS, text, at);
    // A value that was cut off after its comma is complete; without a comma the value may have gone on.
    if (next >= text.length)
      return this.#end === 'more' || !(hasComma || this.#end === 'complete') ? MORE : true;
    if (/[{}]/.test(text[next] as string)) return true;
    const key = this.#keyAt(next);
    if (key === MORE) return this.#end === 'more' ? MORE : hasComma;
    return key !== undefined && (hasComma || (text[next] === '"' && this.#keys.isKnown(key.name)));
  }

  /** Whether the key is the exact name of a field or a group that has not been read. */
  #isNewName(key: string): boolean {
    return this.#keys.isName(key) && !this.seen.has(this.#keys.find(key).field ?? '');
  }

  #keyAt(at: number): WrittenKey | typeof MORE | undefined {
    const key = keyAt(this.#text, at, this.#keys.isKnown);
    if (key) return key;
    const isOpen = this.#end === 'more' && this.#text.length - at < KEY_MAX_LENGTH;
    return isOpen && !/[,{}[\]\n]/.test(this.#text.slice(at)) ? MORE : undefined;
  }

  /** Skips to the next known key, if the object has had a known key before. */
  #seekKey(from: number): readonly Member[] | undefined {
    const next = this.seen.size > 0 ? nextKey(this.#text, from + 1, this.#keys) : undefined;
    if (next === undefined && (this.seen.size === 0 || this.#end !== 'more')) this.#state = 'stopped';
    const isNone = this.seen.size === 0;
    this.#position = next ?? (isNone ? from : Math.max(from, this.#text.length - KEY_MAX_LENGTH));
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
    // The object continues after a surplus brace.
    const continues = key !== undefined && this.#keys.isKnown(key.name);
    if (!continues) this.#state = 'closed';
    this.#position = continues ? next : at + 1;
    return NONE;
  }

  /** Ends a reading: the text that has arrived holds no further complete member. */
  #stop(): undefined {
    if (this.#end === 'complete') this.#state = 'closed';
    if (this.#end === 'cut') this.#state = 'stopped';
    return undefined;
  }
}

function objectIn(text: string, keys: FieldKeys): object | undefined {
  const members = new MemberParser(keys).push(text.startsWith('{') ? text : `{${text}`, 'complete');
  // `fromEntries` keeps the last of equal keys; the first is wanted.
  const entries = members.map(({ field, raw }) => [field, raw]).reverse();
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
