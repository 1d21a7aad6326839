import type { Language } from '../domain/language.ts';
import { numbersIn } from '../domain/written-number.ts';
import { basic, cues, isDeniedBefore, NUMBERS } from './cues.ts';
import { fold, type Sentence } from './text.ts';

type AmountRole = 'price' | 'cost' | 'other';

/** An amount of money in the text. */
export interface Amount {
  /** As typed, with its unit and single spaces: `19 € al mes`. */
  typed: string;
  value: number;
  /** `undefined` if the text names none. */
  currency: Currency | undefined;
  /** The thing or period that it pays for, folded: `month`, `paseo`; empty if the text names none. */
  unit: string;
  role: AmountRole;
}

export type Currency = '€' | '£' | '$';

/** Words that make a number without a currency an amount: “cobro 30 al mes”, “4,50 la hogaza”. */
const BARE_END =
  '(?=\\s?(?:[,;.)/]|$)|\\s(?:al?|por|per|each|cada|la|el|an?|y|and|o|or|para|for|mensuales|monthly|limpios|todo|all)(?![\\p{L}]))';

const FIGURE =
  '\\d[\\d.,]*(?<![.,])(?:\\s?[km](?![\\p{L}])|\\s(?:mil(?:lones)?|thousand|million)(?![\\p{L}]))?';
const BEFORE = '(?:US|MX|RD|COP|AR|CL|R|A|C)?\\$|€|£|S/\\.?|Q(?=\\d)|Bs\\.?|[₡₲₹]';
const AFTER =
  '€|£|\\$|euros?|eur(?![\\p{L}])|pounds?|quid|gbp|libras|d[oó]lares|dollars?|usd|pesos|mxn|bucks|c[eé]ntimos|cents?|pence|p(?![\\p{L}])|soles|varos|lucas?|palos|mangos|pavos|grand|lempiras|colones|quetzales|bolivianos';
const UNIT =
  '\\s(?:each|apiece)(?!\\s(?!(?:and|but|or|so|we|they|to)\\s)\\p{L})|\\s?(?:\\/\\s?|(?:al|a la|por(?: cada)?|cada|la|el|per|an?|each|every|for each)\\s)(?:persona|person|fin de semana|[\\p{L}]+)(?:\\s(?:y|por|per|al|and)\\s(?:mes|month|a[nñ]o|d[ií]a))?';
const VALUES = { es: { un: 1, ...NUMBERS.es }, en: NUMBERS.en };
const AMOUNT = { es: amountIn('es'), en: amountIn('en') };

/** Each alternative starts at a currency sign or at a number, so one scan takes linear time. */
function amountIn(language: Language): RegExp {
  // Typed and folded text have the same amounts.
  const words = Object.keys(VALUES[language]).join('|').replace('dieciseis', 'diecis[eé]is');
  return new RegExp(
    `(?<![\\p{L}\\d.,])(?:(?<sign>${BEFORE})\\s?(?<first>${FIGURE})|(?:(?:entre\\s|between\\s)?\\d[\\d.,]*\\s?(?:-|–|\\s(?:a|y|o|to|and|or)\\s))?(?<second>${FIGURE}|${words})\\s?(?<name>${AFTER})(?!\\d)|(?<slang>fiver|tenner)|(?<bare>${FIGURE}|${words.replace(/^un\|/, '')})${BARE_END})(?<unit>${UNIT})?`,
    'giu',
  );
}

const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  'mes:month mensual:month monthly:month ano:year anual:year semana:week dia:day hora:hour noche:night persona:person minuto:minute unidad:unit una:unit uno:unit each:unit apiece:unit pieza:unit piece:unit'
    .split(' ')
    .map((pair) => pair.split(':')),
);
/** Words after an article that are not a unit: “£5 a lot”, “30 € el primero”. */
const NO_UNIT = /^(?:and|y|i|we|que|de|mas|lot|bit|few|primer|resto|total|more|least|time|quien|principio)/;
/** An amount right after these words is a price: “clases a 20 €”, “hire for £12”. */
const PRICED = /(?:^|\s)(?:a|por|desde|at|for|from)\s(?:solo |unos |tan solo |only |just |about |around )?$/;
const ROLES = [
  [basic.price, 'price'],
  [basic.cost, 'cost'],
  [basic.otherMoney, 'other'],
] as const;

/** “Silla 25, sofá de tres plazas 60” */
const PRICE_LIST = /^(?:[a-z]+ ){1,5}[\d.,]*\d(?:[,;] (?:[a-z]+ ){1,5}[\d.,]*\d)+$/;

