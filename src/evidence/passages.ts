import { withoutAccents } from '../domain/text-matching.ts';
import { sentencesIn } from './sentences.ts';

/** Separates pieces of a page that are not adjacent; Tavily also writes it. No quotation may cross it. */
export const PASSAGE_GAP = '\n[…]\n';

/** In UTF-16 units. A longer sentence is cut at a space; a shorter sentence is joined with the next. */
const [PIECE_MIN_LENGTH, PIECE_MAX_LENGTH] = [40, 300];
/** Words with the same first letters count as one word: precio, precios. */
const STEM = 5;
/** Shorter words are mostly prepositions. */
const WORD_MIN_LENGTH = 3;

/** Shortens a page to the sentences that have most of the words, in the order of the page. */
export function passagesWith(words: string, text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const wanted = beginningsOf(words);
  const pieces = piecesOf(text);
  const counts = pieces.map((piece) => new Set(withoutAccents(piece.toLowerCase()).match(wanted)).size);
  const scores = pieces.map((piece, index) => {
    const neighbours = Math.max(counts[index - 1] ?? 0, counts[index + 1] ?? 0);
    // Numbers count extra, because prices and counts are quoted most.
    return 4 * (counts[index] ?? 0) + neighbours + (/\d/.test(piece) ? 2 : 0);
  });
  const best = pieces.map((_, index) => index).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let remaining = maxLength;
  for (const index of best) {
    const length = (pieces[index] ?? '').length + PASSAGE_GAP.length;
    if (length > remaining) continue;
    chosen.add(index);
    remaining -= length;
  }
  let shown = '';
  pieces.forEach((piece, index) => {
    if (!chosen.has(index)) return;
    const isApart = shown !== '' && !chosen.has(index - 1);
    shown = isApart ? `${shown.trimEnd()}${PASSAGE_GAP}${piece}` : `${shown}${piece}`;
  });
  return shown.trim();
}

/** Cuts a text into sentences and lines, and joins short ones. The pieces together are the whole text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  const starts = [0, ...sentencesIn(text).map(({ start }) => start)];
  for (const [index, start] of starts.entries()) {
    piece += text.slice(start, starts[index + 1]);
    if (piece.length < PIECE_MIN_LENGTH) continue;
    let from = 0;
    while (piece.length - from > PIECE_MAX_LENGTH) {
      const space = piece.lastIndexOf(' ', from + PIECE_MAX_LENGTH);
      const end = space > from ? space + 1 : from + PIECE_MAX_LENGTH;
      pieces.push(piece.slice(from, end));
      from = end;
    }
    pieces.push(piece.slice(from));
    piece = '';
  }
  return [...pieces, piece];
}

/** A regular expression for all words that begin like one of the given words. */
function beginningsOf(words: string): RegExp {
  const stems = (withoutAccents(words.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= WORD_MIN_LENGTH)
    .map((word) => (word.length < STEM ? `${word}(?![\\p{L}\\p{N}])` : word.slice(0, STEM)));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(stems)].join('|') || '(?!)'})`, 'gu');
}
