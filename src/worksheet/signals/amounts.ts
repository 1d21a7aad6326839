import { findExpression, NUMBER } from '../text/numbers.ts';
import { find } from '../text/phrases.ts';
import { type ReadText, type Span, sentenceOf } from '../text/read-text.ts';
import { BARE_SUM_CUES, PER_EACH, SELLING } from './earning-words.ts';

/** Marks before a figure; "US" and "S" only before their sign. */
const BEFORE =
  '(?:(?:(?<![a-z])(?:us|mx|cl|ar|ca|co|au|nz|hk|a|c|r))?\\$|s\\/\\.?|[€£₡₲₽₱]|(?<![a-z])(?:eur|usd|gbp|mxn|ars|clp|cop|pen|uyu|bob|crc|gtq|dop|q|bs\\.?|rd\\$|l\\.)(?=\\s?\\d))';

/** Names and signs after it, slang too. */
const AFTER =
  '(?:[€$£](?![\\d])|(?:euros?|eur|eurillos|pavos|usd|gbp|mxn|ars|clp|cop|pen|uyu|bob|crc|gtq|dop|dolares?|dollars?|bucks|pounds?|libras?|pesos?|soles|quetzal(?:es)?|lempiras?|colon(?:es)?|guaranies?|bolivianos?|bolivares|reales|reais|francos?|francs?|quid|grand|pence|peniques?|centimos?|cents?|centavos?|lucas|p|c|ptas)(?![a-z0-9]))';

/** An amount of money that names its currency, whichever side it stands. */
export const MONEY = new RegExp(
  `(?:${BEFORE}\\s?${NUMBER}(?:\\s?(?:k|m|bn|grand)(?![a-z]))?(?:\\s?[-–]\\s?[€$£]?${NUMBER})?|${NUMBER}(?:\\s?[-–]\\s?${NUMBER})?\\s?(?:(?:de|of|us|[a-z]{3,9}(?:an|ean|ian|no|ese|new))\\s)?${AFTER}|(?<![a-z])a (?:fiver|tenner)(?![a-z]))`,
  'g',
);

export const PERCENT = new RegExp(`${NUMBER}\\s?(?:%|por ciento|per ?cent|percent)`, 'g');

