import { endsInAbbreviation } from './abbreviations.ts';

/** A range in UTF-16 units. */
interface Sentence {
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
/** What is no part of the sentence after it: space, bullets, numbers of items, Markdown, borders of cells. */
const LEAD = /^(?:\s+|[-*+•·–—▪◦●✓✔#>|]+\s+|\d{1,2}[.)]\s+)*/u;
/** Stands where words were left out. */
const GAP = /\[ ?(?:…|\.{3}) ?\]/g;

/** The whole sentences and lines of a text, in order. */
export function sentencesIn(text: string): Sentence[] {
  const marked = text
    .replace(GAP, (gap) => '\n'.repeat(gap.length))
    // The segmenter finds no boundary before a small letter or an amount. `A` marks the beginning of a sentence.
    .replace(/[^\s\p{Lu}](?<=\p{Ll}{3}[.]\s+.)/gsu, (first) => 'A'.repeat(first.length));
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { index, segment } of segmenter.segment(marked)) {
    const after = index + segment.length;
    const start = from + (LEAD.exec(marked.slice(from, after))?.[0].length ?? 0);
    const end = from + marked.slice(from, after).replace(/[\s|]+$/, '').length;
    const sentence = text.slice(start, end);
    const isOpen = sentence.endsWith('.') && endsInAbbreviation(sentence.slice(0, -1));
    if (after < text.length && (isOpen || /^\d{1,2}[.)]$/.test(sentence)) && !segment.endsWith('\n'))
      continue;
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push({ start, end });
    from = after;
  }
  return sentences;
}

/** The whole sentences of a text, word for word. */
export function sentencesOf(text: string): string[] {
  return sentencesIn(text).map(({ start, end }) => text.slice(start, end));
}
