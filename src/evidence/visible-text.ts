/** Elements whose content no reader sees. */
const UNSEEN = /^(?:script|style|template|noscript|head|title|svg|iframe|object|textarea|select)$/;
/** Attributes that hide an element. */
const HIDING =
  /(?:^|[\s"'])hidden(?=[\s=/"'>])|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?!\.?0*[1-9])|font-size\s*:\s*0(?!\.?0*[1-9])|text-indent\s*:\s*-|(?:left|top)\s*:\s*-\d{3}|class\s*=\s*["']?[^"']*(?:visually-hidden|sr-only|screen-reader)/i;
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const CELL = /^t[dh]$/;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;
/** An element's name in HTML, or any name of three to ten letters; `<3` and `<5€>` are text. */
const TAG_NAME =
  /^\/?(?:[abipqsu]|em|h[1-6r]|[bt][rdh]|[duo]l|d[dt]|li|t(?:able|body|foot|head|ime|itle|emplate|extarea)|[a-z]{3,10})(?=[\s/>])/i;
const COMMENT = /<!--[\s\S]*?(?:--!?>|$)/g;
/** In UTF-16 units. How far to search for the end of a tag. */
const TAG_MAX_LENGTH = 1_000;

/**
 * What a reader of the page sees: no tags, comments, hidden elements or `alt` texts of HTML, and nothing that Markdown
 * does not show (images, targets and titles of links, definitions of links). Blocks begin lines; cells are separated by
 * `|`. Takes time linear in the text.
 */
export function visibleText(text: string): string {
  return withoutMarkdown(withoutHtml(text));
}

function withoutHtml(text: string): string {
  if (!text.includes('<')) return text;
  const page = text.replace(COMMENT, '');
  let seen = '';
  let from = 0;
  /** The open hidden element, and how many elements of its name are open, itself included. */
  let hidden: { name: string; depth: number } | undefined;
  for (let at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at + 1)) {
    const [match] = TAG_NAME.exec(page.slice(at + 1, at + 20)) ?? [];
    const end = match === undefined ? -1 : tagEnd(page, at);
    if (match === undefined || end < 0) continue;
    const isClosing = match.startsWith('/');
    const name = match.replace('/', '').toLowerCase();
    if (!hidden) seen += page.slice(from, at);
    from = end;
    if (hidden) {
      if (name === hidden.name) hidden.depth += isClosing ? -1 : 1;
      if (hidden.depth === 0) hidden = undefined;
    } else if (!isClosing && !VOID.test(name) && (UNSEEN.test(name) || HIDING.test(page.slice(at, end)))) {
      hidden = { name, depth: 1 };
    } else if (CELL.test(name)) seen += isClosing ? '' : ' | ';
    else if (!INLINE.test(name)) seen += '\n';
    at = end - 1;
  }
  return hidden ? seen : seen + page.slice(from);
}

/** The place after the tag that begins at `at`; `>` within quotation marks does not end it. -1 if the tag has no end. */
function tagEnd(page: string, at: number): number {
  const tag = page.slice(at, at + TAG_MAX_LENGTH);
  const end = TAG.exec(tag)?.[0].length ?? tag.indexOf('>') + 1;
  return end === 0 ? -1 : at + end;
}
const TAG = /^<(?:=\s*"[^"]*"|=\s*'[^']*'|[^<>])*>/;

/** The text of a link, which may contain brackets. */
const LABEL = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]`;
/** The target of a link with its title, even across a line end. */
const TARGET = String.raw`\(\s*(?:<[^<>]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)`;
const IMAGE = new RegExp(`!${LABEL}(?:${TARGET}|\\[[^[\\]]*\\])`, 'g');
const LINK = new RegExp(`${LABEL}${TARGET}`, 'g');
/** `[text][label]`; `[1][2]` are notes. */
const REFERENCE = /\[((?!\d+\])[^[\]]+)\]\[[^[\]]*\]/g;
/** `[label]: target "title"`; `[^1]:` is a note that readers see. */
const DEFINITION =
  /^ {0,3}\[(?!\^)[^[\]]+\]:\s*(?:<[^<>\n]*>|\S+)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[^\S\n]*$/gm;

const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_]{1,3})(?=\S)([^*_\n]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

function withoutMarkdown(text: string): string {
  const plain = text.replace(EMPHASIS, '$2');
  if (!plain.includes(']')) return plain;
  return plain.replace(DEFINITION, '').replace(IMAGE, '').replace(LINK, '$1').replace(REFERENCE, '$1');
}