/** A figure without a currency. */
const BARE =
  /(?<![a-z0-9€£$#.,:/-]|\d )\d{1,3}(?:(?:[.,]\d{1,3})+|\d*)(?:\s(?:mil|millones|million|thousand|k|m)(?![a-z]))?(?![a-z0-9%€£$-]|[.,:]\d|\s?%)/g;

/** What may follow a sum of money, where a counted thing would be named: nothing, or a word of grammar. */
const NOTHING_COUNTED =
  /^\s*(?:$|[.,;:!?)/—–\n]|(?:y|e|o|u|a|al|en|por|para|con|sin|la|el|los|las|cada|cuando|que|si|mas|menos|mensual(?:es)?|anual(?:es)?|semanal(?:es)?|diari[oa]s?|limpi[oa]s?|net[oa]s?|brut[oa]s?|puest[oa]s?|cada un[oa]|hasta|segun|contando|desde|de (?:fabricacion|produccion|materiales)|despues|antes|tras|incluid[oa]s?|and|or|an|per|each|for|to|in|with|without|when|if|plus|less|more|monthly|yearly|annually|weekly|daily|apiece|clear|net|from|over|left|between|de (?:cada|coste|costo|margen|beneficio|ganancia|es[oa]s?|ellos|ellas)|of (?:profit|margin|cost|that|it|those|which)|on|at|online|including|counting|until|after|before|once|the|between|depending|as|minimum|minimo)(?![a-z]))/;

/** Years, hours, days and ages stand so. */
const CALENDAR =
  /\b(?:en|in|since|desde|until|till|hasta|by|para|for|late|early|summer|verano|ano|year|and|y)\s$/;
const NO_SUM = /\b(?:a las|open at|aged?|out of|level|nivel|numero|number|gate|del? \S{1,3} al?|with)\s$/;

/** How far before a bare figure, in characters, a word of money still speaks of it. */
const CUE_REACH = 48;
/** How far before it an amount may stand that it goes on: "€265 for the basic and 340 for gel". */
const LIST_REACH = 60;
const LIST_LINK =
  /(?:\b(?:and|y|o|or|e|plus|mas|then|luego)|[,;])\s(?:a |at |unos |otros |another |por |for |an extra )?$/;
/** "At 9", "por 690": so a price is led in, where money is spoken of. */
const FOR = /\b(?:a|at|for|por)\s(?:unos |unas |about |around |solo |just |only |some )?$/;

/** Right before a figure these make it money, whatever is named after it: "costs us 95 van included". */
const ASKED =
  /\b(?:costs? (?:us|me)|cuestan?|(?:we|i) (?:charge|ask(?: for)?)|cobramos|cobro|pedimos|pido)\s(?:unos |unas |about |around )?$/;
const TIME =
  /^\s(?:\w+ )?(?:horas?|dias?|semanas?|meses|anos|minutos?|hours?|days?|weeks?|months?|years?|minutes?)/;

/** Things named, and a figure that ends the statement: "Printing and posting, 3.10." */
const LISTED = /[a-z] (?:y|e|and) [^.;:,\d]{2,30}[:,]\s$/;
const ENDS = /^\s*(?:[.;\n]|$)/;

/** "Producirlo, 0,21", "making it 0.21". */
export const MAKING_IT =
  /(?<![a-z])(?:(?:producir|fabricar|hacer|coser|montar|preparar|imprimir|elaborar)(?:l[aeo]s?)?|(?:making|producing|manufacturing|building|sewing|assembling|preparing|printing)(?: it| them)?)(?: (?:each|one|cada un[oa]|un[oa]))?,?\s$/;
const TO_MAKE =
  /^\s(?:to (?:make|build|produce|serve|run|deliver|sew|print)|de (?:coste|costo|fabricacion|produccion|materiales))(?![a-z])/;

/** Where an amount goes: "30 goes to the carer", "de las que 8 son repuestos". */
const GOES =
  /^\s(?:goes? (?:to|on|in)|are|is|vas? (?:a|al|en|para)|van (?:a|al|en|para)|se van? en|son)(?![a-z])/;
const WHICH = /(?:of which|out of which|de l[ao]s? (?:que|cuales?))\s(?:unos |unas |about |some )?$/;

/** Every amount of money in order: those that name their currency, and bare figures that words of money lead in. */
export function amountsIn(text: ReadText): Span[] {
  const { folded } = text;
  const named = findExpression(text, MONEY);
  const cues = find(text, BARE_SUM_CUES);
  const selling = find(text, SELLING);
  const each = find(text, PER_EACH);
  const sums = [...named];
  for (const { index: start, 0: figure } of folded.matchAll(BARE)) {
    const end = start + figure.length;
    const before = folded.slice(Math.max(0, start - 24), start);
    if (named.some((sum) => sum.start < end && start < sum.end)) continue;
    const after = folded.slice(end, end + 24);
    const sentence = sentenceOf(text, { start, end });
    const within = (span: Span, reach: number) =>
      sentence.start <= span.start && span.end <= start && start - span.end < reach;
    const parted =
      GOES.test(after) &&
      (WHICH.test(before) || /(?:goes|vas?|van) /.test(after)) &&
      sums.some((sum) => within(sum, LIST_REACH));
    const asked = ASKED.test(before) && !TIME.test(after);
    if ((!asked && !parted && !NOTHING_COUNTED.test(after)) || NO_SUM.test(before)) continue;
    if (/^(?:19|20)\d\d$/.test(figure) && CALENDAR.test(before)) continue;
    const led = cues.some(
      (cue) => within(cue, CUE_REACH) && !/\d|[,;].*\S/.test(folded.slice(cue.end, start)),
    );
    const sold =
      FOR.test(before) &&
      (sums.length > 0 || /[.,]\d\d$/.test(figure) || selling.some((cue) => within(cue, LIST_REACH)));
    const perEach = each.some((unit) => unit.start >= end && unit.start - end <= 2);
    const goesOn =
      (LIST_LINK.test(before) && sums.some((sum) => within(sum, LIST_REACH))) ||
      sums.some((sum) => within(sum, LIST_REACH) && /^\s(?:to|a)\s$/.test(folded.slice(sum.end, start)));
    const listed =
      sums.length > 0 && LISTED.test(folded.slice(Math.max(0, start - 64), start)) && ENDS.test(after);
    const written = /[.,]|000$|mil|mill/.test(figure);
    const toMake = sums.length > 0 && (TO_MAKE.test(after) || MAKING_IT.test(before));
    if (
      asked ||
      parted ||
      listed ||
      toMake ||
      led ||
      sold ||
      goesOn ||
      (perEach && (written || PRICED.test(after)))
    )
      sums.push({ start, end });
  }
  return sums.sort((a, b) => a.start - b.start);
}

/** With these after it a bare figure is a price, with others a count: "39 al mes", "9 a head". */
const PRICED =
  /^\s?(?:al mes|al ano|mensual(?:es)?|\/ ?mes|\/ ?mo(?:nth)?|por (?:consulta|persona|unidad|sesion|paciente|alumn[oa]|hora|clase|noche|informe|cabeza|asistente|local|familia)|la (?:palabra|hora|unidad|pieza|clase|sesion|consulta)|el (?:paciente|kilo)|a month|per month|monthly|pcm|a year|per (?:person|unit|session|user|head|hour|query|night|patient|pupil|family|site)|a (?:go|head|piece|word|pop))(?![a-z])/;
