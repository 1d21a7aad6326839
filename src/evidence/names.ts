import { sourceHost } from '../domain/evidence.ts';
import { unitsOfText, Words } from './find-words.ts';
import { lettersAndDigits } from './normal-text.ts';

const MARKS = /[®™©℠]/g;
/** "Canela, S.L." is Canela. */
const LEGAL_FORM =
  /[\s,]+\(?(?:s\.? ?l\.?(?: ?[ul]\.?)?|s\.? ?a\.?(?: ?u\.?)?|s\.? ?coop\.?|s\.? ?a\.? ?s\.?|s\.? ?r\.? ?l\.?|s\.? ?p\.? ?a\.?|s\.?a\.? de c\.?v\.?|sociedad (?:limitada|an[oó]nima)(?: unipersonal)?|inc(?:orporated)?\.?|ltd\.?|limited|l\.? ?l\.? ?[cp]\.?|plc|corp(?:oration)?\.?|co\.?|company|gmbh|ag|b\.?v\.?|n\.?v\.?|sarl|oy|ab|a\/s|pty\.?|e\.?v\.?)\)?$/i;

/** A word, or what no name goes across; "St. James" has a stop inside. */
const WORD_OR_STOP = /[\p{L}\p{M}\p{N}]+|[!?…\n]|(?<=\p{L}{4})\.\s/gu;

/** A text for finding names in: letters and digits alone, without accents, with the edges of its words. */
export class NameText {
  readonly #folded: Uint16Array;
  readonly #starts = new Set<number>();
  readonly #ends = new Set<number>();

  constructor(text: string) {
    let folded = '';
    for (const [word] of text.replace(MARKS, ' ').matchAll(WORD_OR_STOP)) {
      if (/^[\p{L}\p{N}]/u.test(word)) {
        this.#starts.add(folded.length);
        folded += lettersAndDigits(word);
        this.#ends.add(folded.length);
      } else folded += ' ';
    }
    this.#folded = unitsOfText(folded);
  }

  /** Whether the name stands here as whole words, whatever its accents, spaces and legal form. */
  has(name: string): boolean {
    const words = new Words(foldedName(name));
    for (const at of words.placesIn(this.#folded)) {
      if (this.#starts.has(at) && this.#ends.has(at + words.length)) return true;
    }
    return false;
  }
}

/** Shorter names occur in too many hosts by chance. */
const HOST_PART_MIN_LENGTH = 4;

/** Whether a name is the host of an address, one of its labels, or the start of one: Glovo of glovoapp.com. */
export function isNameOfHost(name: string, url: string): boolean {
  const folded = foldedName(name);
  const labels = sourceHost(url).split('.').map(lettersAndDigits);
  if (folded === '') return false;
  if (labels.join('') === folded) return true;
  return labels
    .slice(0, -1)
    .some(
      (label, index) =>
        label === folded ||
        labels.slice(index).join('') === folded ||
        (folded.length >= HOST_PART_MIN_LENGTH && label.startsWith(folded)),
    );
}

function foldedName(name: string): string {
  let bare = name.replace(MARKS, '').trim();
  // "Canela Co., Ltd."
  for (let form = 0; form < 2; form += 1) bare = bare.replace(LEGAL_FORM, '');
  return lettersAndDigits(bare);
}
