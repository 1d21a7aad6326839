const QUOTES = /["'`\u00B4\u2018-\u201F\u2032\u2033\u2039\u203A\u00AB\u00BB]/g;
/** Quotation marks around words are dropped; between letters or digits the character is an apostrophe. */
const AROUND_WORDS = /(?<![\p{L}\p{N}])"|"(?![\p{L}\p{N}])/gu;
const DASHES = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;
/** Soft hyphens, zero-width and directional characters, variation selectors. */
const UNSEEN = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
/** `9²` and `3½` would become 92 and 31⁄2 under NFKC. */
const RAISED_AFTER_DIGIT = /(?<=\p{N})(?=\p{No})|(?<=\p{No})(?=\p{N})/gu;
/** Markdown emphasis, which some services leave in their text; not within a word or a product of numbers. */
const EMPHASIS = /(?<![\p{L}\p{N}])[*_]+|[*_]+(?![\p{L}\p{N}])/gu;
const MARKDOWN_LINK = /\[([^[\]\n]{1,200})\]\([^()\s]{1,2000}\)/g;

/**
 * Normalises a text for comparing quotations: NFKC, lower case, one kind of dash, every apostrophe as `"`, single spaces;
 * without quotation marks, invisible characters, Markdown emphasis and link addresses.
 */
export function normalText(text: string): string {
  return text
    .replace(MARKDOWN_LINK, '$1')
    .replace(QUOTES, '"')
    .replace(RAISED_AFTER_DIGIT, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(AROUND_WORDS, '')
    .replace(EMPHASIS, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Only letters and digits, without accents, for comparing names with hosts and texts regardless of punctuation. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
