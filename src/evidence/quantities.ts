import { NUMBER_WORDS } from '../domain/number-wording.ts';
import { withoutAccents } from '../domain/text-matching.ts';
import { currencyBefore, isMoney, PERIODS, unitAfter } from './units.ts';

/** A number in a text with its unit. */
export interface Quantity {
  value: number;
  /** Digits after the decimal sign. */
  decimals: number;
  /** '': none; `date`: a year such as 2024; `time`: a time of day; `law`: the number of a law, such as 53/1984. */
  unit: string;
  /** `month` in "40 € al mes". */
  period?: string;
  /** The number of a law. */
  code?: string;
  isWord: boolean;
  /** Whether the number is an end of a range: "12-15 €". */
  isInRange: boolean;
  /** Range in UTF-16 units, with unit and currency. */
  start: number;
  end: number;
}

/** A date, the number of a law, a time of day, or a number, even in a list such as "7,9,29,43". */
const NUMERAL =
  /(?<!\d)(?:\d{1,2}([/.-])\d{1,2}\1(?<year>(?:19|20)\d{2})|(?<isoYear>(?:19|20)\d{2})-\d{1,2}-\d{1,2})(?!\d)|(?<![\p{L}\p{N}/.-])(?<law>\d{1,5})\/(?<lawYear>(?:19|20)\d{2})(?![\p{L}\p{N}/])|(?<!\d)(?<hour>\d{1,2})[:.h](?<minute>\d{2})(?=\s?(?:h|hrs|horas|[ap]\.?m)\b|(?<=:\d{2})(?![\d:]))|\d{1,3}(?:[ \u00A0\u202F’']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?=(?:,\d{1,2}(?!\d)){2})|\d+(?:[.,]\d+)*/gu;
const SCALE =
  /^(?:\s?(?:(mill[oó]n(?:es)?|millions?|mn|mm)|(billions?|bn)|(mil|thousand)(?! mill))(?! millones)(?![\p{L}\p{N}])|(k)(?![\p{L}\p{N}])|(M)(?=\s?[€$£]|[\s.,;)]|$))(?:\s+(?:de|of)(?=\s))?/iu;
const SCALES = [1e6, 1e9, 1000, 1000, 1e6];
/** "3º", "1st", "2x", "3D": an ordinal or a part of a name. */
const NOT_A_QUANTITY = /^(?:[ºª°](?! ?[CF]\b)|st\b|nd\b|rd\b|th\b|\p{L})/u;
/** A word that makes the number after it a name: "Section 5", "modelo 130". */
const NAMED =
  /(?<![\p{L}])(?:sections?|secci[oó]n|art(?:[ií]culos?|icles?|s)?\.?|arts?\.|modelos?|forms?|chapter|cap[ií]tulo|phase|fase|clase|class|type|tipo|step|paso|anexo|annex|apartado|n[uú]m\.?|no\.|nº|n\.º|versi[oó]n|version|page|p[aá]g\.?|§)\s?$/iu;
const BETWEEN = /^\s?(?:-|–|—|\/|,|to|a|y|e|o|u|and|or|hasta|until|y los|al)\s?$/iu;
const RATE =
  /^\s?(?:\/|al?\s|a la\s|por\s|cada\s|per\s|an?\s|each\s|every\s|de\s|la\s|el\s)?(?:\p{L}+ (?:y|and|al?|per|an?) (?:la )?)?$/iu;

/** The quantities of a text, in order. Takes time linear in the text. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  let taken = 0;
  for (const { 0: digits, index, groups = {} } of text.matchAll(NUMERAL)) {
    // "12/2019" is also the end of "5.12/2019".
    if (index < taken) continue;
    const { year = groups.isoYear, law, lawYear, hour, minute } = groups;
    const range = { start: index, end: index + digits.length };
    const quantity = year
      ? { ...PLAIN, ...range, value: Number(year), unit: 'date' }
      : law
        ? { ...PLAIN, ...range, value: Number(lawYear), unit: 'law', code: law }
        : hour
          ? { ...PLAIN, ...range, value: Number(hour) + Number(minute) / 60, unit: 'time' }
          : readNumber(text, digits, index);
    if (!quantity) continue;
    found.push(quantity);
    taken = quantity.end;
  }
  const numerals = [...found];
  for (const { value, start, end } of numberWordsIn(text)) {
    // In "2 mil", the numeral includes "mil".
    if (numerals.some((one) => one.start <= start && start < one.end)) continue;
    const rest = text.slice(end, end + 50);
    const after = unitAfterWords(rest);
    found.push({
      ...PLAIN,
      value,
      unit: after?.unit ?? '',
      isWord: true,
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
  return found;
}

const PLAIN = { decimals: 0, unit: '', isWord: false, isInRange: false };

function readNumber(text: string, digits: string, index: number): Quantity | undefined {
  if (NAMED.test(text.slice(Math.max(0, index - 12), index))) return undefined;
  const before = currencyBefore(text.slice(Math.max(0, index - 12), index));
  if (!before && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, index - 2), index))) return undefined;
  let end = index + digits.length;
  const scale = SCALE.exec(text.slice(end, end + 20));
  end += scale?.[0].length ?? 0;
  const after = unitAfterWords(text.slice(end, end + 50));
  if (!after && !scale && NOT_A_QUANTITY.test(text.slice(end, end + 4))) return undefined;
  const { value, decimals } = readDigits(digits);
  const factor = scale ? (SCALES[scale.slice(1).findIndex((form) => form !== undefined)] ?? 1) : 1;
  const isYear = /^(?:19|20)\d{2}$/.test(digits) && !before && !scale && !after;
  return {
    ...PLAIN,
    value: value * factor,
    decimals: decimals - Math.log10(factor),
    unit: before?.unit ?? after?.unit ?? (isYear ? 'date' : ''),
    start: index - (before?.length ?? 0),
    end: end + (after?.length ?? 0),
  };
}

/** The unit after a number, or after one further word: "8 wonderful years". */
function unitAfterWords(text: string): ReturnType<typeof unitAfter> {
  const [word = ''] = /^\s\p{L}{5,}(?=\s)/u.exec(text) ?? [];
  const distant = word === '' ? undefined : unitAfter(text.slice(word.length));
  return unitAfter(text) ?? (distant && { ...distant, length: word.length + distant.length });
}

/** Reads Spanish and English formats. A single sign before three digits separates thousands, unless a 0 leads. */
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

/** Gives both ends of a range one unit: "12-15 €". The second end takes only a currency from the first: "€4 to 6". */
function shareUnit(text: string, first: Quantity, second: Quantity | undefined): void {
  if (!second || second.unit === 'date' || !BETWEEN.test(text.slice(first.end, second.start))) return;
  first.isInRange = true;
  second.isInRange = true;
  if (first.unit === '' || (first.unit === 'date' && second.unit !== '')) first.unit = second.unit;
  else if (second.unit === '' && isMoney(first.unit)) second.unit = first.unit;
}

function periodAfter(text: string): string | undefined {
  const [period] =
    PERIODS.find(([, written]) => {
      const match = written.exec(text);
      return match && RATE.test(text.slice(0, match.index));
    }) ?? [];
  return period;
}

const WORD_VALUES: ReadonlyMap<string, number> = new Map([
  ...Object.values(NUMBER_WORDS).flatMap((words) =>
    words.flatMap((word, index): [string, number][] => [
      [withoutAccents(word), index + 1],
      ...(index < 9 ? [[`veinti${withoutAccents(word)}`, index + 21] as [string, number]] : []),
    ]),
  ),
  ...'un 1,una 1,veintiun 21,veintiuna 21,treinta 30,cuarenta 40,cincuenta 50,sesenta 60,setenta 70,ochenta 80,noventa 90,cien 100,ciento 100,doscient 200,trescient 300,cuatrocient 400,quinient 500,seiscient 600,setecient 700,ochocient 800,novecient 900,thirty 30,forty 40,fifty 50,sixty 60,seventy 70,eighty 80,ninety 90,docena 12,dozen 12,zwei 2,drei 3,vier 4,funf 5,sechs 6,sieben 7,acht 8,neun 9,zehn 10,deux 2,trois 3,quatre 4,cinq 5,sept 7,huit 8,neuf 9,dix 10'
    .split(',')
    .map((pair) => pair.split(' '))
    .map(([word = '', value]): [string, number] => [word, Number(value)]),
]);
const WORD_SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  mil: 1000,
  thousand: 1000,
  millon: 1e6,
  million: 1e6,
};
const WORD = `(?:(?:${[...WORD_VALUES.keys(), ...Object.keys(WORD_SCALES)].toSorted((a, b) => b.length - a.length).join('|')})(?:es|[oa]s)?)(?!\\p{L})`;
const NUMBER = new RegExp(`(?<!\\p{L})${WORD}(?:(?:[\\s-]|\\sy\\s|\\sand\\s)${WORD})*`, 'giu');

/** The numbers in words of a text, with their ranges in UTF-16 units: "setenta y cinco", "two hundred and fifty". */
function numberWordsIn(text: string): { value: number; start: number; end: number }[] {
  // Keeps the length: each accented letter becomes one plain letter.
  const plain = text.replace(/[áéíóúü]/gi, (letter) => withoutAccents(letter));
  return Array.from(plain.matchAll(NUMBER), ({ 0: written, index }) => ({
    value: numberOf(written.toLowerCase()),
    start: index,
    end: index + written.length,
  }));
}

function numberOf(written: string): number {
  let [sum, part] = [0, 0];
  for (const word of written
    .split(/[\s-]+/)
    .map((each) => each.replace(/(?<=cient|millon)(?:es|[oa]s)$/, ''))) {
    const scale = WORD_SCALES[word] ?? WORD_SCALES[word.replace(/s$/, '')];
    if (scale === 100) part = Math.max(1, part) * 100;
    else if (scale) [sum, part] = [sum + Math.max(1, part) * scale, 0];
    else part += WORD_VALUES.get(word) ?? 0;
  }
  return sum + part;
}
