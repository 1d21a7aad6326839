/**
 * Vendors' phrases for one meaning. Each row is a phrase with the services that use it; `saysOneOf` says how it matches
 * codes and sentences. Each row needs a case in `tests/fixtures/error-bodies.jsonl`, which names the source.
 */
export type Phrases = Readonly<Record<string, string>>;

/** How far apart the parts of a phrase may be, in characters. */
const GAP = 200;

/**
 * A test for phrases. A phrase matches where a word begins, in lower case, with `_`, `-` and the parts of a camel-case name
 * as words, and without quotation marks: `content filter` is in "content_filter", in "ContentFilter" and in "Content-filtering".
 * ` … ` stands for at most 200 characters.
 * @returns whether a text that `normalizedWords` has prepared has one of the phrases
 */
export function saysOneOf(phrases: Iterable<string>): (words: string) => boolean {
  const parts = Array.from(phrases, (phrase) => phrase.split(' … '));
  return (words) => parts.some((each) => says(words, each));
}

function says(words: string, [first = '', ...others]: readonly string[]): boolean {
  for (let at = beginOf(first, words, 0); at >= 0; at = beginOf(first, words, at + 1)) {
    let end = at + first.length;
    const isWhole = others.every((part) => {
      const next = beginOf(part, words, end);
      if (next < 0 || next - end > GAP) return false;
      end = next + part.length;
      return true;
    });
    if (isWhole) return true;
  }
  return false;
}

/** @returns where the part begins a word, at or after `from`; -1 if nowhere */
function beginOf(part: string, words: string, from: number): number {
  for (let at = words.indexOf(part, from); at >= 0; at = words.indexOf(part, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(words.charAt(at - 1))) return at;
  }
  return -1;
}

/** Prepares a text for `saysOneOf`. */
export function normalizedWords(text: string): string {
  return text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/["'`’]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .toLowerCase();
}
