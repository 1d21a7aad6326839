import { someText } from '../json/json-value.ts';
import { plainKey } from '../json/keys.ts';
import { withoutBudget } from './text.ts';

/** What models write instead of a text: "string", "...", "<your text>". */
const PLACEHOLDER =
  /^(?:string|str|text|texto|tbd|placeholder|lorem ipsum\b[\s\S]*|[x.…_-]{3,}|<[^<>]{1,80}>|\[(?=[^[\]]*\p{L})[^[\]"']{1,80}\]|\{[^{}]{1,80}\}|your .{1,40} here|(?:escribe|pon) aquí .{1,40})[.…]?$/iu;

const PLACEHOLDER_MAX_LENGTH = 200;

/** Whether a value holds a placeholder, or is the name of its field. */
export function isPlaceholder(value: unknown, name: string): boolean {
  const key = plainKey(name.slice(name.lastIndexOf('.') + 1));
  if (typeof value === 'string' && plainKey(value) === key) return true;
  return someText(value, (text) => text.length < PLACEHOLDER_MAX_LENGTH && PLACEHOLDER.test(text.trim()));
}

/** A test for values that hold a brief of the prompt, which a small model may copy. */
export function copiedBriefTest(briefs: readonly string[]): (value: unknown) => boolean {
  const known = new Set(briefs.map(plain));
  const longest = Math.max(...briefs.map(({ length }) => length));
  return (value) =>
    someText(
      value,
      (text) => text.trim() !== '' && text.length <= longest + 40 && known.has(plain(withoutBudget(text))),
    );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.…"'«»“”]+/g, ' ')
    .trim();
}
