/** Digits with a point or a comma as the decimal sign, and with points, commas, spaces or apostrophes between thousands. */
const DIGITS = /\.\d+|\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;
const SCALE = /^\s?(k|mil|thousand|mill[oó]n(?:es)?|millions?)(?!\p{L})/iu;
/** A minus sign before the digits. Between two numbers the sign is a dash. */
const MINUS = /(?<![\d€$£%]\s?)[-−]$/;

/**
 * The numbers in a text, in both number formats: "1.500,5 €" and "1,500.5". A single sign before exactly three digits
 * separates thousands ("1.500"), because nobody writes prices with three decimals.
 * @returns `undefined` if a number is not well formed
 */
export function numbersIn(text: string): number[] | undefined {
  const numbers = [...text.matchAll(DIGITS)].map(({ index, 0: written }) => {
    const number = parseDigits(written.replace(/[ \u00A0\u202F'’]/g, ''));
    if (number === undefined) return undefined;
    const scale = SCALE.exec(text.slice(index + written.length))?.[1];
    return (MINUS.test(text.slice(0, index)) ? -1 : 1) * number * scaleOf(scale);
  });
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/**
 * The number in a cell, a field or an option, with a point or a comma as the decimal sign: "20", "-2,5", ".05".
 * @returns `undefined` for anything else
 */
export function decimalIn(text: string): number | undefined {
  const typed = text.trim();
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(typed)
    ? finite(Number(typed.replace(',', '.')))
    : undefined;
}

function scaleOf(word: string | undefined): number {
  if (word === undefined) return 1;
  return /^mill/i.test(word) ? 1e6 : 1000;
}

function parseDigits(digits: string): number | undefined {
  const signs = digits.replace(/\d/g, '');
  if (signs === '') return finite(Number(digits));
  const [decimal, isGrouped] = decimalSign(digits, signs);
  const end = decimal === undefined ? digits.length : digits.lastIndexOf(decimal);
  const [whole, fraction] = [digits.slice(0, end), digits.slice(end + 1)];
  if (isGrouped && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  return finite(Number(`${whole.replace(/[.,]/g, '') || '0'}.${fraction || '0'}`));
}

function finite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined;
}

/** The decimal sign, if there is one, and whether the other sign separates thousands. */
function decimalSign(digits: string, signs: string): [sign: string | undefined, isGrouped: boolean] {
  const last = signs.at(-1) as string;
  if (new Set(signs).size === 2) return [last, true];
  if (signs.length > 1) return [undefined, true];
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? [undefined, true] : [last, false];
}