/** The amounts of a sentence. The nearest cue before an amount decides its role. Takes time linear in sentence and cues. */
export function amountsOf(sentence: Sentence): Amount[] {
  const matches = [...sentence.typed.replace(/\s+/g, ' ').matchAll(AMOUNT[sentence.language])];
  if (matches.length === 0) return [];
  const isList = PRICE_LIST.test(sentence.folded);
  const marks = roleMarks(sentence.folded, sentence.language);
  const places = [...sentence.folded.matchAll(AMOUNT[sentence.language])];
  let next = 0;
  let last: RoleMark | undefined;
  return matches.flatMap((match, index) => {
    const at = places[index]?.index ?? 0;
    for (; next < marks.length && (marks[next] as RoleMark).end <= at; next += 1) last = marks[next];
    const unit = unitOf(match.groups?.unit);
    const before = sentence.folded.slice(Math.max(0, at - 24), at);
    const end = at + (places[index]?.[0].length ?? 0);
    const following = followingRole(sentence.folded, marks[next], end);
    const { bare } = match.groups ?? {};
    // A number without a currency is an amount right after a cue, or with a unit at the beginning of its clause.
    if (bare !== undefined) {
      const isCued =
        last?.role !== undefined && at - last.end < 14 && !/\d/.test(sentence.folded.slice(last.end, at));
      const isPriced = PRICED.test(before) && (unit !== '' || /[.,]\d\d$/.test(bare));
      if (!isCued && !isPriced && !isList && (unit === '' || !isLabelled(before))) return [];
    }
    const role = isDeniedBefore(sentence, at)
      ? 'other'
      : (last?.role ??
        (following === 'other' ? following : undefined) ??
        (PRICED.test(before) || unit !== '' ? 'price' : undefined) ??
        following ??
        'price');
    const amount = readAmount(match, unit, role, VALUES[sentence.language]);
    return amount ? [amount] : [];
  });
}

interface RoleMark {
  start: number;
  end: number;
  /** `undefined` at the end of a clause: cues before it say nothing about amounts after it. */
  role: AmountRole | undefined;
}

/** The cues in the order of their ends; of two cues with the same end, the longer cue first. */
function roleMarks(folded: string, language: Language): RoleMark[] {
  const marks: RoleMark[] = ROLES.flatMap(([list, role]) =>
    [...folded.matchAll(cues(list, language))].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      role,
    })),
  );
  for (const { index } of folded.matchAll(/[;()]/g))
    marks.push({ start: index, end: index, role: undefined });
  return marks.sort((a, b) => a.end - b.end || b.start - a.start);
}

/** The role by a cue after the amount: “35 € cobramos”. In “£190, parts £85” the cue belongs to the next amount. */
function followingRole(folded: string, mark: RoleMark | undefined, end: number): AmountRole | undefined {
  if (!mark || mark.start - end >= 25) return undefined;
  const isOfNext =
    folded.slice(end, mark.start).includes(',') &&
    /^(?: (?:are|is|about|costs?|son|cuestan?))? ?[$£€]?\d/.test(folded.slice(mark.end));
  return isOfNext ? undefined : mark.role;
}

/** Whether the amount is in a list of prices: “revisión 35 €, pinchazo 15 €”. */
function isLabelled(before: string): boolean {
  return /(?:^|[,.:(] ?)(?:[a-z]+ ){0,2}$/.test(before);
}

function readAmount(
  match: RegExpMatchArray,
  unit: string,
  role: AmountRole,
  words: Readonly<Record<string, number>>,
): Amount | undefined {
  const { sign, first, second, name, slang, bare, unit: typedUnit } = match.groups ?? {};
  const number = first ?? second ?? bare ?? '';
  const value = slang
    ? /^f/i.test(slang)
      ? 5
      : 10
    : (words[fold(number)] ?? numbersIn(number.replace(/m$/i, ' million'))?.[0]);
  const kind = (sign ?? name ?? (slang && 'quid') ?? '').toLowerCase();
  if (value === undefined) return undefined;
  const isSubunit = /^(?:c[eé]ntimos|cents?|pence|p)$/.test(kind);
  const matched = match[0];
  return {
    typed: (unit || !typedUnit ? matched : matched.slice(0, -typedUnit.length)).trim(),
    value: isSubunit ? value / 100 : value,
    currency: /€|euro|eur|c[eé]nti/.test(kind)
      ? '€'
      : /£|pound|quid|gbp|libra|pence|^p$/.test(kind)
        ? '£'
        : kind === ''
          ? undefined
          : '$',
    unit,
    role,
  };
}

function unitOf(typed: string | undefined): string {
  // “25 € a colegios” says to whom, “$25 a day” how often.
  if (!typed || /^\s?a\s\S+s$/i.test(typed)) return '';
  const [first = ''] = fold(typed)
    .replace(/^(?:\/ ?|(?:al|a la|por cada|por|cada|la|el|per|an?|each|every|for each) )/, '')
    .split(' ');
  if (NO_UNIT.test(first)) return '';
  return UNITS[first] ?? first;
}
