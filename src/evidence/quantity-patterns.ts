import { DENOMINATORS, MONEY, SCALES, SMALL_NUMBERS, UNITS, VAGUE } from './quantity-words.ts';

/** Sources of regular expressions for normal texts without accents. None matches in more than linear time. */

/** Matches one of the words, the longest if several match. */
export function oneOf(words: Iterable<string>): string {
  const escaped = [...words].map((word) => word.replace(/[$/]/g, '\\$&'));
  return `(?:${escaped.sort((a, b) => b.length - a.length).join('|')})`;
}

function wholeWord(words: Iterable<string>): string {
  return `${oneOf(words)}${END}`;
}

function smallNumbers(isMeant: (value: number) => boolean): string {
  return wholeWord([...SMALL_NUMBERS].flatMap(([word, value]) => (isMeant(value) ? [word] : [])));
}

/** The end of a word. */
export const END = '(?![a-z])';
/** Words for the number one, most of which are also articles. */
export const ONE = `(?:un|una|uno|one|an?)${END}`;

const isWord = (name: string) => /[a-z]$/.test(name);
/** `s/` stands only before an amount. */
const units = [...UNITS.keys()].filter((name) => name !== 's/');
/** A currency sign right before a digit belongs to the next number. A single letter is a unit only after digits. */
export const UNIT = `(?:${oneOf(units.filter((name) => !isWord(name)))}(?!(?<=[$€£])\\d)|${wholeWord(
  units.filter((name) => isWord(name) && name.length > 1),
)}|(?<=\\d[ -]?)[ghlmx]${END})`;
export const CURRENCY = oneOf(MONEY);
/** `US$`, `€`, `EUR` before an amount. */
export const CURRENCY_BEFORE = `(?:${oneOf([...MONEY].filter((name) => !/[a-z円元¢]$/.test(name)))}|(?<![a-z])(?:eur|usd|gbp|mxn|ars|cop|clp|brl|chf|cad|aud|rs|inr|jpy|cny)${END}) ?`;

export const SCALE = `(?:${wholeWord([...SCALES.keys()].filter(isWord))}(?:(?<=mill|mio|mrd)\\.)?|[百千万萬億亿兆])`;
export const DENOMINATOR = wholeWord(DENOMINATORS.keys());

/** `1.204,50`, `1 204`, `.5`, `3½`, `1⁄2`, `39e6`. */
export const NUMERAL =
  '(?:(?:\\d+ )?\\d+ ?⁄ ?\\d+|\\d* ?[¼-¾⅐-⅞]|(?:\\d{1,3}(?: \\d{3}(?!\\d))+|\\d+|(?<!\\S)\\.\\d+)(?:[.,"]\\d+)*(?:e\\d+)?)';

const DIGIT = smallNumbers((value) => value < 10);
const TEN = smallNumbers((value) => value >= 20 && value < 100 && value % 10 === 0);
const BELOW_100 = `(?:${TEN}(?:(?: y | and |-| )(?:${DIGIT}|(?:un|una|uno|one)${END}))?|${smallNumbers((value) => value < 100)})`;
const HUNDRED = `(?!(?<=por )ciento)${smallNumbers((value) => value >= 100)}`;
/** Number words that mean "both": "las dos", "the two". */
const BOTH = `(?<=(?:los|las|the) )(?:dos|two)${END}(?! ?(?:${SCALE}|${UNIT}|${DENOMINATOR}))`;
/** Number words below a thousand: "treinta y nueve", "two hundred and ten"; Spanish "once" before what it counts. */
export const SMALL = `(?:(?!${BOTH})(?:${HUNDRED}(?: ${BELOW_100})?|(?:${DIGIT}|one|a) hundred${END}(?: (?:and )?${BELOW_100})?|${BELOW_100})|once(?= ?(?:${SCALE}|${UNIT})))`;

const SOME = wholeWord(VAGUE.keys());
/** "cientos de miles", "thousands". English "miles" is a unit. */
export const THOUSANDS = `(?!miles${END}(?! (?:de|of)))${SOME}(?: (?:de|of) ${SOME}){0,2}`;
/** Scales that are numbers by themselves: "mil clientes". */
export const SCALE_ALONE = `(?:mil|thousand|millon|million|millar|centenar|dozen)${END}`;

/** What a pattern with the flag `y` matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
