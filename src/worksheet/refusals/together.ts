import { type Phrases, spansOf } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf } from '../text/read-text.ts';

/** Where something of each of several classes stands close to the others. */
export interface Place {
  span: Span;
  /** What stands there of each class, in the order of the classes. */
  parts: readonly Span[];
  /** All of it in one sentence. */
  oneSentence: boolean;
}

/**
 * Every place where all the classes stand near the first of them, whatever the order of the words.
 * @param reach most characters between the first and each other
 */
export function together(text: ReadText, [first, ...rest]: readonly Phrases[], reach: number): Place[] {
  const places: Place[] = [];
  for (const anchor of first ? spansOf(text, first) : []) {
    const sentence = sentenceOf(text, anchor);
    const parts = [anchor];
    for (const phrases of rest) {
      const near = spansOf(text, phrases)
        .filter((span) => !meet(span, anchor) && gap(span, anchor) < reach)
        .sort(
          (a, b) => Number(meet(b, sentence)) - Number(meet(a, sentence)) || gap(a, anchor) - gap(b, anchor),
        )[0];
      if (near) parts.push(near);
    }
    if (parts.length <= rest.length) continue;
    places.push({
      parts,
      span: {
        start: Math.min(...parts.map(({ start }) => start)),
        end: Math.max(...parts.map(({ end }) => end)),
      },
      oneSentence: parts.every((part) => meet(part, sentence)),
    });
  }
  return places;
}

export function meet(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Characters between two stretches, 0 where they touch. */
export function gap(a: Span, b: Span): number {
  return Math.max(a.start - b.end, b.start - a.end, 0);
}
