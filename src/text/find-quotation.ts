import { type NormalText, normalise, normalText } from './normal-text.ts';
import { SubstringFinder } from './substring-finder.ts';

/** A part of a text: `[start, end]` in UTF-16 units. */
export type Range = [start: number, end: number];

/** Punctuation around a quotation, which models add or omit. */
const OUTER_PUNCTUATION = /^[\s"([\]]*(?=[^\s"([\]])|[\s".,;:)[\]]*$/g;

/** The words of a quotation in normal form, without punctuation around them. */
export function quotedWords(quote: string): string {
  return normalText(quote).replace(OUTER_PUNCTUATION, '');
}

/** Most places to try for one quotation: a text may repeat one letter a thousand times. */
const PLACES_MAX = 20;

/** A text to find several quotations in. */
export class QuotableText {
  readonly #normal: NormalText;

  /** @param most how many UTF-16 units of the normal form to read, because normalising makes a text of ligatures longer */
  constructor(text: string, most?: number) {
    this.#normal = normalise(text, most);
  }

  /**
   * The range of the words in the text as given: the first place that cuts no word and no number, else the first place
   * of all, widened to whole words and numbers.
   */
  find(words: SubstringFinder): Range | undefined {
    const { text, range } = this.#normal;
    let first: number | undefined;
    let places = 0;
    const uncut = words.find(text, (at) => {
      first ??= at;
      places += 1;
      return places > PLACES_MAX || (!isCut(text, at) && !isCut(text, at + words.length));
    });
    let start = places > PLACES_MAX ? first : (uncut ?? first);
    if (start === undefined) return undefined;
    let end = start + words.length;
    while (isCut(text, start)) start -= 1;
    while (isCut(text, end)) end += 1;
    return range(start, end);
  }
}

/**
 * The range of a quotation in a text: `[start, end]` in UTF-16 units of the text as given, so that
 * `text.slice(start, end)` are the text's own characters. Spaces, line breaks, capitals, quotation marks, dashes,
 * compatibility forms of characters, Markdown emphasis and punctuation around the quotation may differ; words may not.
 * `undefined` if the text does not contain the quotation. Takes time linear in both.
 */
export function findQuotation(text: string, quote: string): Range | undefined {
  return new QuotableText(text).find(new SubstringFinder(quotedWords(quote)));
}

/** Letters of scripts with spaces between words; other scripts have no edges of words. */
const WORD =
  /[\p{N}\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARK = /\p{M}/u;

/** Whether a place in a normal text is inside a word or a number: before the `5` of `12.5`. */
function isCut(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (MARK.test(after) || (WORD.test(before) && WORD.test(after))) return true;
  const isDigit = (index: number) => /\d/.test(text.charAt(index));
  const isPoint = /[.,]/;
  return (
    (isPoint.test(before) && isDigit(at - 2) && isDigit(at)) ||
    (isPoint.test(after) && isDigit(at - 1) && isDigit(at + 1))
  );
}
