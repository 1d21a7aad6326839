/** Marks stacked on one letter beyond this are noise that would paint over the lines around it. */
const MAX_MARKS_PER_LETTER = 4;

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const STACKED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/** Controls, direction overrides, tag characters and the like: they draw nothing and can hide or reorder text. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** In emoji the joiner chooses the picture: `👩‍💻` is one. */
const JOINER_BETWEEN_PICTURES =
  /(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/gu;

/**
 * Text as it can be set: composed letters, one kind of line end and space, no invisible characters, no half
 * characters: those become U+FFFF, which no font has, so that the typesetter marks them.
 */
export function cleanText(text: string): string {
  return text
    .replace(LONE_SURROGATE, '\uFFFF')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(SPACES, ' ')
    .replace(JOINER_BETWEEN_PICTURES, '\uE000')
    .replace(INVISIBLE, '')
    .replaceAll('\uE000', '\u200D')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** The same as one line for titles, bookmarks and metadata, where no font is asked: half characters show as U+FFFD. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replaceAll('\n', ' ')
    .replace(/\p{Noncharacter_Code_Point}/gu, '\uFFFD');
}
