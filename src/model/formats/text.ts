import { isVisible, TEXT_MAX_LENGTH } from '../../domain/text-schema.ts';
import { boundText } from '../../text/bound-text.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { isRecord } from '../json/json-value.ts';
import { withoutHtml } from './html.ts';

/** What models write instead of leaving a text empty. */
const NOTHING =
  /^(?:null|none|nil|undefined|nan|n\/?[ad]|ningun[oa]|no aplica|not applicable|[-–—.…?]+)\.?$/i;

/** A text that `cleanText` would not change: visible Latin characters with single spaces between them. Most texts match. */
const CLEAN =
  /^(?! )(?![*_#])(?:[!-%'-)+\--;=-[\]-~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20AC]| (?! |$)|,(?!$)|\*(?!\*))+$/;
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
  const char = blank ?? (quote as string);
  return char === 'n' || char === 'r' ? '\n' : char === 't' ? ' ' : char;
}

/** Removes invisible characters, escape sequences, HTML and Markdown, writes every newline as `\n`, and trims. */
export function cleanText(written: string): string {
  const text = withoutBudget(written);
  if (CLEAN.test(text)) return text;
  const plain = withoutHtml(text)
    .replace(ESCAPE, unescapedCharacter)
    .replace(BOLD, '$1')
    .replace(EMPHASIS, '$2')
    .replace(/^#{1,6} +(?=\S)/gm, '');
  return withTidyBlanks(plain).replace(/,$/, '');
}

/** Without invisible characters, and with single blanks. */
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

/** Reads a text, or a list of its lines, and keeps its Markdown. */
export function readMarkdown(raw: unknown): string | undefined {
  const isLines = Array.isArray(raw) && raw.every((line) => typeof line === 'string');
  const written = isLines ? raw.join('\n') : raw;
  if (typeof written !== 'string') return undefined;
  const text = withTidyBlanks(withoutHtml(written).replace(ESCAPE, unescapedCharacter));
  return isNothing(text) ? undefined : boundText(text, TEXT_MAX_LENGTH);
}

/** Reads a string as one line. */
export function readLine(raw: unknown, maxLength: number): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = cleanText(raw);
  const line = text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text;
  return isNothing(line) ? undefined : boundText(line, maxLength);
}

function isNothing(text: string): boolean {
  return !isVisible(text) || (text.length < 20 && NOTHING.test(text));
}
