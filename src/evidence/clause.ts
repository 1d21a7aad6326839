import { endsInAbbreviation } from '../text/abbreviations.ts';
import type { Mark } from '../text/citation-marks.ts';

/** The part of a block that a mark stands for, and what precedes it in the sentence. */
export interface Clause {
  /** From the last mark, sentence end, semicolon, colon, dash, cell or open bracket to the mark. */
  text: string;
  /** From the start of the sentence, or from the last mark, to the clause. */
  before: string;
  /** Whether the clause begins the sentence, so that a capital letter says nothing. */
  beginsSentence: boolean;
}

/** In UTF-16 units. Bounds the time for a clause of many numbers. */
const CLAUSE_MAX_LENGTH = 600;
const SENTENCE_END = /[.!?…]["'”»)*_]*\s+/g;
const BREAK = /[;|]|:(?!\d)|(?<!\d)[—–]|[—–](?!\d)|\s-\s/g;

/** @param from the end of the mark before, or 0 */
export function clauseOf(block: string, from: number, mark: Mark): Clause {
  // "… 40 €. [2]": the mark belongs to the sentence that has ended.
  const part = block
    .slice(Math.max(from, mark.start - CLAUSE_MAX_LENGTH), mark.start)
    .replace(/[\s.,;:!?…"'”»*_|–—-]+$/, '');
  const line = part.slice(part.lastIndexOf('\n') + 1).replace(/^[\s>#*+•|-]*(?:\d{1,2}[.)]\s+)?/, '');
  let sentenceStart = 0;
  for (const { 0: end, index } of line.matchAll(SENTENCE_END)) {
    const isEnd = end[0] !== '.' || !endsInAbbreviation(line.slice(Math.max(0, index - 12), index));
    if (isEnd) sentenceStart = index + end.length;
  }
  const sentence = line.slice(sentenceStart);
  const clauseStart = Math.max(
    openBracket(sentence),
    ...Array.from(sentence.matchAll(BREAK), ({ 0: sign, index }) => index + sign.length),
  );
  return {
    text: sentence.slice(clauseStart),
    before: sentence.slice(0, clauseStart),
    beginsSentence: clauseStart === 0,
  };
}

/** The place after the last bracket that is not closed; 0 without one. */
function openBracket(text: string): number {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    if (sign === '(') open.push(index + 1);
    else open.pop();
  }
  return open.at(-1) ?? 0;
}
