import { alternatives } from '../domain/text-matching.ts';

/** Each unit with the ways to write it. The first unit that matches counts. */
const UNITS: readonly (readonly [unit: string, written: string])[] = [
  ['%', '%|per ?cent|percent|por ?ciento|p\\.? ?c\\.?(?= de)|puntos? porcentual(?:es)?|percentage points?'],
  ['EUR', '€|eur(?:os?)?'],
  ['USD', 'us ?\\$|usd|d[oó]lar(?:es)?|dollars?'],
  // Dollars, or pesos of several countries.
  ['$', '\\$'],
  ['GBP', '£|gbp|pounds?(?! of)|libras esterlinas|quid'],
  ['GBp', 'p(?=[\\s.,;)]|$)|pence|peniques?'],
  ['cent', 'c[eé]ntimos?|cents?|centavos?|¢'],
  [
    'other money',
    `ksh\\.?|kes|ugx|tzs|shillings?|chelines|cop|mxn|ars|clp|uyu|dop|pesos?|pen|s/\\.?|soles|₹|inr|rs\\.?|rupees?|rupias?
r\\$|brl|reais|reales|¥|jpy|cny|rmb|yen(?:es)?|yuan(?:es)?|chf|francos?|francs?|cad|aud|nzd|sek|nok|dkk|pln|z[lł]|kr\\.?|coronas?
zlotys?|nairas?|ngn|₦|rands?|zar|cedis|ghs|quetzal(?:es)?|bol[ií]vares|guaran[ií]es|lempiras?|colones`,
  ],
  ['hour', 'h|hrs?\\.?|hours?|horas?|stunden?|heures?|ore|uur'],
  ['minute', 'min\\.?|mins?|minutes?|minutos?|′'],
  ['am', 'a\\.? ?m\\.?'],
  ['pm', 'p\\.? ?m\\.?'],
  ['day', 'days?|d[ií]as?|nights?|noches?|tag(?:en?)?|jours?|dias?|giorn[oi]|dagen'],
  ['week', 'weeks?|semanas?|wochen?|semaines?|settiman[ae]|weken'],
  ['month', 'months?|mes(?:es)?|monat(?:en?|s)?|mois|mês|mes[ei]|maand(?:en)?'],
  ['year', 'years?|años?|yrs?|jahr(?:en?|s)?|ans|années?|anos?|ann[oi]|jaar'],
  ['km²', 'km²|km2|square kilomet\\p{L}+|kil[oó]metros cuadrados'],
  ['m²', 'm²|m2|sqm|sq\\.? ?m|metros? cuadrados?|square met\\p{L}+'],
  ['ft²', 'ft²|sq\\.? ?ft|square f(?:ee|oo)t'],
  ['m³', 'm³|m3|metros? c[uú]bicos?|cubic met\\p{L}+'],
  ['ha', 'ha|hect[aá]reas?|hectares?'],
  ['acre', 'acres?'],
  ['km', 'kms?|kil[oó]metros?|kilomet\\p{L}+'],
  ['mile', 'miles?(?= )|mi|millas?'],
  ['cm', 'cms?|cent[ií]metros?|centimet\\p{L}+'],
  ['mm', 'mm|mil[ií]metros?|millimet\\p{L}+'],
  ['m', 'm|mts?|metros?|met(?:re|er)s?'],
  ['ft', 'ft|feet|foot|pies'],
  ['kg', 'kgs?|kilos?|kilogramos?|kilogram(?:me)?s?'],
  ['g', 'g|grs?|gramos?|gram(?:me)?s?'],
  ['t', 't|toneladas?|tonn?es?|tons?'],
  ['lb', 'lbs?|pounds of|libras?'],
  ['ml', 'ml|mililitros?|millilit\\p{L}+'],
  ['l', 'l|lts?|litros?|lit(?:re|er)s?'],
  ['kWh', 'kwh|kilovatios? hora|kilowatt hours?'],
  ['MW', 'mw|megavatios?|megawatts?'],
  ['kW', 'kw|kilovatios?|kilowatts?'],
  ['W', 'w|vatios?|watts?'],
  ['°', '° ?[cf]?|º ?c|c(?=[\\s.,;)]|$)|grados|degrees'],
  ['MB', 'mb|gb|tb|megas|gigas'],
];

const MONEY = ['EUR', 'USD', '$', 'GBP', 'other money'];
const MONEY_UNITS = UNITS.filter(([unit]) => MONEY.includes(unit));

/** The ways to write units, as one group for each unit. */
function groups(units: typeof UNITS): string {
  return `(?:${units.map(([, written]) => `(${alternatives(written)})`).join('|')})`;
}

const AFTER = new RegExp(`^[\\s-]?[\\s-]?${groups(UNITS)}(?![\\p{L}\\p{N}])`, 'iu');
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${groups(MONEY_UNITS)}\\s?$`, 'iu');

/** The unit that matches, and the length of the match in UTF-16 units. */
function findUnit(text: string, pattern: RegExp, units: typeof UNITS) {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const index = match.slice(1).findIndex((form) => form !== undefined);
  return { unit: units[index]?.[0] ?? '', length: match[0].length };
}

/** The unit at the start of the text after a number. */
export const unitAfter = (text: string) => findUnit(text, AFTER, UNITS);

/** The currency at the end of the text before a number. */
export const currencyBefore = (text: string) => findUnit(text, BEFORE, MONEY_UNITS);

export function isMoney(unit: string): boolean {
  return MONEY.includes(unit);
}

/** Whether two units may be one: `$` stands for dollars and for pesos. */
export function isSameUnit(one: string, other: string): boolean {
  const isDollar = (unit: string) => unit === 'USD' || unit === 'other money';
  return one === other || (one === '$' && isDollar(other)) || (other === '$' && isDollar(one));
}

/** Periods of rates, as in "40 € al mes", "monthly", "a year". */
export const PERIODS: readonly (readonly [period: string, written: RegExp])[] = (
  [
    ['hour', 'h|hora|horas|hour|hours|hourly|hr'],
    ['day', 'd[ií]as?|days?|daily|diari[oa]s?|diariamente|jornadas?|night|noche|nightly'],
    ['week', 'semanas?|weeks?|weekly|semanal(?:es|mente)?'],
    ['month', 'mes|meses|months?|monthly|mensual(?:es|mente)?|mensualidad(?:es)?'],
    ['year', 'años?|years?|yearly|annual(?:ly)?|anual(?:es|mente)?|p\\.?a\\.?|trimestral(?:es)?|ejercicio'],
  ] as const
).map(([period, list]) => [
  period,
  new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(list)}(?![\\p{L}\\p{N}])`, 'iu'),
]);
