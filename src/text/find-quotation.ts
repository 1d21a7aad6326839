/** A part of a text: `[start, end]` in UTF-16 units. */
export type Range = [start: number, end: number];

/** A letter of a script without spaces between words; a word or a number with its signs; a symbol. */
const PART =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}\p{M}\p{Cf}])+(?:(?<=\p{Nd})[.,]\p{Nd}+)*|\p{S}/gu;
/** Symbols that count as punctuation: accents, backticks and borders of cells. */
const NO_SYMBOL = /^[`´|]$/;

interface Part {
  text: string;
  start: number;
  end: number;
}

function partsOf(text: string): Part[] {
  return Array.from(text.matchAll(PART), ({ 0: written, index }) => ({
    text: written
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
    start: index,
    end: index + written.length,
  })).filter(({ text: part }) => part !== '' && !NO_SYMBOL.test(part));
}

/**
 * The range of a quotation in a text, so that `text.slice(start, end)` are the text's own characters. Words, numbers and
 * symbols must be the same and in the same order; spaces, capitals, punctuation, invisible characters, Markdown emphasis
 * and compatibility forms may differ. If a quotation begins or ends within a word or number, the range includes all of
 * it; a place where the quotation cuts no word is preferred. `undefined` if the text does not contain the quotation.
 */
export function findQuotation(text: string, quote: string): Range | undefined {
  const [parts, words] = [partsOf(text), partsOf(quote)];
  if (words.length === 0) return undefined;
  const last = words.length - 1;
  const isAt = (at: number, isSame: (part: string, word: string, index: number) => boolean) =>
    words.every((word, index) => isSame(parts[at + index]?.text ?? '', word.text, index));
  const placeOf = (isSame: Parameters<typeof isAt>[1]) => parts.findIndex((_, at) => isAt(at, isSame));
  const whole = placeOf((part, word) => part === word);
  const at =
    whole >= 0
      ? whole
      : placeOf((part, word, index) => {
          if (index > 0 && index < last) return part === word;
          if (last === 0) return part.includes(word);
          return index === 0 ? part.endsWith(word) : part.startsWith(word);
        });
  const [first, end] = [parts[at], parts[at + last]];
  return first && end && [first.start, end.end];
}
