import { codePointLength, truncateCodePoints } from '../../domain/idea.ts';

export interface Fitted {
  text: string;
  /** Where the caret belongs, in UTF-16 units. */
  caret: number;
  /** Code points of the insertion that found no room. */
  lost: number;
}

/**
 * What remains of an edit when the result may hold `max` code points: the inserted part is cut, never the text
 * that was there, wherever in it the insertion was made.
 */
export function fitInsertion(before: string, after: string, max: number): Fitted {
  const over = codePointLength(after) - max;
  if (over <= 0) return { text: after, caret: after.length, lost: 0 };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  // Never between the halves of a surrogate pair, here and at the end.
  if (isLowSurrogate(after, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isLowSurrogate(after, after.length - end)) end -= 1;
  const inserted = after.slice(start, after.length - end);
  const kept = truncateCodePoints(inserted, Math.max(0, codePointLength(inserted) - over));
  const tail = after.slice(after.length - end);
  // Only a text that was too long already still does not fit; then its end goes.
  const text = truncateCodePoints(after.slice(0, start) + kept + tail, max);
  return { text, caret: Math.min(start + kept.length, text.length), lost: over };
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
