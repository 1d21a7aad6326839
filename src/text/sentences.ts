import { endsInAbbreviation } from './abbreviations.ts';

interface Sentence {
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
/** What precedes a sentence but is not part of it: space, bullets, numbers of items, Markdown, borders of cells. */
const LEAD = /^(?:\s+|[-*+•·–—▪◦●✓✔#>|]+\s+|\d{1,2}[.)]\s+)*/u;
/** In UTF-16 units. Bounds the time for a text of bullets or initials. */
const LEAD_MAX_LENGTH = 40;
const GAP = /\[ ?(?:…|\.{3}) ?\]/g;

/** The whole sentences and lines of a text, in order. */
export function sentencesIn(text: string): Sentence[] {
  const marked = text
    .replace(GAP, (gap) => '\n'.repeat(gap.length))
    // The segmenter finds no boundary before a lower-case letter or an amount, but before the `A` that replaces it.
    .replace(/[^\s\p{Lu}](?<=\p{Ll}{3}[.]\s+.)/gsu, (first) => 'A'.repeat(first.length));
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index, segment } of segmenter.segment(marked)) {
    const after = index + segment.length;
    const start =
      from + (LEAD.exec(marked.slice(from, Math.min(after, from + LEAD_MAX_LENGTH)))?.[0].length ?? 0);
    const end = index + segment.replace(/[\s|]+$/, '').length;
    const last = text.slice(Math.max(start, end - LEAD_MAX_LENGTH), end);
    const isOpen = last.endsWith('.') && endsInAbbreviation(last.slice(0, -1));
    const isNumber = /^\d{1,2}[.)]$/.test(last);
    if (after < text.length && (isOpen || isNumber) && !segment.endsWith('\n')) continue;
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) sentences.push({ start, end });
    from = after;
  }
  return sentences;
}

export function sentencesOf(text: string): string[] {
  return sentencesIn(text).map(({ start, end }) => text.slice(start, end));
}
