import { numberWordsIn } from './number-words.ts';
import { currencyBefore, isMoney, PERIODS, unitAfter } from './units.ts';

/** A number in a text with its unit. */
export interface Quantity {
  value: number;
  /** Digits after the decimal sign. */
  decimals: number;
  /** '' without a unit; `date` for a year of the calendar; `law` for a number such as 53/1984. */
  unit: string;
  /** `month` in "40 € al mes". */
  period?: string;
  /** The number of a law. */
  code?: string;
  isWord: boolean;
  /** Whether a noun follows a number without a unit: "40 clientes". */
  hasNoun: boolean;
  /** Whether it is an end of a range: "12-15 €". */
  isInRange: boolean;
  /** Range in UTF-16 units, with unit and currency. */
  start: number;
  end: number;
}

const LAW = /(?<![\p{L}\p{N}/.-])(\d{1,5})\/((?:19|20)\d{2})(?![\p{L}\p{N}/])/gu;
const DATE = /(?<!\d)(?:\d{1,2}([/.-])\d{1,2}\1((?:19|20)\d{2})|((?:19|20)\d{2})-\d{1,2}-\d{1,2})(?!\d)/g;
const TIME = /(?<!\d)(\d{1,2})[:.h](\d{2})(?=\s?(?:h|hrs|horas|[ap]\.?m)\b|(?<=:\d{2})(?![\d:]))/gu;
const NUMBER = /\d{1,3}(?:[ \u00A0\u202F’']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;
const SCALE =
  /^(?:\s?(?:(mill[oó]n(?:es)?|millions?|mn|mm)|(billions?|bn)|(mil|thousand)(?! mill))(?! millones)(?![\p{L}\p{N}])|(k)(?![\p{L}\p{N}])|(M)(?=\s?[€$£]|[\s.,;)]|$))(?:\s+(?:de|of)(?=\s))?/iu;
const SCALES = [1e6, 1e9, 1000, 1000, 1e6];
/** "3º", "1st", "2x", "3D": an ordinal or a part of a name. */
const NOT_A_QUANTITY = /^(?:[ºª°](?! ?[CF]\b)|st\b|nd\b|rd\b|th\b|\p{L})/u;
const NOUN = /^\s\*{0,2}\p{L}{4,}/u;
/** A word before a number that is the name of a thing: "Section 5", "modelo 130". */
const NAMED =
  /(?<![\p{L}])(?:sections?|secci[oó]n|art(?:[ií]culos?|icles?|s)?\.?|arts?\.|modelos?|forms?|chapter|cap[ií]tulo|phase|fase|clase|class|type|tipo|step|paso|anexo|annex|apartado|n[uú]m\.?|no\.|nº|n\.º|versi[oó]n|version|page|p[aá]g\.?|§)\s?$/iu;
const BETWEEN = /^\s?(?:-|–|—|\/|,|to|a|y|e|o|u|and|or|hasta|until|y los|al)\s?$/iu;
const RATE =
  /^\s?(?:\/|al?\s|a la\s|por\s|cada\s|per\s|an?\s|each\s|every\s|de\s|la\s|el\s)?(?:\p{L}+ (?:y|and|al?|per|an?) (?:la )?)?$/iu;

/** The quantities of a text, in order. Takes time linear in the text. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  const taken = (pattern: RegExp, read: (match: RegExpMatchArray) => Partial<Quantity>) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index ?? 0;
      found.push({
        value: 0,
        decimals: 0,
        unit: '',
        isWord: false,
        hasNoun: false,
        isInRange: false,
        start,
        end: start + match[0].length,
        ...read(match),
      });
    }
  };
  taken(DATE, (match) => ({ value: Number(match[2] ?? match[3]), unit: 'date' }));
  taken(LAW, ([code, , year]) => ({ value: Number(year), unit: 'law', code }));
  taken(TIME, ([, hour, minute]) => ({ value: Number(hour) + Number(minute) / 60, unit: 'time' }));
  const fixed = usedPlaces(found);
  for (const { 0: digits, index } of text.matchAll(NUMBER)) {
    if (fixed.has(index)) continue;
    for (const [number, at] of listed(digits)) {
      const quantity = readQuantity(text, number, index + at);
      if (quantity) found.push(quantity);
    }
  }
  const numerals = usedPlaces(found);
  for (const { value, start, end } of numberWordsIn(text)) {
    if (numerals.has(start)) continue;
    const rest = text.slice(end, end + 50);
    const after = unitAfter(rest) ?? distantUnit(rest);
    const unit = after?.unit ?? '';
    found.push({
      value,
      decimals: 0,
      unit,
      isWord: true,
      hasNoun: NOUN.test(rest),
      isInRange: false,
      start,
      end: end + (after?.length ?? 0),
    });
  }
  found.sort((a, b) => a.start - b.start);
  for (const [index, quantity] of found.entries()) {
    shareUnit(text, quantity, found[index + 1]);
    const period = periodAfter(text.slice(quantity.end, quantity.end + 40));
    if (period !== undefined) quantity.period = period;
  }
  for (let index = found.length - 2; index >= 0; index -= 1) {
    const [quantity, next] = [found[index], found[index + 1]];
    if (
      quantity &&
      next?.period &&
      quantity.period === undefined &&
      BETWEEN.test(text.slice(quantity.end, next.start))
    ) {
      quantity.period = next.period;
    }
  }
  return found;
}

function usedPlaces(quantities: readonly Quantity[]): ReadonlySet<number> {
  return new Set(
    quantities.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
}

/** The numbers of a row such as "7,9,29,43", with their places; any other number as it is. */
function listed(digits: string): [number: string, at: number][] {
  const isRow = /^\d+(?:,\d+){2,}$/.test(digits) && !/^\d{1,3}(?:,\d{3})+$/.test(digits);
  if (!isRow) return [[digits, 0]];
  return Array.from(digits.matchAll(/\d+/g), ({ 0: number, index }) => [number, index]);
}

function readQuantity(text: string, digits: string, index: number): Quantity | undefined {
  if (NAMED.test(text.slice(Math.max(0, index - 12), index))) return undefined;
  const before = currencyBefore(text.slice(Math.max(0, index - 12), index));
  if (!before && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, index - 2), index))) return undefined;
  let end = index + digits.length;
  const scale = SCALE.exec(text.slice(end, end + 20));
  end += scale?.[0].length ?? 0;
  const after = unitAfter(text.slice(end, end + 30)) ?? distantUnit(text.slice(end, end + 50));
  if (!after && !scale && NOT_A_QUANTITY.test(text.slice(end, end + 4))) return undefined;
  const { value, decimals } = readDigits(digits);
  const factor = scale ? (SCALES[scale.slice(1).findIndex((form) => form !== undefined)] ?? 1) : 1;
  const isYear = /^(?:19|20)\d{2}$/.test(digits) && !before && !scale && !after;
  return {
    value: value * factor,
    decimals: decimals - Math.log10(factor),
    unit: before?.unit ?? after?.unit ?? (isYear ? 'date' : ''),
    isWord: false,
    hasNoun: NOUN.test(text.slice(end, end + 20)),
    isInRange: false,
    start: index - (before?.length ?? 0),
    end: end + (after?.length ?? 0),
  };
}

