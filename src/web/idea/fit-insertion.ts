import { codePointLength } from '../../domain/idea.ts';

/**
 * Limits a text to `max` code points. Cuts the end of what was just inserted before `caret`, never the text after it.
 * @param caret in UTF-16 units, like the one returned
 * @returns `lost`: how many code points did not fit
 */
export function fitInsertion(text: string, caret: number, max: number) {
  const lost = codePointLength(text) - max;
  if (lost <= 0) return { text, caret, lost: 0 };
  const head = [...text.slice(0, caret)].slice(0, -lost).join('');
  // If the text after the caret is too long by itself, cut its end.
  return { text: [...head, ...text.slice(caret)].slice(0, max).join(''), caret: head.length, lost };
}
