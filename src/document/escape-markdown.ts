/** Characters with a meaning anywhere in a line of CommonMark, GitHub Markdown or a mathematics extension. */
const ANYWHERE = /[\\`*_[\]<&|~$^]/g;
/** Characters that begin a heading, list, quotation or rule at the start of a line. `-586` and `3.8` do not match. */
const AT_START = /^(?:[#=>:]|[-+](?=[\s+-]|$))/;
const NUMBER_AT_START = /^(\d{1,9})([.)])(?=\s|$)/;
/** Schemes that some renderers turn into links without brackets. `**Data:**` does not match. */
const BARE_SCHEME = /\b(https?|ftp|mailto|xmpp|data|javascript|file):(?=\S)/gi;
const BARE_WWW = /\bwww\./gi;
/** An invisible character. Stops renderers from linking e-mail addresses after they unescape the text. */
const WORD_JOINER = '\u2060';

/** Escapes text as one line of Markdown that shows exactly that text and creates no markup, link, image or HTML. */
export function escapeMarkdown(text: string): string {
  return escapeWithinLine(text).replace(AT_START, '\\$&').replace(NUMBER_AT_START, '$1\\$2');
}

/** Like `escapeMarkdown`, for text that does not begin its line. */
export function escapeWithinLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(ANYWHERE, '\\$&')
    .replace(BARE_SCHEME, '$1\\:')
    .replace(BARE_WWW, (www) => `${www.slice(0, -1)}\\.`)
    .replace(/@/g, `\\@${WORD_JOINER}`);
}
