import { matchAt, NUMERAL, ONE, SCALE, SCALE_ALONE, SMALL, THOUSANDS } from './quantity-patterns.ts';
import { SCALES, SMALL_NUMBERS, VAGUE } from './quantity-words.ts';

/** A number without its unit. */
export interface WrittenNumber {
  /** In plain notation, without its scale; a date or version as written. */
  number: string;
  /** The magnitude in words or letters: 1000 of "2 mil". */
  scale: number;
  /** `article`: "un", "one" or "a"; `vague`: "thousands". */
  kind: 'digits' | 'words' | 'article' | 'vague';
  /** The number's end in the text. */
  end: number;
}

const SCALED = `(?<scales>(?:[ -]?${SCALE})*)`;
const AMOUNT = new RegExp(
  `(?:(?<numeral>${NUMERAL})|(?<words>${SMALL})|(?<half>medio|media|half(?: an?)?)(?=[ -]${SCALE})|(?<article>${ONE})|(?=${SCALE_ALONE}))(?<and> and a half)?${SCALED}(?<y> y medi[oa])?|(?<vague>${THOUSANDS})`,
  'y',
);
const REST = new RegExp(` (?:(?:y|and) )?(?<words>${SMALL})${SCALED}`, 'y');

/** Digits or number words with their scales: "3,4 millones", "dos mil trescientas", "half a million", "thousands". */
export function numberAt(text: string, at: number): WrittenNumber | undefined {
  const { 0: found = '', groups } = matchAt(AMOUNT, text, at) ?? {};
  if (!groups) return undefined;
  const { numeral, words, half, article, scales = '', vague } = groups;
  if (vague) return { number: '1', scale: product(vague, VAGUE), kind: 'vague', end: at + found.length };
  const more = groups.and ?? groups.y;
  let scale = product(scales, SCALES);
  let number = numeral ? plainNumeral(numeral) : String(half ? 0.5 : words ? sumOf(words) : 1);
  if (more) number = rounded(Number(number) + 0.5);
  let end = at + found.length;
  // Adds the words after a scale: "trescientas" of "dos mil trescientas".
  for (let room = scale; room > 1 && /^\d+$/.test(number); ) {
    const rest = matchAt(REST, text, end);
    const least = product(rest?.groups?.scales ?? '', SCALES);
    const value = sumOf(rest?.groups?.words ?? '') * least;
    if (!rest || value >= room) break;
    number = rounded(Number(number) * scale + value);
    end += rest[0].length;
    [scale, room] = [1, least];
  }
  const kind = numeral ? 'digits' : article && scale === 1 && !more ? 'article' : 'words';
  return { number, scale, kind, end };
}

/** The value of number words below a thousand. */
export function sumOf(words: string): number {
  return (words.match(/[a-z]+/g) ?? []).reduce((sum, word) => {
    if (word === 'hundred') return sum * 100;
    return sum + (SMALL_NUMBERS.get(word) ?? (word === 'once' ? 11 : /^(?:y|and)$/.test(word) ? 0 : 1));
  }, 0);
}

function product(scales: string, values: ReadonlyMap<string, number>): number {
  return (scales.match(/[a-z]+|[百千万萬億亿兆]/g) ?? []).reduce(
    (all, word) => all * (values.get(word) ?? 1),
    1,
  );
}

/** Reads dots and commas as separators of thousands or decimals: `1.204` and `1,204` are 1204, `1,5` is 1.5. */
export function plainNumeral(written: string): string {
  const spelled = written.replace(/ ?[¼-¾⅐-⅞]/, (sign) => ` ${sign.normalize('NFKC').trim()}`);
  const [, whole = 0, top, bottom] = /^(\d+)? ?\b(\d+) ?⁄ ?(\d+)$/.exec(spelled) ?? [];
  if (bottom !== undefined) return rounded(Number(whole) + Number(top) / Number(bottom));
  const digits = written.replaceAll(' ', '');
  if (/^\d+$/.test(digits)) return digits;
  const [, groups, , decimals] =
    /^([1-9]\d{0,2}([.,"])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/.exec(digits) ?? [];
  if (groups !== undefined) {
    return `${groups.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
  }
  return digits.replace(/^(\d*)[.,](\d+)$/, (_, units, rest) => `${units || 0}.${rest}`);
}

/** With more digits a `Number` is not exact. */
const EXACT_DIGITS = 15;

/** The value with its magnitude: `1204`, `0.5`, `1200000`. */
export function canonical({ number, scale }: Pick<WrittenNumber, 'number' | 'scale'>): string {
  if (/^\d+(?:\.\d+)?$/.test(number) && number.length <= EXACT_DIGITS) return rounded(Number(number) * scale);
  return scale === 1 ? number : `${number}e${scale}`;
}

export function rounded(value: number): string {
  return String(Number(value.toPrecision(EXACT_DIGITS)));
}
