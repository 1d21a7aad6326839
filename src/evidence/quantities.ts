import { canonical, numberAt, rounded, sumOf, type WrittenNumber } from './numbers.ts';
import {
  CURRENCY,
  CURRENCY_BEFORE,
  DENOMINATOR,
  END,
  matchAt,
  ONE,
  oneOf,
  SCALE,
  SCALE_ALONE,
  SMALL,
  THOUSANDS,
  UNIT,
} from './quantity-patterns.ts';
import { DENOMINATORS, FACTORS, isStrict, LETTER_SCALES, MONEY, SCALES, UNITS } from './quantity-words.ts';
import { type Period, type Rate, ratesIn } from './rates.ts';

/** A number in a text with its magnitude, unit or currency, limit ("at least") and period ("a month"). */
export interface Quantity {
  /** With its magnitude: `1204`, `0.5`, `1200000`; a date or version as written, `1.2.2024`; "thousands" is `1000`. */
  value: string;
  /** "thousands": that many or more. */
  isVague: boolean;
  /** The possible units; empty for a bare number. A share has `percent`: "nine out of ten" is 90. */
  units: readonly string[];
  /** `least` of "from" and "at least"; `most` of "up to" and "less than". */
  limit: 'least' | 'most' | undefined;
  per: Period | undefined;
  /** The magnitude in words or letters: 1000 of "2 mil". */
  scale: number;
  /** Places in the text, with magnitude and unit; for a number of a range, the places of the range. */
  start: number;
  end: number;
}

/** At most so many quantities of a text are read. A sentence has a few. */
const QUANTITIES_MAX = 40;

/** The quantities and periods of a text. */
export interface Figures {
  quantities: readonly Quantity[];
  /** Also of a rate without a number, such as "monthly". */
  periods: ReadonlySet<Period>;
}

/** The figures of a normal text without accents. */
export function figuresIn(text: string): Figures {
  const rates = ratesIn(text);
  const periods = new Set(rates.map(({ period }) => period));
  return { quantities: addRates(quantitiesIn(text), rates, text), periods };
}

/** Whether the sources have each figure of a claim. A claim with more quantities than are read is not supported. */
export function areSupported(claimed: Figures, found: readonly Figures[]): boolean {
  return (
    claimed.quantities.length < QUANTITIES_MAX &&
    claimed.quantities.every((each) =>
      found.some(({ quantities }) => quantities.some((other) => isSameQuantity(each, other))),
    ) &&
    [...claimed.periods].every((period) => found.some(({ periods }) => periods.has(period)))
  );
}

/** "kilo y medio", "an hour and a half"; not "9 euros y media hora". */
const AND_HALF = ` (?:y medi[oa]|and a half)${END}(?! ?(?:${UNIT}|${SCALE}))`;
const FIRST = new RegExp(
  `(?<!\\d)\\d|[¼-¾⅐-⅞]|(?<!\\S)\\.\\d|${CURRENCY_BEFORE}(?=[\\d.¼-¾⅐-⅞a-z])|(?<![a-z])(?:${[
    SMALL,
    `${ONE}(?=[ -](?!${ONE}))`,
    SCALE_ALONE,
    THOUSANDS,
    `(?:mitad|half|medi[oa])${END}`,
    `(?:la|el|the) (?=${DENOMINATOR})`,
    oneOf(FACTORS.keys()),
    `${UNIT}(?=${AND_HALF})`,
  ].join('|')})`,
  'g',
);

/** The first quantities of a normal text without accents, in digits and in words, without their periods. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  FIRST.lastIndex = 0;
  for (let start = FIRST.exec(text); start && found.length < QUANTITIES_MAX; start = FIRST.exec(text)) {
    const at = start.index;
    const quantity = fractionAt(text, at) ?? shareAt(text, at) ?? factorAt(text, at) ?? measuredAt(text, at);
    if (quantity) found.push(quantity);
    FIRST.lastIndex = quantity?.end ?? at + 1;
  }
  joinRanges(found, text);
  return found;
}

/**
 * Whether a claimed quantity is the same as one in a source: 9 is not 39, 39 M€ not 39 €, 9 % not 9, 9 € not $9, 9 € a month
 * not 9 € a year, "from 9" not "up to 9". Days or kilograms may be left out on one side.
 */
export function isSameQuantity(claimed: Quantity, found: Quantity): boolean {
  if (!hasValue(claimed, found)) return false;
  const isSameUnit =
    claimed.units.some((unit) => found.units.includes(unit)) ||
    (isBare(claimed) && !found.units.some(isStrict)) ||
    (isBare(found) && !claimed.units.some(isStrict));
  if (!isSameUnit) return false;
  if (claimed.limit && found.limit && claimed.limit !== found.limit) return false;
  return !claimed.per || !found.per || claimed.per === found.per;
}

/** Whether the number may have no unit: the 9 of "9 or 12 €". */
function isBare({ units }: Quantity): boolean {
  return units.length === 0 || units.includes('');
}

