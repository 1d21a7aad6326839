import { isVisible, LIST_ITEM_MAX_LENGTH, TEXT_MAX_LENGTH } from '../../domain/text-schema.ts';
import { boundText } from '../../text/bound-text.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { markdownBlocks, wholeBlocks } from '../../text/markdown-blocks.ts';
import { isRecord } from '../json/json-value.ts';
import { property } from '../json/keys.ts';

const NOTHING =
  /^(?:null|none|nil|undefined|nan|n\/?[ad]|ningun[oa]|no aplica|not applicable|[-–—.…?]+)\.?$/i;

/** Escape sequences that a model escaped twice. `\\times` and `C:\\nuevo` do not match. */
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([ntr])(?![\p{Ll}])|(["'/]))/gu;
/** A number of words that a model copied from the form: "(25 palabras)". */
const BUDGET = /(?<!\s)\s*\((?:máx\.? |max\.? )?\d+ (?:palabras?|words?)\)[.…]?\s*$/i;
/** Markdown that models write against the instruction: `**Precio:** 12 €`. */
const BOLD = /\*\*(?=\S)([^*]*[^\s*])\*\*/g;
/** Marks of emphasis around a whole text: `__Familias__`, `*Familias*`. */
const EMPHASIS = /^\s*(__|[*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1\s*$/;

export function withoutBudget(text: string): string {
  return text.replace(BUDGET, '');
}

function unescapedCharacter(_: string, hex?: string, blank?: string, quote?: string): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  const char = blank ?? quote ?? '';
  return char === 'n' || char === 'r' ? '\n' : char === 't' ? ' ' : char;
}

/** Tags that only change the look of a text, and tags that begin or end a line. */
const TAG = /<(\/?)(?:(b|strong|i|em|u|span|mark)|(br|p|div|[uo]l|li|h[1-4]))(?:\s[^<>]{0,200}|\s?\/)?>/gi;
const ENTITY = /&(?:#(\d{1,6})|(amp|lt|gt|quot|apos|nbsp|euro));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€' },
};

/**
 * Turns HTML that a model wrote into plain text with line breaks. A tag other than `<br>` that is never closed stays,
 * because the text is then about the tag. Tags that do not format text stay too. `visibleText` handles web pages.
 */
export function withoutHtml(text: string): string {
  const closed = new Set(Array.from(text.matchAll(/<\/(\w{1,9})>/g), ([, name = '']) => name.toLowerCase()));
  const plain = text.replace(TAG, (whole: string, slash: string, inline?: string, block = '') => {
    const name = (inline ?? block).toLowerCase();
    if (name !== 'br' && !closed.has(name)) return whole;
    if (inline || (name === 'li' && slash)) return '';
    return name === 'li' ? '\n- ' : '\n';
  });
  const laidOut = plain === text ? text : plain.replace(/\n\s*\n/g, '\n').trim();
  return laidOut.replace(ENTITY, (_, code: string | undefined, name = '') =>
    code === undefined ? (ENTITIES[name.toLowerCase()] ?? '') : String.fromCodePoint(Number(code)),
  );
}

/** Resolves escape sequences; removes HTML, simple Markdown, a copied budget and invisible characters; trims. */
export function cleanText(written: string): string {
  const plain = withoutHtml(withoutBudget(written))
    .replace(ESCAPE, unescapedCharacter)
    .replace(BOLD, '$1')
    .replace(EMPHASIS, '$2')
    .replace(/^#{1,6} +(?=\S)/gm, '');
  return withTidyBlanks(plain).replace(/,$/, '');
}

function withTidyBlanks(text: string): string {
  return withoutInvisible(text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
    .replace(/ +|[^\S\n]{2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Reads a text from a string, from a list of its lines, or from an object with one string. */
export function readText(raw: unknown): string | undefined {
  if (Array.isArray(raw)) {
    const lines = raw.map((line) => (isRecord(line) ? readText(line) : line));
    return lines.every((line) => typeof line === 'string') ? readText(lines.join('\n')) : undefined;
  }
  if (isRecord(raw)) {
    const [only, ...others] = Object.values(raw);
    return others.length === 0 && typeof only === 'string' ? readText(only) : undefined;
  }
  if (typeof raw !== 'string') return undefined;
  const text = cleanText(raw);
  return isNothing(text) ? undefined : boundText(text, TEXT_MAX_LENGTH);
}

/** Keys of the parts of a text that a model wrote as a list of parts. Each has a case in `tests/answers/shapes/`. */
export const TITLE_KEYS = ['title', 'título', 'heading', 'encabezado', 'name', 'nombre'];
export const PART_TEXT_KEYS = ['text', 'texto', 'content', 'contenido', 'body', 'cuerpo', 'markdown'];

/**
 * Reads a Markdown text from a string, from a list of its paragraphs or parts, or from an object with the titles as keys.
 * @param maxLength in UTF-16 units; later blocks are left out
 * @param isBegun the text may go on; returns only the blocks that further text cannot change
 * @returns the text's blocks; `undefined` for a text without any
 */
export function readMarkdownBlocks(raw: unknown, maxLength: number, isBegun = false): string[] | undefined {
  const written = markdownOf(raw);
  if (written === undefined) return undefined;
  const text = written.replace(ESCAPE, unescapedCharacter).replace(/\r\n?/g, '\n');
  const found = isBegun ? wholeBlocks(text) : markdownBlocks(text);
  const blocks: string[] = [];
  let length = 0;
  for (const each of found) {
    const block = boundText(withTidyBlanks(withoutHtml(each.replace(FENCE, ''))), maxLength - length);
    if (isNothing(block)) continue;
    length += block.length;
    if (length > maxLength - MIN_ROOM) break;
    blocks.push(block);
  }
  return blocks.length > 0 ? blocks : undefined;
}

/** In UTF-16 units. A block that leaves less room than this is left out, with all blocks after it. */
const MIN_ROOM = 10;
const FENCE = /^\s*(?:```|~~~)\w*[ \t]*\n?/gm;

function markdownOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  if (isRecord(raw) && typeof property(raw, ...PART_TEXT_KEYS) === 'string') return partMarkdown(raw);
  const parts = Array.isArray(raw)
    ? raw.map((part) => (isRecord(part) ? partMarkdown(part) : part))
    : isRecord(raw) && Object.entries(raw).map(([title, text]) => partMarkdown({ title, text }));
  if (!parts) return undefined;
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length === 0 ? undefined : texts.join(texts.every(isLine) ? '\n' : '\n\n');
}

/** Whether the text is one line of a list or a table, rather than a paragraph. */
function isLine(text: string): boolean {
  return /^\s*(?:[-*|]|\d+[.)])/.test(text) && !text.trim().includes('\n');
}

function partMarkdown(part: Record<string, unknown>): string | undefined {
  const text = markdownOf(property(part, ...PART_TEXT_KEYS));
  const title = readLine(property(part, ...TITLE_KEYS), LIST_ITEM_MAX_LENGTH);
  return text === undefined || title === undefined ? text : `## ${title}\n\n${text}`;
}

export function readLine(raw: unknown, maxLength: number): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = cleanText(raw);
  const line = text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text;
  return isNothing(line) ? undefined : boundText(line, maxLength);
}

function isNothing(text: string): boolean {
  return !isVisible(text) || (text.length < 20 && NOTHING.test(text));
}
