import { someText } from '../json/guards.ts';

const TWO_WORDS = /([^\s.…"'«»“”(]+)(?:[\s.…"'«»“”]+([^\s.…"'«»“”(]+))?/;
/** The budget after each brief of a form: "(14 palabras)". */
const BUDGET = /\s*\(\d+ (?:palabras|words)\)[.…]?\s*$/;

/**
 * A test for values that repeat the prompt: a small model may copy the form it was shown, briefs included. Such text
 * must never be shown as if it were about the idea.
 */
export function briefTest(briefs: readonly string[]): (value: unknown) => boolean {
  const known = new Set(briefs.map(plain));
  // Length and the first two words tell most texts from every brief at a fraction of the cost.
  const longest = Math.max(...briefs.map(({ length }) => length));
  const beginnings = new Set(briefs.map(beginning));
  const isBrief = (text: string): boolean =>
    text.length <= longest + 40 &&
    beginnings.has(beginning(text)) &&
    known.has(plain(text.replace(BUDGET, '')));
  return (value) => someText(value, isBrief);
}

/** The first two words, or the only one. */
function beginning(text: string): string {
  const [, first = '', second = ''] = TWO_WORDS.exec(text) ?? [];
  return `${first} ${second}`.toLowerCase();
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.…"'«»“”]+/g, ' ')
    .trim();
}
