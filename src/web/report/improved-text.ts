import { codePointLength, IDEA_MAX_LENGTH, truncateCodePoints } from '../../domain/idea.ts';

const SENTENCE = /[^.!?…\n]+(?:[.!?…]+(?=\s|$)|[.!?…]+\S*)*/g;
const NUMBERS = /\d+(?:[.,]\d+)*/g;

/**
 * The text to start from when an idea is improved: the improved idea, then the author's own sentences with figures that
 * it leaves out, as far as they fit. Customers and proof are the author's to state, and a model may drop them.
 */
export function improvedText(improvedIdea: string, idea: string): string {
  const kept = new Set(improvedIdea.match(NUMBERS));
  const own = (idea.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.match(NUMBERS)?.some((number) => !kept.has(number)));
  let text = truncateCodePoints(improvedIdea, IDEA_MAX_LENGTH);
  for (const [index, sentence] of own.entries()) {
    const longer = `${text}${index === 0 ? '\n\n' : ' '}${sentence}`;
    if (codePointLength(longer) <= IDEA_MAX_LENGTH) text = longer;
  }
  return text;
}