function hasValue(claimed: Quantity, found: Quantity): boolean {
  if (!claimed.isVague) return claimed.value === found.value && !found.isVague;
  const least = Number(claimed.value);
  const value = Number(found.value);
  if (found.isVague) return value === least;
  return value >= least && value < least * 1000 && !(YEAR.test(found.value) && found.scale === 1);
}

const FRACTION = new RegExp(
  `mitad${END}|half(?= (?:of|the|all|their|its|our|every)${END})|(?:(?:la|el|the) (?<the>${DENOMINATOR})(?= partes?${END})|(?<count>${SMALL})[ -](?<some>${DENOMINATOR})|${ONE}[ -](?<one>${DENOMINATOR})(?= (?:partes?|de|del|of)${END}))(?: partes?${END})?`,
  'y',
);

/** "half of", "two thirds", "la tercera parte". */
function fractionAt(text: string, at: number): Quantity | undefined {
  const { 0: found = '', groups } = matchAt(FRACTION, text, at) ?? {};
  if (found === '') return undefined;
  const parts = DENOMINATORS.get(groups?.the ?? groups?.some ?? groups?.one ?? '') ?? 2;
  const count = groups?.count === undefined ? 1 : sumOf(groups.count);
  return percent((100 * count) / parts, text, at, at + found.length);
}

/** Stands between the part and the whole of a share. */
const OF = /(?:(?: [a-z]+){0,2}? (?<wide>de cada|out of|of every|in every|sobre)| in) /y;
/** The wholes that "in" may name: "one in four". */
const IN_MANY: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 50, 100, 1000]);

/** A share: "nine out of ten", "3 dueños de cada 10", "one in four". "5 in 12 months" is no share. */
function shareAt(text: string, at: number): Quantity | undefined {
  const part = numberAt(text, at);
  const of = part && matchAt(OF, text, part.end);
  const whole = of && numberAt(text, part.end + of[0].length);
  // "cientos de personas sobre 1000" is no exact share.
  if (!whole || part.kind === 'vague' || whole.kind === 'vague') return undefined;
  const [count, all] = [Number(canonical(part)), Number(canonical(whole))];
  const isShare = count < all && (of.groups?.wide || (IN_MANY.has(all) && !unitAt(text, whole.end)));
  return isShare ? percent((100 * count) / all, text, at, whole.end) : undefined;
}

const FACTOR = new RegExp(`(?<![a-z])(${oneOf(FACTORS.keys())})[a-z]*`, 'y');

/** "twice", "se triplicó". */
function factorAt(text: string, at: number): Quantity | undefined {
  const [found = '', word = ''] = matchAt(FACTOR, text, at) ?? [];
  const value = FACTORS.get(word);
  return value === undefined ? undefined : quantity(String(value), ['times'], at, at + found.length);
}

const BEFORE = new RegExp(CURRENCY_BEFORE, 'y');
/** `39k`, `39 M€`, `39 MEUR`; `12 m` and `50 m2` are metres. */
const LETTERS = new RegExp(` ?(M|(?:k|mm?|b)(?=eur|usd|gbp| ?${CURRENCY}))|(?:k|m(?![23])|b)${END}`, 'y');
const LETTERS_OF_MONEY = new RegExp(` ?(?:k|mm?|M|b)${END}`, 'y');
/** `39 €m`, `39 € millones`. */
const SCALE_OF_MONEY = new RegExp(`(?:k|mm?|M|b)${END}| ?${SCALE}`, 'y');

const MORE = new RegExp(AND_HALF, 'y');

/** A number with magnitude and unit. */
function measuredAt(text: string, at: number): Quantity | undefined {
  const [before = ''] = matchAt(BEFORE, text, at) ?? [];
  const from = at + before.length;
  const written = numberAt(text, from) ?? { number: '1', scale: 1, kind: 'article', end: from };
  if (before === '' && isInWord(text, from, written)) return undefined;
  const letters =
    written.kind === 'digits' && matchAt(before ? LETTERS_OF_MONEY : LETTERS, text, written.end);
  if (letters && written.scale === 1) extend(written, letters[0]);
  const unit = unitAt(text, written.end) ?? { name: before.trim(), end: written.end };
  written.end = unit.end;
  const scale = written.scale === 1 && MONEY.has(unit.name) && matchAt(SCALE_OF_MONEY, text, written.end);
  if (scale) extend(written, scale[0]);
  const half = matchAt(MORE, text, written.end);
  if (half) {
    written.number = rounded(Number(written.number) + 0.5);
    written.kind = 'words';
    written.end += half[0].length;
  }
  const units = UNITS.get(unit.name) ?? [];
  // "un peso", "a pound" may be weights.
  if (written.kind === 'article' && (before || !/^(?:eur|usd|cent)$/.test(units.join()))) return undefined;
  return {
    ...quantity(canonical(written), units, at, written.end),
    isVague: written.kind === 'vague',
    scale: written.scale,
    limit: limitBefore(text, at),
  };
}

