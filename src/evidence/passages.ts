import { withoutAccents } from '../domain/directions.ts';

/** Separates pieces of a page that are not adjacent; Tavily also writes it. No quotation may cross it. */
export const PASSAGE_GAP = '\n[…]\n';

/** UTF-16 units; a longer sentence is cut at a space. */
const PIECE_MAX_LENGTH = 300;
const SENTENCE_START = /(?<=[.!?…]\s)|(?<=\n)/u;
/** Letters that two forms of a word share: precio, precios. */
const STEM = 5;
/** Shorter words are mostly prepositions. */
const WORD_MIN_LENGTH = 3;

/** What of a page to show or keep: the sentences that hold most of the words, in the order of the page. */
export function passagesWith(words: string, text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const wanted = new Set(stemsOf(words));
  const pieces = piecesOf(text);
  const held = pieces.map((piece) => new Set(stemsOf(piece).filter((stem) => wanted.has(stem))).size);
  const worth = pieces.map((piece, index) => {
    const beside = Math.max(held[index - 1] ?? 0, held[index + 1] ?? 0);
    // Prices and counts are what is quoted most.
    return 4 * (held[index] ?? 0) + beside + (/\d/.test(piece) ? 2 : 0);
  });
  const best = pieces.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  const chosen = new Set<number>();
  let left = maxLength;
  for (const index of best) {
    const length = (pieces[index] ?? '').length + PASSAGE_GAP.length;
    if (length > left) continue;
    chosen.add(index);
    left -= length;
  }
  let shown = '';
  pieces.forEach((piece, index) => {
    if (!chosen.has(index)) return;
    const isApart = shown !== '' && !chosen.has(index - 1);
    shown = isApart ? `${shown.trimEnd()}${PASSAGE_GAP}${piece}` : `${shown}${piece}`;
  });
  return shown.trim();
}

/** Sentences and lines, with their spaces: joined they are the text. */
function piecesOf(text: string): string[] {
  return text.split(SENTENCE_START).flatMap((sentence) => {
    const pieces: string[] = [];
    let from = 0;
    while (sentence.length - from > PIECE_MAX_LENGTH) {
      const space = sentence.lastIndexOf(' ', from + PIECE_MAX_LENGTH);
      const end = space > from ? space + 1 : from + PIECE_MAX_LENGTH;
      pieces.push(sentence.slice(from, end));
      from = end;
    }
    return [...pieces, sentence.slice(from)];
  });
}

function stemsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length >= WORD_MIN_LENGTH)
    .map((word) => withoutAccents(word.slice(0, STEM)));
}
