/** Tags that only change the look of a text. */
const INLINE: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'mark']);
/** Tags that begin or end a line. */
const BLOCK: ReadonlySet<string> = new Set(['p', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4']);
const TAG = /<(\/?)([a-z][a-z0-9]{0,9})(?:\s[^<>]{0,200}|\s?\/)?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
/** Letters with a mark are a letter and the mark's name: `&iacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', pound: '£' },
  ...{ iquest: '¿', iexcl: '¡', laquo: '«', raquo: '»', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', ordm: 'º', ordf: 'ª' },
};

/**
 * Turns HTML that a model wrote into plain text with line breaks. A tag that is never closed stays, because the text is then
 * about the tag. Tags that do not format text stay too. `visibleText` handles web pages instead.
 */
export function withoutHtml(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const closed = new Set(Array.from(text.matchAll(/<\/([a-z][a-z0-9]{0,9})>/gi), ([, name]) => lower(name)));
  let number: number | undefined;
  const plain = text.replace(TAG, (whole: string, slash: string, written: string) => {
    const name = lower(written);
    if (name === 'br') return '\n';
    if (!closed.has(name)) return whole;
    if (INLINE.has(name)) return '';
    if (name === 'ol') number = slash ? undefined : 0;
    if (BLOCK.has(name)) return '\n';
    if (name !== 'li') return whole;
    if (slash) return '';
    if (number === undefined) return '\n- ';
    number += 1;
    return `\n${number}. `;
  });
  const laidOut = plain === text ? text : plain.replace(/\n\s*\n/g, '\n').trim();
  return laidOut.replace(ENTITY, character);
}

function character(whole: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  const mark = MARKS[name.slice(1)];
  return NAMED[name] ?? (mark === undefined ? whole : `${name[0]}${mark}`.normalize('NFC'));
}

function lower(name = ''): string {
  return name.toLowerCase();
}
