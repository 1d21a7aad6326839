import { NUMBER } from '../text/numbers.ts';

/** What a bare figure is a price for: "39 al mes", "1,90 por consulta", "£" left out. */
const PRICED_UNIT =
  '(?=\\s?(?:al mes|al ano|mensual(?:es)?|/ ?mes|/ ?mo(?:nth)?|por (?:consulta|persona|unidad|sesion|paciente|alumn[oa]|pedido|visita|hora|clase|alta|noche|informe)|la (?:palabra|hora|unidad|pieza|clase|sesion|consulta)|el (?:paciente|kilo)|a month|per month|monthly|pcm|a year|per (?:person|unit|session|user|head|hour|query|case|item|night|patient|pupil)|a (?:go|head|piece|word|pop))(?![a-z]))';

/** An amount of money, written the Spanish or the British way. */
export const MONEY = new RegExp(
  `(?:[€$£]\\s?${NUMBER}(?:\\s?(?:k|m|bn|grand)(?![a-z]))?(?:\\s?[-–]\\s?[€$£]?${NUMBER})?|${NUMBER}(?:\\s?[-–]\\s?${NUMBER})?\\s?(?:€|[$£]|euros?(?![a-z])|eur(?![a-z])|usd|gbp|mxn|dolares?|dollars?|pounds?|libras?|pesos?|soles(?![a-z])|quid|grand(?![a-z])|pence|centimos?|cents?(?![a-z])|centavos|p(?![a-z0-9])|c(?![a-z0-9]))|(?<![a-z])a (?:fiver|tenner)(?![a-z])|\\$\\d|(?<![a-z0-9.,])\\d[\\d.,]{0,8}${PRICED_UNIT}|(?<=(?:cobr|charg|vend)[a-z]{1,8} [^.;]{0,30}(?:a|at) )\\d{1,4}[.,]\\d\\d(?!\\d))`,
  'g',
);

export const PERCENT = new RegExp(`${NUMBER}\\s?(?:%|por ciento|per ?cent|percent)`, 'g');
