/** In code points, as typed. */
export const IDEA_MAX_LENGTH = 1000;
/** In code points, after trimming. */
export const IDEA_MIN_LENGTH = 50;

/** Limit of `results`, which has all findings and notes of a thread. In code points, after trimming. */
export const RESULTS_MAX_LENGTH = 4000;

/** The length in code points, for page and server. A character outside the BMP counts as one. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The first `length` code points of `text`, for a field with a limit; never half a surrogate pair. */
export function truncateCodePoints(text: string, length: number): string {
  if (text.length <= length) return text;
  return Array.from(text).slice(0, length).join('');
}

/** Why an idea cannot be analyzed; `undefined` if it can. For the page's button and the server. */
export function ideaLengthProblem(idea: string): 'idea_too_short' | 'idea_too_long' | undefined {
  if (codePointLength(idea) > IDEA_MAX_LENGTH) return 'idea_too_long';
  if (codePointLength(idea.trim()) < IDEA_MIN_LENGTH) return 'idea_too_short';
  return undefined;
}