/** The unit after one further word: "8 wonderful years". */
function distantUnit(text: string): ReturnType<typeof unitAfter> {
  const [word] = /^\s\p{L}{5,}(?=\s)/u.exec(text) ?? [];
  const unit = word === undefined ? undefined : unitAfter(text.slice(word.length));
  if (word === undefined || !unit || unit.length < 4) return undefined;
  return { unit: unit.unit, length: word.length + unit.length };
}

/** Reads both number formats; a single sign before exactly three digits separates thousands. */
function readDigits(digits: string): { value: number; decimals: number } {
  const plain = digits.replace(/[ \u00A0\u202F’']/g, '');
  const sign = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (sign < 0) return { value: Number(plain), decimals: 0 };
  const signs = plain.replace(/\d/g, '');
  const fraction = plain.slice(sign + 1);
  const isGrouped =
    signs.length > 1 ? new Set(signs).size === 1 : fraction.length === 3 && !plain.startsWith('0');
  if (isGrouped) return { value: Number(plain.replace(/[.,]/g, '')), decimals: 0 };
  return {
    value: Number(`${plain.slice(0, sign).replace(/[.,]/g, '')}.${fraction}`),
    decimals: fraction.length,
  };
}

/** "12-15 €", "€4 to 6": a unit of one end of a range is the unit of both. */
function shareUnit(text: string, first: Quantity, second: Quantity | undefined): void {
  if (!second || second.unit === 'date' || !BETWEEN.test(text.slice(first.end, second.start))) return;
  first.isInRange = true;
  second.isInRange = true;
  if (first.unit === '' || (first.unit === 'date' && second.unit !== '')) first.unit = second.unit;
  else if (second.unit === '' && isMoney(first.unit)) second.unit = first.unit;
}

function periodAfter(text: string): string | undefined {
  let best: { at: number; period: string } | undefined;
  for (const [period, written] of PERIODS) {
    const match = written.exec(text);
    if (match && RATE.test(text.slice(0, match.index)) && (!best || match.index < best.at)) {
      best = { at: match.index, period };
    }
  }
  return best?.period;
}
