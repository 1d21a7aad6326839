/** Opening quotes with the characters that may close them. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"”',
  "'": "'",
  '`': '`',
  '“': '”"',
  '„': '”“"',
  '‘': "’'",
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['null', null],
  ['None', null],
]);
/** Separators and closing brackets after a value. */
const AFTER = /[\s,;，\]}]/;
/** Longest remark after a text that is left out: `"…" (30 words)`. */
const REMARK_MAX_LENGTH = 60;
/** A comment after a comma or an opening bracket. */
const COMMENT = /(?<=[,[{]\s{0,40})\/\/[^\n]*\n/g;
/** Lists and objects within each other. */
const MAX_DEPTH = 4;

/**
 * Reads a value that is not strict JSON from text that is known to hold it and nothing else but separators and brackets
 * after it. Texts are taken from the first quote to the last, so quotes within them need no escape.
 * @param members the keys of the objects it may hold
 * @param isEndKnown the text ends where the next key begins: a closing quote may be missing
 * @returns `undefined` when it cannot be understood without a guess
 */
export function looseValue(
  segment: string,
  members: readonly string[] = [],
  isEndKnown = true,
  depth = 0,
): unknown {
  const text = segment
    .replace(COMMENT, '')
    .replace(/^[\s:：]+/, '')
    .trimEnd();
  if (depth > MAX_DEPTH || text === '') return undefined;
  if (!isEndKnown && !isClosed(text)) return undefined;
  if (text[0] === '{' || memberPattern(members)?.exec(text)?.index === 0)
    return looseObject(text, members, depth);
  if ((text[0] as string) in CLOSERS) return looseText(text, isEndKnown);
  return text[0] === '[' ? looseList(text, members, depth) : looseWord(withoutAfter(text));
}

/** A key in quotes with its colon or a value, or in half of them after what may stand before a key. */
function memberPattern(members: readonly string[]): RegExp | undefined {
  if (members.length === 0) return undefined;
  const key = `(${members.join('|')})`;
  const value = '(?=\\s*["\'“[{\\d-])';
  return new RegExp(
    `(?:(?<=[,{\\n]\\s{0,40})["'“])?(?<!\\\\)["'“]${key}["'”]{1,2}\\s*(?:[:：]|${value})|(?<=[,{\\n"\\d]\\s{0,40})["'“]?${key}["'”]?\\s*[:：]`,
    'g',
  );
}

/** A number, a literal, a word, or a text without its opening quote. */
function looseWord(text: string): unknown {
  if (LITERALS.has(text)) return LITERALS.get(text);
  if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^[\p{L}\p{N}][^"“”{}[\]]*["”]$/u.test(text)) return unescaped(text.slice(0, -1));
  return /^[\p{L}\p{N}][\p{L}\p{N} /%.,_-]{0,60}$/u.test(text) ? text : undefined;
}

function looseText(text: string, isEndKnown: boolean): string | undefined {
  const closers = CLOSERS[text[0] as string] as string;
  const bare = withoutAfter(text);
  const quotes = quotesIn(text, closers, 1);
  const last = quotes.at(-1);
  const endsWithQuote = last !== undefined && last >= bare.length - 1;
  // An odd number of quotes after the first: pairs within the text, and the one that closes it.
  if (quotes.length % 2 === 1) {
    const rest = text.slice((last as number) + 1);
    return endsWithQuote || (isEndKnown && rest.length <= REMARK_MAX_LENGTH)
      ? unescaped(text.slice(1, last))
      : undefined;
  }
  // A quote too many at the beginning, or at the end; after a digit that stands for inches.
  if (endsWithQuote && quotes[0] === 1) return unescaped(text.slice(2, last));
  if (endsWithQuote && quotes.at(-2) === last - 1) {
    return unescaped(text.slice(1, /\d/.test(text[last - 2] ?? '') ? last : last - 1));
  }
  return isEndKnown && /[,\n}]|[.!?…]$/.test(text.slice(bare.length - 1))
    ? unescaped(bare.slice(1))
    : undefined;
}

