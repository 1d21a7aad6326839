import { codePointLength } from '../../domain/idea.ts';

interface Fitted {
  text: string;
  /** Position of the caret at the end of the insertion, in UTF-16 units. */
  caret: number;
  /** Code points of the insertion that did not fit. */
  lost: number;
}

/**
 * Limits the text `after` an edit to `max` code points. Cuts the end of what the edit inserted, never the text that was
 * there `before`.
 */
export function fitInsertion(before: string, after: string, max: number): Fitted {
  const lost = codePointLength(after) - max;
  if (lost <= 0) return { text: after, caret: after.length, lost: 0 };
  const [old, edited] = [[...before], [...after]];
  const shorter = Math.min(old.length, edited.length);
  let start = 0;
  while (start < shorter && old[start] === edited[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === edited.at(-1 - end)) end += 1;
  const tail = edited.length - end;
  const head = edited.slice(0, Math.max(start, tail - lost));
  // If the text was already too long, cut its end.
  const text = [...head, ...edited.slice(tail)].slice(0, max).join('');
  return { text, caret: Math.min(head.join('').length, text.length), lost };
}
