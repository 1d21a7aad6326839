import { parseJson } from './json-value.ts';

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"”',
  "'": "'",
  '`': '`',
  '“': '”"',
  '„': '”“"',
  '‘': "’'",
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const LITERALS: ReadonlyMap<string, unknown> = new Map(
  Object.entries({ true: true, True: true, false: false, False: false, null: null, None: null }),
);
const TRAILING = /[\s,;，:\]}]/;
/** In characters. A remark after a text, up to this length, is left out: `"…" (30 words)`. */
const REMARK_MAX_LENGTH = 60;
/** A comment after a comma, an opening bracket or a value; zero-width characters. */
const UNSEEN =
  /(?=[/#])(?<=[,[{]\s{0,40}|["\d]\s{1,40})(?:(?:\/\/|#)[^\n]{0,500}\n|\/\*[^"*]{0,500}\*\/)|[\u200B\u2060\uFEFF]/g;
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Reads an object from a text that begins with its brace or its first key. Returns `undefined` without a known key. */
type ObjectParser = (text: string) => object | undefined;

/**
 * Reads a value that is not strict JSON. A string extends from its first quote to its last, so quotes within it need no
 * escape.
 * @param segment the value; only separators and closing brackets may follow it
 * @param readObject reads the objects of a field whose value is an object or a list of objects
 * @param isEndKnown the segment ends where the next key begins, so the closing quote may be missing
 * @returns `undefined` when the value cannot be understood without a guess
 */
export function looseValue(segment: string, readObject?: ObjectParser, isEndKnown = true): unknown {
  const text = segment
    .replace(UNSEEN, '')
    .replace(/^[\s:：]+/, '')
    .trimEnd();
  if (text === '' || !(isEndKnown || isClosed(text))) return undefined;
  const closing = CLOSING_BRACKETS[text[0] as string];
  const strict = closing && parseJson(withoutTrailingSyntax(text) + closing);
  if (strict !== undefined) return strict;
  const object = text[0] === '[' ? undefined : readObject?.(text);
  if (object || text[0] === '{') return object;
  if ((text[0] as string) in CLOSERS) return looseText(text, isEndKnown);
  return text[0] === '[' ? looseList(text, readObject) : looseWord(withoutTrailingSyntax(text), isEndKnown);
}

/** Reads a number, a literal, a word or a text without its opening quote. Several words count only if their end is known. */
function looseWord(text: string, isEndKnown: boolean): unknown {
  if (LITERALS.has(text)) return LITERALS.get(text);
  if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^[\p{L}\p{N}][^"“”{}[\]]*["”]$/u.test(text)) return unescaped(text.slice(0, -1));
  if (!isEndKnown && text.includes(' ')) return undefined;
  return /^[\p{L}\p{N}][\p{L}\p{N} /%.,_()-]{0,60}$/u.test(text) ? text : undefined;
}

function looseText(text: string, isEndKnown: boolean): string | undefined {
  const closers = CLOSERS[text[0] as string] as string;
  const bare = withoutTrailingSyntax(text);
  const quotes = quotesIn(text, closers, 1);
  const last = quotes.at(-1);
  const endsWithQuote = last !== undefined && last >= bare.length - 1;
  // After the opening quote, an odd number of quotes means pairs within the text and the closing quote.
  if (quotes.length % 2 === 1) {
    const rest = bare.slice((last as number) + 1);
    if (!endsWithQuote && !(isEndKnown && rest.length <= REMARK_MAX_LENGTH)) return undefined;
    return unescaped(text.slice(1, last));
  }
  // The text begins or ends with two quotes. After a digit the first of two closing quotes means inches.
  if (endsWithQuote && quotes[0] === 1) return unescaped(text.slice(2, last));
  if (endsWithQuote && quotes.at(-2) === last - 1) {
    return unescaped(text.slice(1, /\d/.test(text[last - 2] ?? '') ? last : last - 1));
  }
  return isEndKnown && /[,\n}]|[.!?…]$/.test(text.slice(bare.length - 1))
    ? unescaped(bare.slice(1))
    : undefined;
}

/** The indices of unescaped quotes, without apostrophes within words. */
function quotesIn(text: string, closers: string, from: number): number[] {
  const indices: number[] = [];
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (closers.includes(text[at] as string) && !isApostrophe(text, at)) indices.push(at);
  }
  return indices;
}

function isApostrophe(text: string, at: number): boolean {
  return /['’]/.test(text[at] as string) && /^\p{L}.\p{L}$/u.test(text.slice(at - 1, at + 2));
}

function looseList(text: string, readObject?: ObjectParser): unknown[] | undefined {
  const inner = withoutTrailingSyntax(text.slice(1))
    .replace(/^[\s,:]+/, '')
    .replace(/,\s{0,40}(?:\.\.\.|…)$/, '')
    .trim();
  const strict = parseJson(`[${inner}]`);
  if (Array.isArray(strict)) return strict;
  if (inner.startsWith('{')) {
    const items = inner.split(/\}\s*,?\s*(?=\{)/).map((item) => parseJson(`${item}}`) ?? readObject?.(item));
    return items.includes(undefined) ? undefined : items;
  }
  const opener = inner[0] as string;
  const closers = CLOSERS[opener];
  if (!closers) return undefined;
  // Between two items: a closing quote, a comma or a space, and an opening quote. At a line's end the closing quote may be missing.
  const separator = new RegExp(
    `(?<!\\\\)[${closers}](?:\\s*[,;，]+\\s*(?:[.…]+\\s*,?\\s*)?|\\s+|(?=[${opener}]\\p{L}))[${opener}]|,\\s{0,40}\\n\\s{0,40}[${opener}]`,
    'u',
  );
  const items = inner.slice(1).split(separator);
  const last = items.pop() as string;
  items.push(closers.includes(last.at(-1) as string) ? last.slice(0, -1) : last);
  const isPaired = items.every((item) => quotesIn(item, closers, 0).length % 2 === 0);
  return isPaired ? items.map(unescaped) : undefined;
}

/** Whether a list or an object has a closing bracket. Without it the list or object may have been longer. */
function isClosed(text: string): boolean {
  const after = text.slice(withoutTrailingSyntax(text).length);
  return text[0] === '[' ? after.includes(']') : text[0] !== '{' || after.includes('}');
}

function withoutTrailingSyntax(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING.test(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

/** Replaces the escape sequences of a JSON string with their characters. */
export function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) =>
    hex === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The last value of a complete answer, without the text after the object. */
export function lastSegment(text: string): string {
  for (let brace = text.lastIndexOf('}'); brace > 0; brace = text.lastIndexOf('}', brace - 1)) {
    const value = text.slice(0, brace).trimEnd();
    if (/["'”’\]]$/.test(value.slice(-1))) return value;
  }
  return text;
}
