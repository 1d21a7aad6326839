import type { FieldKeys } from './keys.ts';
import { unescaped } from './loose-value.ts';

/** Most characters of a key with its colon. */
export const KEY_MAX_LENGTH = 80;
/** A key and its colon. The colon may be missing before a string, a list or an object; a quote may be misplaced near the key's end. */
const KEY =
  /[*_`]{0,3}(["'“‘]{0,2})\u200B?((?:[^"'“”‘’`*\\\n:：={}[\],]|\\.|["'](?=\p{L})){1,60}?)\u200B?(?::(?<=["“][\w .]{1,60}:))?(["'”’]{0,2})[*_`]{0,3}[\s\u200B]*([:：]|=>?|(?=["[{\d])(?<=["'”]\s*))/uy;
/** A key in the middle of a text: a quoted word with a colon; after a comma, bracket or quote also a damaged key. */
const KEY_IN_TEXT =
  /(?<!\\)["“'‘`*]{1,3}\u200B?([\p{L}_][\p{L}_ .]{1,40}):?\u200B?["”'’`*]{1,3}\s{0,8}(?:[:：]|=>?)|(?=["'“\w])(?<=[,{}\]"\n]\s{0,40})(?:["'“]?(\w(?:\w|"(?=\w)){1,40})["'”]?\s{0,8}[:：=]|"(\w{2,40})"\s{0,8}(?=["[{]))/gu;
const BARE_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

export interface WrittenKey {
  name: string;
  end: number;
  /** The key has its quotes and its colon, as in JSON. */
  isStrict: boolean;
}

/** Reads the key at this index. A key whose quotes or colon are damaged counts only if it is known. */
export function keyAt(text: string, at: number, isKnown: (key: string) => boolean): WrittenKey | undefined {
  KEY.lastIndex = at;
  const [whole = '', open, raw = '', close, colon] = KEY.exec(text) ?? [];
  if (whole === '') return undefined;
  const name = unescaped(raw);
  const isQuoted = open !== '' && close !== '' && !/["']/.test(raw);
  const isPlausible = colon !== '' && (isQuoted || (open === '' && close === '' && BARE_NAME.test(name)));
  const isStrict = isQuoted && whole.startsWith('"') && whole.endsWith(':');
  return isPlausible || isKnown(name) ? { name, end: at + whole.length, isStrict } : undefined;
}

export function nextKey(text: string, from: number, keys: FieldKeys): number | undefined {
  KEY_IN_TEXT.lastIndex = from;
  for (let match = KEY_IN_TEXT.exec(text); match; match = KEY_IN_TEXT.exec(text)) {
    const [, quoted, half, withoutColon = ''] = match;
    if (quoted === undefined ? keys.isName(half ?? withoutColon) : keys.isKnown(quoted)) return match.index;
    // The closing quote of this word may be the opening quote of the next word.
    KEY_IN_TEXT.lastIndex = match.index + 1;
  }
  return undefined;
}
