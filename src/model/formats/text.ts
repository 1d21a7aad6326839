import { isVisible, TEXT_MAX_LENGTH } from '../../domain/report.ts';
import { boundText } from '../../text/bound-text.ts';
import { isRecord } from '../json/json-value.ts';
import { withoutHtml } from './html.ts';

/**
 * Invisible characters that can change how a text reads: terminal escape sequences, control characters except tab and
 * newline, bidirectional controls, zero-width characters, noncharacters and halves of surrogate pairs.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /\u001B\[[\d;?]*[@-~]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A letter of a script whose spelling needs the joiners U+200C and U+200D, such as Persian or Hindi. */
const JOINING_LETTER =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Mongolian}]';
const BEFORE_NON_JOINER = new RegExp(`^${JOINING_LETTER}$`, 'u');
const BEFORE_JOINER = new RegExp(
  `^(?:${JOINING_LETTER}|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])$`,
  'u',
);
const AFTER_JOINER = new RegExp(`^(?:${JOINING_LETTER}|\\p{Extended_Pictographic}|[♀♂])`, 'u');

/**
 * Keeps a joiner after a `JOINING_LETTER` and between the parts of an emoji, and removes it elsewhere, where it can only
 * hide something. Each neighbour is tested alone, because above U+FFFF lookbehind fails in Safari and `$` fails in Node 26.
 */
function withoutLooseJoiner(joiner: string, offset: number, text: string): string {
  const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
  const isKept =
    joiner === '\u200C'
      ? BEFORE_NON_JOINER.test(before)
      : BEFORE_JOINER.test(before) && AFTER_JOINER.test(text.slice(offset + 1, offset + 3));
  return isKept ? joiner : '';
}

/** Tag characters can hide text; only the flags of England, Scotland and Wales use them visibly. */
const TAGS = /(\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;

/** What models write instead of leaving a text empty. */
const NOTHING =
  /^(?:null|none|nil|undefined|nan|n\/?[ad]|ningun[oa]|no aplica|not applicable|[-–—.…?]+)\.?$/i;

/** A text that `cleanText` would not change: visible Latin characters with single spaces between them. Most texts match. */
const CLEAN =
  /^(?! )(?![*_#])(?:[!-%'-)+\--;=-[\]-~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20AC]| (?! |$)|,(?!$)|\*(?!\*))+$/;
/** Escape sequences that a model escaped twice. `\\times` and `C:\\nuevo` do not match. */
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([ntr])(?![\p{Ll}])|(["'/]))/gu;
/** A number of words that a model copied from the form: "(25 palabras)". */
const BUDGET = /(?<!\s)\s*\((?:máx\.? |max\.? )?\d+ (?:palabras|words)\)[.…]?\s*$/i;
/** Markdown that models write against the instruction: `**Precio:** 12 €`. */
const BOLD = /\*\*(?=\S)([^*]*[^\s*])\*\*/g;
/** Marks of emphasis around a whole text: `__Familias__`, `*Familias*`. */
const EMPHASIS = /^\s*(__|[*_])(?=[^\s*_])([^*_\n]*[^\s*_])\1\s*$/;

export function withoutBudget(text: string): string {
  return text.replace(BUDGET, '');
}

function meantCharacter(_: string, hex?: string, blank?: string, quote?: string): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  const char = blank ?? (quote as string);
  return char === 'n' || char === 'r' ? '\n' : char === 't' ? ' ' : char;
}

/** Removes invisible characters, escape sequences, HTML and bold marks, writes every newline as `\n`, and trims. */
export function cleanText(written: string): string {
  const text = withoutBudget(written);
  if (CLEAN.test(text)) return text;
  return withoutHtml(text)
    .replace(ESCAPE, meantCharacter)
    .replace(BOLD, '$1')
    .replace(EMPHASIS, '$2')
    .replace(/^#{1,6} +(?=\S)/gm, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(TAGS, '$1')
    .replace(/[\u200C\u200D]/g, withoutLooseJoiner)
    .replace(/ +/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/,$/, '');
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
