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
 * hide something. Tests each neighbour separately: above U+FFFF lookbehind fails in Safari, and `$` fails in Node 26.
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

/** Removes characters that are invisible, or that hide, reorder or colour text; keeps those that spelling or emoji need. */
export function withoutInvisible(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(TAGS, '$1')
    .replace(/[\u200C\u200D]/g, withoutLooseJoiner);
}
