import { SubstringFinder } from '../text/substring-finder.ts';
import { sourceHost } from './evidence.ts';
import { alternatives, wordsOf } from './text-matching.ts';

const MARKS = /[®™©℠]/g;
/** "Canela, S.L." is Canela. */
const LEGAL_FORM = new RegExp(
  String.raw`[\s,]+\(?${alternatives(String.raw`
s\.? ?l\.?(?: ?[ul]\.?)?|s\.? ?a\.?(?: ?u\.?)?|s\.? ?coop\.?
s\.? ?a\.? ?s\.?|s\.? ?r\.? ?l\.?|s\.? ?p\.? ?a\.?|s\.?a\.? de c\.?v\.?
sociedad (?:limitada|an[oó]nima)(?: unipersonal)?
inc(?:orporated)?\.?|ltd\.?|limited|l\.? ?l\.? ?[cp]\.?|plc|corp(?:oration)?\.?|co\.?|company
gmbh|ag|b\.?v\.?|n\.?v\.?|sarl|oy|ab|a\/s|pty\.?|e\.?v\.?`)}\)?$`,
  'i',
);

/** A name in the form in which names are compared: letters and digits, without accents, spaces and legal form. */
function foldedName(name: string): string {
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

/**
 * Whether a name is in a text or in a host. Prepositions ("de la") are never a name; a phrase in lower case ("cada semana")
 * is a name only if the host has it.
 */
export function isNameIn(name: string, text: string, url: string): boolean {
  const folded = foldedName(name);
  if (isNameOfHost(folded, url)) return true;
  return contentWordsOf(name).length > 0 && !PHRASE.test(name) && hasName(text, folded);
}

/** The end of a sentence or line, which no name crosses. The full stop of "St. James" does not end a sentence. */
const STOP = /[!?…\n]|(?<=\p{L}{4})\.\s/u;

/** Whether a text has a folded name as whole words. */
function hasName(text: string, name: string): boolean {
  let folded = '';
  const starts = new Set<number>();
  const ends = new Set<number>();
  for (const sentence of text.replace(MARKS, ' ').split(STOP)) {
    for (const word of wordsOf(sentence)) {
      starts.add(folded.length);
      folded += word;
      ends.add(folded.length);
    }
    folded += ' ';
  }
  const isWhole = (at: number) => starts.has(at) && ends.has(at + name.length);
  return new SubstringFinder(name).find(folded, isWhole) !== undefined;
}

/** Shorter names are the start of too many hosts by chance. */
const HOST_PART_MIN_LENGTH = 4;

/** Whether a folded name is the URL's host, a label of the host, or the start of a label: Glovo of glovoapp.com. */
function isNameOfHost(name: string, url: string): boolean {
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