/** Whether the digits are a part of a word: `b2b`, and the exponent of `m2`. */
function isInWord(text: string, at: number, { kind, end }: WrittenNumber): boolean {
  if (kind !== 'digits' || !/[a-z]/.test(text.charAt(at - 1))) return false;
  return /(?<![a-z])[ckm]?m$/.test(text.slice(Math.max(0, at - 3), at)) || /[a-z]/.test(text.charAt(end));
}

function extend(written: WrittenNumber, scale: string): void {
  const word = scale.trim();
  written.scale = LETTER_SCALES.get(word) ?? SCALES.get(word.replace('.', '')) ?? 1;
  written.end += scale.length;
}

const UNIT_AFTER = new RegExp(`(?:[ -]| (?:de|of) )?(${UNIT})`, 'y');

/** The unit after a number: percent, a currency or a measure. */
function unitAt(text: string, at: number): { name: string; end: number } | undefined {
  const [found, name] = matchAt(UNIT_AFTER, text, at) ?? [];
  return found === undefined || name === undefined ? undefined : { name, end: at + found.length };
}

const LIMIT =
  /(?<![a-z])(no |not |nunca )?(?:(desde|from|a partir de|al menos|at least|minimo|minimum|mas de|more than|over|above|mayor de|supera|exceeds?|starting at)|(hasta|up to|como mucho|como maximo|at most|maximo|maximum|menos de|less than|fewer than|under|below|menor de|no llega a|within))(?: (?:los?|las?|the|un|una|a|unos|unas|el))? ?$/;
const LIMIT_MAX_LENGTH = 32;

/** The limit before a number: "más de 9", "hasta 9", "no more than 9". */
function limitBefore(text: string, at: number): Quantity['limit'] {
  const [, no, least, most] = LIMIT.exec(text.slice(Math.max(0, at - LIMIT_MAX_LENGTH), at)) ?? [];
  if (least === undefined && most === undefined) return undefined;
  return (least === undefined) === (no === undefined) ? 'most' : 'least';
}

function percent(value: number, text: string, start: number, end: number): Quantity {
  return { ...quantity(rounded(value), ['percent'], start, end), limit: limitBefore(text, start) };
}

function quantity(value: string, units: readonly string[], start: number, end: number): Quantity {
  return { value, isVague: false, units, limit: undefined, per: undefined, scale: 1, start, end };
}

/** Joins the ends of a range: "9-12 %", "9 a 12 millones", "between 9 and 12 %", "el 9 y el 14 %". */
const RANGE = /^ ?(?:-|\/|,|,? ?(?:a|al|to|y|e|and|o|or)) ?(?:(?:el|la|los|las|the) )?$/;
/** Joins the ends of a range so closely that neither end may be quoted alone. */
const DASH = /^ ?(?:-|a|to) ?$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Gives both ends of a range the same magnitude and unit: 9 of "9-12 M€" is 9 M€. */
function joinRanges(found: Quantity[], text: string): void {
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [first, second] = [found[index], found[index + 1]];
    if (!first || !second) continue;
    const between = text.slice(first.end, Math.min(second.start, first.end + 12));
    if (second.start - first.end > 10 || !RANGE.test(between)) continue;
    const [one, two] = [first.units, second.units];
    const isYear = YEAR.test(first.value) && first.scale === 1;
    const sharesScale = one.length === 0 ? !isYear && !between.includes(',') : DASH.test(between);
    if (first.scale === 1 && second.scale > 1 && sharesScale) {
      first.value = rounded(Number(first.value) * second.scale);
    }
    // A comma may also separate two things: "en 2024, 20 %".
    if (one.length === 0 && two.length > 0)
      first.units = isYear || between.includes(',') ? ['', ...two] : two;
    else if (one.length > 0 && two.length === 0 && DASH.test(between)) second.units = ['', ...one];
    if (DASH.test(between)) {
      const end = second.end;
      second.start = first.start;
      first.end = end;
    }
  }
}

/** Stands between "monthly" and its number. */
const FEE = /^[\p{L}: ]*$/u;
const FEE_MAX_LENGTH = 16;

/** Adds the period of each quantity: "12 € al mes", "precio mensual: 12 €". */
function addRates(found: readonly Quantity[], rates: readonly Rate[], text: string): Quantity[] {
  return found.map((quantity) => {
    const after = rates.find(({ start }) => start >= quantity.end);
    if (after && after.start - quantity.end <= 1) return { ...quantity, per: after.period };
    const before = rates.findLast(({ start }) => start < quantity.end);
    const isFee =
      before &&
      quantity.start - before.end < FEE_MAX_LENGTH &&
      FEE.test(text.slice(before.end, quantity.start));
    return isFee ? { ...quantity, per: before.period } : quantity;
  });
}
