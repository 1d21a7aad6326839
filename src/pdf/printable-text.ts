/** More marks than this on one letter would cover other lines. */
const MAX_MARKS_PER_LETTER = 4;

const LONE_SURROGATE = /\p{Surrogate}/gu;
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const STACKED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/**
 * Controls, direction overrides, tag characters and similar. More characters than `text/invisible.ts` removes, because the
 * fonts have no glyphs for joiners and variation selectors. The group matches an emoji with its joiner before another emoji:
 * `👩‍💻` keeps its joiner. No lookbehind, because WebKit's fails above U+FFFF.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?\u200D(?=\p{Extended_Pictographic}))|(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Normalises text for typesetting: composed letters, `\n` line ends, plain spaces, no invisible characters. A lone
 * surrogate becomes U+FFFF, which no font has, so that the typesetter marks it.
 */
export function printableText(text: string): string {
  return text
    .replace(LONE_SURROGATE, '\uFFFF')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, (_, joined: string | undefined) => joined?.replace('\uFE0F', '') ?? '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Like `printableText`, on one line, for titles, bookmarks and metadata. A lone surrogate becomes U+FFFD. */
export function printableLine(text: string): string {
  return printableText(text)
    .replaceAll('\n', ' ')
    .replace(/\p{Noncharacter_Code_Point}/gu, '\uFFFD');
}
