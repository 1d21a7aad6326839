import { TEXT_MAX_LENGTH } from '../../domain/report.ts';

/**
 * Invisible characters that change how text reads: bidirectional controls, zero-width and other format characters,
 * control characters except tab and newline, with a terminal's sequence after Escape, noncharacters, and halves of surrogate pairs.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /\u001B\[[\d;?]*[@-~]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Scripts that use the joiners U+200C and U+200D in spelling: Persian, the scripts of India, Khmer, Mongolian. */
const JOINING_LETTER =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Mongolian}]';
const BEFORE_NON_JOINER = new RegExp(`^${JOINING_LETTER}$`, 'u');
const BEFORE_JOINER = new RegExp(
  `^(?:${JOINING_LETTER}|[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])$`,
  'u',
);
const AFTER_JOINER = new RegExp(`^(?:${JOINING_LETTER}|\\p{Extended_Pictographic}|[♀♂])`, 'u');

/**
 * Keeps a joiner after a letter of such a script and between the parts of an emoji; elsewhere it only hides something.
 * One character is tested at a time: lookbehind fails above U+FFFF in Safari, a search for the end in Node 26.
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

/** What models write for "nothing". */
const NOTHING =
  /^(?:null|none|nil|undefined|nan|n\/?[ad]|ningun[oa]|no aplica|not applicable|[-–—.…?]+)\.?$/i;

/** Text in which there is nothing to clean: visible characters of Latin script, single spaces and newlines in between. */
const CLEAN =
  /^(?! )(?:[!-)+\--[\]-~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20AC]| (?! |$)|,(?!$)|\*(?!\*))+$/;
/** Escape sequences that a model escaped twice; `\\times` and `C:\\nuevo` are none. */
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([ntr])(?![\p{Ll}])|(["'/]))/gu;
/** What a model writes after a text that was to be of so many words. */
const BUDGET = /(?<!\s)\s*\((?:máx\.? |max\.? )?\d+ (?:palabras|words)\)[.…]?\s*$/i;
/** Markdown that models write against the instruction: `**Precio:** 12 €`. */
const BOLD = /\*\*(?=\S)([^*]*[^\s*])\*\*/g;

/** The text without the number of words after it, as the prompt's form shows it. */
export function withoutBudget(text: string): string {
  return text.replace(BUDGET, '');
}

function meantCharacter(_: string, hex?: string, blank?: string, quote?: string): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  const char = blank ?? (quote as string);
  return char === 'n' || char === 'r' ? '\n' : char === 't' ? ' ' : char;
}

/** Text as a person may read it: without invisible characters, escape sequences and bold marks; newlines as `\n`; trimmed. */
export function cleanText(written: string): string {
  const text = withoutBudget(written);
  if (CLEAN.test(text)) return text;
  return text
    .replace(ESCAPE, meantCharacter)
    .replace(BOLD, '$1')
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

/** Cuts an over-long text after a word and says so with an ellipsis; at most `maxLength` UTF-16 units, no half pairs. */
export function boundText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1);
  const lastBreak = /\s\S*$/.exec(room.slice(-LONGEST_WORD))?.index;
  const end = lastBreak === undefined ? room.length : Math.max(0, room.length - LONGEST_WORD) + lastBreak;
  return `${room
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** UTF-16 units; what is longer is no word, and may be cut within. */
const LONGEST_WORD = 60;

/** A text field: a string that says something, or a list of such strings as its lines. */
export function readText(raw: unknown): string | undefined {
  if (Array.isArray(raw)) {
    return raw.every((line) => typeof line === 'string') ? readText(raw.join('\n')) : undefined;
  }
  if (typeof raw === 'object' && raw !== null) {
    const [only, ...others] = Object.values(raw);
    return others.length === 0 && typeof only === 'string' ? readText(only) : undefined;
  }
  if (typeof raw !== 'string') return undefined;
  const text = cleanText(raw);
  return isNothing(text) ? undefined : boundText(text, TEXT_MAX_LENGTH);
}

/** A text of one line. */
export function readLine(raw: unknown, maxLength: number): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = cleanText(raw);
  const line = text.includes('\n') ? text.replace(/\s*\n\s*/g, ' ') : text;
  return isNothing(line) ? undefined : boundText(line, maxLength);
}

function isNothing(text: string): boolean {
  return text === '' || (text.length < 20 && NOTHING.test(text));
}
