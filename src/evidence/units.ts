import { alternatives } from '../domain/text-matching.ts';

/** A unit by each way to write it; the first matching line counts. */
const UNITS: readonly (readonly [unit: string, written: string])[] = [
  ['%', '%|per ?cent|percent|por ?ciento|p\\.? ?c\\.?(?= de)|puntos? porcentual(?:es)?|percentage points?'],
  ['EUR', '€|eur(?:os?)?'],
  ['USD', 'us ?\\$|\\$|usd|d[oó]lar(?:es)?|dollars?'],
  ['GBP', '£|gbp|pounds?(?! of)|libras esterlinas|quid'],
  ['GBp', 'p(?=[\\s.,;)]|$)|pence|peniques?'],
  ['cent', 'c[eé]ntimos?|cents?|centavos?|¢'],
  ['shilling', 'ksh\\.?|kes|ugx|tzs|shillings?|chelines'],
  ['peso', 'cop|mxn|ars|clp|uyu|dop|pesos?'],
  ['sol', 'pen|s/\\.?|soles'],
  ['rupee', '₹|inr|rs\\.?|rupees?|rupias?'],
  ['real', 'r\\$|brl|reais|reales'],
  ['yen', '¥|jpy|cny|rmb|yen(?:es)?|yuan(?:es)?'],
  ['CHF', 'chf|francos?|francs?'],
  [
    'money',
    'cad|aud|nzd|sek|nok|dkk|pln|z[lł]|kr\\.?|coronas?|zlotys?|nairas?|ngn|₦|rands?|zar|cedis|ghs|quetzal(?:es)?|bol[ií]vares|guaran[ií]es|lempiras?|colones',
  ],
  ['hour', 'h|hrs?\\.?|hours?|horas?|stunden?|heures?|ore|uur'],
  ['minute', 'min\\.?|mins?|minutes?|minutos?|′'],
  ['am', 'a\\.? ?m\\.?'],
  ['pm', 'p\\.? ?m\\.?'],
  ['day', 'days?|d[ií]as?|nights?|noches?|tag(?:en?)?|jours?|dias?|giorn[oi]|dagen'],
  ['week', 'weeks?|semanas?|wochen?|semaines?|settiman[ae]|weken'],
  ['month', 'months?|mes(?:es)?|monat(?:en?|s)?|mois|mês|mes[ei]|maand(?:en)?'],
  ['year', 'years?|años?|yrs?|jahr(?:en?|s)?|ans?|années?|anos?|ann[oi]|jaar'],
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

const FORMS = UNITS.map(([unit, written]) => [unit, alternatives(written)] as const);
const EDGE = '(?![\\p{L}\\p{N}])';
const AFTER = new RegExp(`^[\\s-]?[\\s-]?(?:${FORMS.map(([, form]) => `(${form})`).join('|')})${EDGE}`, 'iu');
const MONEY = ['EUR', 'USD', 'GBP', 'shilling', 'peso', 'sol', 'rupee', 'real', 'yen', 'CHF', 'money'];
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FORMS.filter(([unit]) => MONEY.includes(unit))
    .map(([, form]) => `(${form})`)
    .join('|')})\\s?$`,
  'iu',
);

/** The unit at the start of the text after a number, and how many UTF-16 units it takes. */
export function unitAfter(text: string): { unit: string; length: number } | undefined {
  const match = AFTER.exec(text);
  const index = match ? match.slice(1).findIndex((form) => form !== undefined) : -1;
  return match && index >= 0 ? { unit: FORMS[index]?.[0] ?? '', length: match[0].length } : undefined;
}

/** The currency at the end of the text before a number, and how many UTF-16 units it takes. */
export function currencyBefore(text: string): { unit: string; length: number } | undefined {
  const match = BEFORE.exec(text);
  const index = match ? match.slice(1).findIndex((form) => form !== undefined) : -1;
  return match && index >= 0 ? { unit: MONEY_IN_ORDER[index] ?? '', length: match[0].length } : undefined;
}
const MONEY_IN_ORDER = FORMS.filter(([unit]) => MONEY.includes(unit)).map(([unit]) => unit);

export function isMoney(unit: string): boolean {
  return MONEY.includes(unit);
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
