import { clauseOf, type ReadText, type Span } from './read-text.ts';

/** Longest quotation in a report, in UTF-16 units: enough to recognise the place, short enough to read on. */
const QUOTE_MAX_LENGTH = 80;

/** The words around a span as they were typed, cut at word ends, for quoting back. */
export function quote(text: ReadText, span: Span): string {
  const clause = clauseOf(text, span);
  let { start } = clause;
  let end = Math.max(clause.end, span.end);
  if (end - start > QUOTE_MAX_LENGTH) {
    const room = Math.max(0, QUOTE_MAX_LENGTH - (span.end - span.start));
    start = Math.max(start, span.start - Math.floor(room / 3));
    end = Math.min(end, start + QUOTE_MAX_LENGTH);
    while (start > clause.start && /\S/.test(text.folded.charAt(start - 1))) start += 1;
    if (start > span.start) start = span.start;
    while (end < clause.end && end > start + 10 && /\S/.test(text.folded.charAt(end))) end -= 1;
  }
  const words = tidyQuote(text.typed.slice(start, end));
  return end < clause.end && words ? `${words}…` : words;
}

function tidyQuote(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^\s?(?:and|but|or|so|because|which|then|y|e|o|pero|porque|que|pues)\s/i, '')
    .replace(/^[\s,;:.\-–—«"'()]+|[\s,;:.\-–—»"'(¿¡]+$/g, '')
    .trim();
}
