import { codePointLength, truncateCodePoints } from '../../domain/idea.ts';

export interface Fitted {
  text: string;
  /** Where the caret belongs, in UTF-16 units. */
  caret: number;
  /** Code points of the insertion that did not fit. */
  lost: number;
}

/** Limits an edited text to `max` code points. Cuts the end of the inserted part, never the existing text. */
export function fitInsertion(before: string, after: string, max: number): Fitted {
  const over = codePointLength(after) - max;
  if (over <= 0) return { text: after, caret: after.length, lost: 0 };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  // Never split a surrogate pair, here or at the end.
  if (isLowSurrogate(after, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isLowSurrogate(after, after.length - end)) end -= 1;
  const inserted = after.slice(start, after.length - end);
  const kept = truncateCodePoints(inserted, Math.max(0, codePointLength(inserted) - over));
  const tail = after.slice(after.length - end);
  // If the text was already too long, cut its end.
  const text = truncateCodePoints(after.slice(0, start) + kept + tail, max);
  return { text, caret: Math.min(start + kept.length, text.length), lost: over };
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
