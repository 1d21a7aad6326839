import { someText } from '../json/guards.ts';

/** The budget after each brief of a form: "(máx. 14 palabras)". */
const BUDGET = /\s*\((?:máx|max)\. \d+ (?:palabras|words)\)[.…]?\s*$/;

/**
 * A test for values that repeat the prompt: a small model may copy the form it was shown, briefs included. Such text
 * must never be shown as if it were about the idea.
 */
export function briefTest(briefs: readonly string[]): (value: unknown) => boolean {
  const known = new Set(briefs.map(plain));
  const longest = Math.max(...briefs.map(({ length }) => length));
  const isBrief = (text: string): boolean =>
    text.length <= longest + 40 && known.has(plain(text.replace(BUDGET, '')));
  return (value) => someText(value, isBrief);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.…"'«»“”]+/g, ' ')
    .trim();
}
