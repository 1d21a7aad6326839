/** Most characters of a key with its colon. */
export const KEY_MAX_LENGTH = 80;
/** A value that turns out not to be strict JSON costs about as much as this many characters. */
export const VAIN_SCAN = 1000;
export const BLANK = /(?:[\s\uFEFF\u200B-\u200F\u2060]|(?:\/\/|#)[^\n]{0,500}\n|\/\*[^*]{0,500}\*\/)*/y;
/** What may stand between two members: blanks, comments, commas, brackets of lists, the dots of an abridged list. */
export const SEPARATORS =
  /(?:[\s\uFEFF\u200B-\u200F\u2060,;，:…\][]|\.\.\.|(?:\/\/|#)[^\n]{0,500}(?:\n|$)|\/\*[^*]{0,500}\*\/)*/y;
/** A key and its colon. The colon may be missing before a string, a list or an object; a quote may be misplaced near the key's end. */
export const KEY =
  /[*_`]{0,3}(["'“‘]{0,2})\u200B?((?:[^"'“”‘’`*\\\n:：={}[\],]|\\.|["'](?=\p{L})){1,60}?)\u200B?(?::(?<=["“][\w .]{1,60}:))?(["'”’]{0,2})[*_`]{0,3}[\s\u200B]*([:：]|=>?|(?=["[{\d])(?<=["'”]\s*))/uy;
/**
 * A possible key in the middle of a text: a word between quotes with a colon; or, after a sign that may stand before a
 * key, a word that lacks quotes or its colon or has a misplaced quote.
 */
export const KEY_IN_TEXT =
  /(?<!\\)["“'‘`*]{1,3}\u200B?([\p{L}_][\p{L}_ .]{1,40}):?\u200B?["”'’`*]{1,3}\s{0,8}(?:[:：]|=>?)|(?=["'“\w])(?<=[,{}\]"\n]\s{0,40})(?:["'“]?(\w(?:\w|"(?=\w)){1,40})["'”]?\s{0,8}[:：=]|"(\w{2,40})"\s{0,8}(?=["[{]))/gu;
/** What follows a text in strict JSON. */
export const AFTER_VALUE = /\s*(?:[}\]]|,\s*")/y;
export const BARE_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;