/** The indices of unescaped quotes; an apostrophe within a word is none. */
function quotesIn(text: string, closers: string, from: number): number[] {
  const found: number[] = [];
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (closers.includes(text[at] as string) && !isApostrophe(text, at)) found.push(at);
  }
  return found;
}

function isApostrophe(text: string, at: number): boolean {
  return /['’]/.test(text[at] as string) && /^\p{L}.\p{L}$/u.test(text.slice(at - 1, at + 2));
}

function looseList(text: string, members: readonly string[], depth: number): unknown[] | undefined {
  const inner = withoutAfter(text.slice(1))
    .replace(/,\s{0,40}(?:\.\.\.|…)$/, '')
    .trim();
  const strict = parsed(`[${inner}]`);
  if (Array.isArray(strict)) return strict;
  if (inner.startsWith('{')) {
    const items = inner.split(/\}\s*,?\s*(?=\{)/).map((item) => looseObject(item, members, depth + 1));
    return items.includes(undefined) ? undefined : items;
  }
  const opener = inner[0] as string;
  const closers = CLOSERS[opener];
  if (!closers) return undefined;
  // Between two items: both their quotes with a comma, a line or a space, or a line alone.
  const between = new RegExp(
    `(?<!\\\\)[${closers}](?:\\s*[,;，]+\\s*(?:[.…]+\\s*,?\\s*)?|\\s+|(?=[${opener}]\\p{L}))[${opener}]|,\\s{0,40}\\n\\s{0,40}[${opener}]`,
    'u',
  );
  const items = inner.slice(1).split(between);
  const last = items.pop() as string;
  items.push(closers.includes(last.at(-1) as string) ? last.slice(0, -1) : last);
  const mended = items.flatMap((item) => withPairedQuotes(item, closers));
  return mended.includes(undefined) ? undefined : mended.map((item) => unescaped(item as string));
}

/** An item with one quote too many at its edge, or two items between which one quote is missing. */
function withPairedQuotes(item: string, closers: string): (string | undefined)[] {
  const quotes = quotesIn(item, closers, 0);
  if (quotes.length % 2 === 0) return [item];
  if (quotes[0] === 0) return [item.slice(1)];
  if (quotes.at(-1) === item.length - 1) return [/\d.$/.test(item) ? item : item.slice(0, -1)];
  const parts = item.split(/["'”]\s*,\s*|\s*,["'“]/);
  return quotes.length === 1 && parts.length === 2 ? parts : [undefined];
}

/** An object's members, as far as they can be understood. */
function looseObject(
  text: string,
  members: readonly string[],
  depth: number,
): Record<string, unknown> | undefined {
  const bare = withoutAfter(text);
  const strict = parsed(`${bare}}`);
  if (strict !== undefined) return strict as Record<string, unknown>;
  const keys = [...bare.matchAll(memberPattern(members) ?? /$^/g)];
  if (keys.length === 0) return undefined;
  const entries = keys.map((match, index): [string, unknown] => {
    const next = keys[index + 1]?.index;
    const value = bare.slice(match.index + match[0].length, next);
    return [match[1] ?? (match[2] as string), looseValue(value, [], next !== undefined, depth + 1)];
  });
  // Of a key that is there twice, the first.
  return Object.fromEntries(entries.reverse());
}

/** A list or an object at the end of an answer must show its own end: it may have been longer. */
function isClosed(text: string): boolean {
  const after = text.slice(withoutAfter(text).length);
  return text[0] === '[' ? after.includes(']') : text[0] !== '{' || after.includes('}');
}

function withoutAfter(text: string): string {
  let end = text.length;
  while (end > 0 && AFTER.test(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a string whose escape sequences are written out. */
export function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, char: string) =>
    hex === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
