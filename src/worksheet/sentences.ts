import { endsInAbbreviation } from '../text/abbreviations.ts';

/** The whole sentences of a text, word for word, without the space around them. */
export function sentencesOf(text: string): string[] {
  // The segmenter finds no boundary before a small letter or an amount. `A` marks the beginning of a sentence.
  const marked = text.replace(/[^\s\p{Lu}](?<=\p{Ll}{3}[.]\s+.)/gsu, (first) => 'A'.repeat(first.length));
  const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
  const sentences: string[] = [];
  let start = 0;
  for (const { index, segment } of segmenter.segment(marked)) {
    const end = index + segment.length;
    const sentence = text.slice(start, end).trim();
    if (sentence.endsWith('.') && endsInAbbreviation(sentence.slice(0, -1)) && end < text.length) continue;
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
    start = end;
  }
  return sentences;
}
