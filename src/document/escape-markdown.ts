/** Characters that CommonMark, GitHub's form of it or a maths extension give a meaning anywhere in a line. */
const ANYWHERE = /[\\`*_[\]<&|~$^]/g;
/** What begins a heading, list, quotation, rule or table at the start of a line. */
const AT_START = /^([#+\-=>:])/;
const NUMBER_AT_START = /^(\d{1,9})([.)])/;
/** What is made a link without any brackets. */
const BARE_SCHEME = /\b(https?|ftp|mailto|xmpp|data|javascript|file):/gi;
const BARE_WWW = /\bwww\./gi;
/** Invisible: keeps a renderer that links addresses after unescaping from seeing one. */
const WORD_JOINER = '\u2060';

/**
 * Report text as one line of Markdown that shows exactly that text: no markup, link, image or HTML can come from it.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ANYWHERE, '\\$&')
    .replace(AT_START, '\\$1')
    .replace(NUMBER_AT_START, '$1\\$2')
    .replace(BARE_SCHEME, '$1\\:')
    .replace(BARE_WWW, (www) => `${www.slice(0, -1)}\\.`)
    .replace(/@/g, `\\@${WORD_JOINER}`);
}
