const ASCII = /^[\n -~]*$/;

/** The text without accents, in decomposed form. */
export function withoutAccents(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** The form in which names and labels are compared: lower case without accents, every dash as `-`, single spaces. */
export function foldedText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (ASCII.test(line)) return line.toLowerCase();
  return (
    line
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      // Recomposes Korean syllables.
      .normalize('NFC')
      .replace(/[‐-―−]/g, '-')
      .toLowerCase()
  );
}

/** The words of a text: lower-case letters and digits, without accents, spaces and punctuation. */
export function wordsOf(text: string): string[] {
  return foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A list of words or phrases as the alternatives of a regular expression, in a group.
 * @param list a line for each language or meaning; `|` separates the phrases of a line; a phrase is a regular expression
 */
export function alternatives(list: string): string {
  return `(?:${list.trim().replaceAll('\n', '|')})`;
}
