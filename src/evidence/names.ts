import { sourceHost } from '../domain/evidence.ts';
import { Words } from './find-words.ts';
import { wordsOf } from './normal-text.ts';

const MARKS = /[®™©℠]/g;
/** "Canela, S.L." is Canela. */
const LEGAL_FORM =
  /[\s,]+\(?(?:s\.? ?l\.?(?: ?[ul]\.?)?|s\.? ?a\.?(?: ?u\.?)?|s\.? ?coop\.?|s\.? ?a\.? ?s\.?|s\.? ?r\.? ?l\.?|s\.? ?p\.? ?a\.?|s\.?a\.? de c\.?v\.?|sociedad (?:limitada|an[oó]nima)(?: unipersonal)?|inc(?:orporated)?\.?|ltd\.?|limited|l\.? ?l\.? ?[cp]\.?|plc|corp(?:oration)?\.?|co\.?|company|gmbh|ag|b\.?v\.?|n\.?v\.?|sarl|oy|ab|a\/s|pty\.?|e\.?v\.?)\)?$/i;

/** The letters and digits of a name, without its accents, spaces and legal form: names are compared so. */
export function foldedName(name: string): string {
  let bare = name.replace(MARKS, '').trim();
  // "Canela Co., Ltd."
  for (let form = 0; form < 2; form += 1) bare = bare.replace(LEGAL_FORM, '');
  return wordsOf(bare).join('');
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'a al con de del el en la las los o para por un una unas unos y an and at by for from in of on or the to with'.split(
    ' ',
  ),
);

/** The words of a text without prepositions and articles. */
export function contentWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word));
}

const PHRASE = /^\p{Ll}\S* (?:\p{Ll}\S* ?)+$/u;

/** Whether the words can be a name: "de la" cannot, nor a phrase in small letters ("cada semana") unless the host has it. */
export function isName(name: string, url: string): boolean {
  return contentWordsOf(name).length > 0 && (!PHRASE.test(name) || isNameOfHost(foldedName(name), url));
}

/** `KitchenBox`: a capital after small letters stands only in names. */
export function coinedNamesIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]*\p{Ll}{2}\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
}

/** The end of a sentence or line: no name runs across it. The stop of "St. James" is none. */
const STOP = /[!?…\n]|(?<=\p{L}{4})\.\s/u;

/** A text for finding names in: its words as letters and digits alone. */
export class NameText {
  #folded = '';
  readonly #starts = new Set<number>();
  readonly #ends = new Set<number>();

  constructor(text: string) {
    for (const sentence of text.replace(MARKS, ' ').split(STOP)) {
      for (const word of wordsOf(sentence)) {
        this.#starts.add(this.#folded.length);
        this.#folded += word;
        this.#ends.add(this.#folded.length);
      }
      this.#folded += ' ';
    }
  }

  /** Whether the folded name stands here as whole words. */
  has(name: string): boolean {
    const isWhole = (at: number) => this.#starts.has(at) && this.#ends.has(at + name.length);
    return new Words(name).find(this.#folded, isWhole) !== undefined;
  }
}

/** Shorter names occur in too many hosts by chance. */
const HOST_PART_MIN_LENGTH = 4;

/** Whether a folded name is the host of an address, one of its labels, or the start of one: Glovo of glovoapp.com. */
export function isNameOfHost(name: string, url: string): boolean {
  const labels = sourceHost(url)
    .split('.')
    .map((label) => wordsOf(label).join(''));
  if (name === '') return false;
  if (labels.join('') === name) return true;
  const isStart = (label: string) => name.length >= HOST_PART_MIN_LENGTH && label.startsWith(name);
  return labels
    .slice(0, -1)
    .some((label, index) => label === name || labels.slice(index).join('') === name || isStart(label));
}
