/** The syntax of JSON, first as models write it, then strict. */

export const BLANK = /(?:[\s\uFEFF\u200B-\u200F\u2060]|(?:\/\/|#)[^\n]{0,500}\n|\/\*[^*]{0,500}\*\/)*/y;
/** Blanks, comments, commas, brackets of lists and the dots of an abridged list, which may separate two members. */
export const SEPARATORS =
  /(?:[\s\uFEFF\u200B-\u200F\u2060,;，:…\][]|\.\.\.|(?:\/\/|#)[^\n]{0,500}(?:\n|$)|\/\*[^*]{0,500}\*\/)*/y;
/** What follows a text in strict JSON. */
export const AFTER_VALUE = /\s*(?:[}\]]|,\s*")/y;

/** The result of a scan when the text ends before the value. */
export const MORE = 'more';

const BODY = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*)*`;
const STRING = new RegExp(`${BODY}"`, 'y');
const STRING_BEGUN = new RegExp(String.raw`${BODY}(?:\\(?:u[0-9a-fA-F]{0,3})?)?$`, 'y');
const WORD = /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const WORD_BEGUN = /[-+.\w]{0,25}$/y;
const COLON = /\s*:/y;
const STRUCTURE = /["{}[\]]/g;
/** Most levels of nested objects and lists. Reports need five; deeper nesting is an accident or an attack on the stack. */
const MAX_DEPTH = 32;

/**
 * Finds the end of the strict JSON value that begins at `start`.
 * @param closes whether a key within the value belongs to an outer object; a closing bracket is then missing
 * @returns the index after the value, `MORE`, or `undefined` when the value is not strict JSON
 */
export function endOfStrictValue(
  text: string,
  start: number,
  closes: (key: string) => boolean,
): number | typeof MORE | undefined {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first !== '{' && first !== '[') {
    const end = matchAt(WORD, text, start);
    if (end !== undefined && end < text.length) return /[\w.]/.test(text[end] as string) ? undefined : end;
    return matchAt(WORD_BEGUN, text, start) === undefined ? undefined : MORE;
  }
  let depth = 0;
  for (STRUCTURE.lastIndex = start; STRUCTURE.test(text); ) {
    const at = STRUCTURE.lastIndex - 1;
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      const isKey = matchAt(COLON, text, end) !== undefined;
      if (isKey && at > start && closes(text.slice(at + 1, end - 1))) return undefined;
      STRUCTURE.lastIndex = end;
    } else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return undefined;
    } else {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return MORE;
}

function endOfString(text: string, start: number): number | typeof MORE | undefined {
  const end = matchAt(STRING, text, start);
  if (end !== undefined) return end;
  return matchAt(STRING_BEGUN, text, start) === undefined ? undefined : MORE;
}

export function matchAt(pattern: RegExp, text: string, index: number): number | undefined {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The index after the match, or `index` itself where nothing matches. */
export function skip(pattern: RegExp, text: string, index: number): number {
  return matchAt(pattern, text, index) ?? index;
}
