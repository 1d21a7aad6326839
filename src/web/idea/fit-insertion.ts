import { codePointLength } from '../../domain/idea.ts';

interface FittedText {
  text: string;
  /** Position of the caret at the end of the insertion, in UTF-16 units. */
  caret: number;
  /** How many code points of the insertion did not fit. */
  lost: number;
}

/**
 * Limits the text `after` an edit to `max` code points. Cuts the end of what the edit inserted, never the text that was
 * there `before`.
 */
export function fitInsertion(before: string, after: string, max: number): FittedText {
  const lost = codePointLength(after) - max;
  if (lost <= 0) return { text: after, caret: after.length, lost: 0 };
  const [original, edited] = [[...before], [...after]];
  const shorterLength = Math.min(original.length, edited.length);
  let commonStart = 0;
  while (commonStart < shorterLength && original[commonStart] === edited[commonStart]) commonStart += 1;
  let commonEnd = 0;
  while (commonEnd < shorterLength - commonStart && original.at(-1 - commonEnd) === edited.at(-1 - commonEnd))
    commonEnd += 1;
  const tail = edited.length - commonEnd;
  const head = edited.slice(0, Math.max(commonStart, tail - lost));
  // If the text was already too long, cut its end.
  const text = [...head, ...edited.slice(tail)].slice(0, max).join('');
  return { text, caret: Math.min(head.join('').length, text.length), lost };
}
