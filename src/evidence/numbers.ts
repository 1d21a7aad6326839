/** A number in a text: its value, its unit and its position. */
export interface TextNumber {
  /** Canonical: `1204`, `0.5`, `1200000`; a date or version as it is written, `1.2.2024`. */
  value: string;
  unit: 'percent' | 'eur' | 'usd' | 'gbp' | undefined;
  start: number;
  /** After scale and percent sign, if any. */
  end: number;
}

/**
 * Digits with their separators, in Spanish and English notation: `1.204,50`, `1,204.50`, `1 204`, `1'204`, `.5`. In
 * `normalText` every apostrophe is `"`.
 */
const DIGITS = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|(?<![\p{L}\p{N}.,])\.\d+|\d+(?:[.,"]\d+)*/gu;

/** Powers of ten by the word after a number. Spanish "billón" is a million millions. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/ ?(?:mil millones|billions?|bn)(?![\p{L}\p{N}])/uy, 1e9],
  [/[ -]?(?:mill[oó]n|millones|millions?)(?![\p{L}\p{N}])/uy, 1e6],
  [/ ?(?:bill[oó]n|billones|trillions?)(?![\p{L}\p{N}])/uy, 1e12],
  [/[ -]?(?:mil|thousand)(?![\p{L}\p{N}])/uy, 1e3],
  [/k(?![\p{L}\p{N}])/uy, 1e3],
  [/m(?![\p{L}\p{N}])/uy, 1e6],
];
const PERCENT = / ?(?:%|percent|per cent|por ciento|por cien|pct)(?![\p{L}\p{N}])/uy;
const CURRENCY_AFTER: readonly (readonly [RegExp, TextNumber['unit']])[] = [
  [/ ?(?:€|euros?|eur)(?![\p{L}\p{N}])/uy, 'eur'],
  [/ ?(?:us\$|usd|\$|d[oó]lares|dollars?)(?![\p{L}\p{N}])/uy, 'usd'],
  [/ ?(?:£|gbp|libras|pounds?)(?![\p{L}\p{N}])/uy, 'gbp'],
];
const CURRENCY_BEFORE: readonly (readonly [RegExp, TextNumber['unit']])[] = [
  [/(?:€|\beur) ?$/u, 'eur'],
  [/(?:\$|\busd) ?$/u, 'usd'],
  [/(?:£|\bgbp) ?$/u, 'gbp'],
];
/** What joins the ends of a range: "9-12 %", "9 a 12 millones", "between 9 and 12 %". */
const RANGE = /^ ?(?:-|a|to|y|and|o|or|\/) ?$/;
/** Beyond these a `Number` is no longer exact. */
const EXACT_DIGITS = 15;

/**
 * The numbers of a normalised text. Digits inside a word (`b2b`) do not count; the first number of a range has the scale
 * and unit of the second.
 */
export function numbersIn(text: string): TextNumber[] {
  const numbers: (TextNumber & { digits: string; scale: number })[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const start = match.index;
    let end = start + match[0].length;
    if (isLetter(text[start - 1]) && isLetter(text[end])) continue;
    let scale = 1;
    for (const [word, factor] of SCALES) {
      const after = endOf(word, text, end);
      if (after === undefined) continue;
      scale = factor;
      end = after;
      break;
    }
    const percent = endOf(PERCENT, text, end);
    const unit = percent === undefined ? currencyOf(text, start, end) : 'percent';
    end = percent ?? end;
    numbers.push({ digits: match[0], scale, value: '', unit, start, end });
  }
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    const number = numbers[index];
    const next = numbers[index + 1];
    if (number && next && RANGE.test(text.slice(number.end, next.start))) {
      if (number.scale === 1) number.scale = next.scale;
      number.unit ??= next.unit;
    }
  }
  return numbers.map(({ digits, scale, unit, start, end }) => ({
    value: canonical(digits, scale),
    unit,
    start,
    end,
  }));
}

/** Whether a claimed number equals one in a source: 9 is not 39, 9 % is not 9, 9 € is not $9. */
export function isSameNumber(claimed: TextNumber, found: TextNumber): boolean {
  if (claimed.value !== found.value) return false;
  if (claimed.unit === undefined || claimed.unit === found.unit) return true;
  return claimed.unit !== 'percent' && found.unit === undefined;
}

/** Dots and commas are decimal or thousands separators by position: `1.204` and `1,204` are 1204, `1,5` is 1.5. */
function canonical(written: string, scale: number): string {
  const digits = written.replaceAll(' ', '');
  const parts = digits.split(/[.,"]/);
  const separators = digits.replace(/\d/g, '');
  const [first = '', ...rest] = parts;
  const grouped = (groups: readonly string[]) =>
    /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);
  let plain: string | undefined;
  if (separators === '') plain = digits;
  else if (new Set(separators).size === 1 && grouped(rest)) plain = parts.join('');
  else if (separators.length === 1 && separators !== '"') plain = `${first || '0'}.${rest[0]}`;
  else if (isDecimalAfterGroups(separators) && grouped(rest.slice(0, -1))) {
    plain = `${parts.slice(0, -1).join('')}.${rest.at(-1)}`;
  }
  if (plain === undefined || plain.length > EXACT_DIGITS)
    return `${plain ?? digits}${scale === 1 ? '' : `e${scale}`}`;
  return String(Number((Number(plain) * scale).toPrecision(EXACT_DIGITS)));
}

/** `.,` of 1.204,50 or `,,.` of 1,204,000.50. */
function isDecimalAfterGroups(separators: string): boolean {
  const last = separators.at(-1);
  return separators.length > 1 && new Set(separators.slice(0, -1)).size === 1 && separators[0] !== last;
}

function currencyOf(text: string, start: number, end: number): TextNumber['unit'] {
  const before = text.slice(Math.max(0, start - 5), start);
  return (
    CURRENCY_AFTER.find(([word]) => endOf(word, text, end) !== undefined)?.[1] ??
    CURRENCY_BEFORE.find(([word]) => word.test(before))?.[1]
  );
}

/** End of a match of a sticky pattern at `at`. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
