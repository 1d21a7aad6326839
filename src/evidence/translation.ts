import type { Language } from '../domain/language.ts';
import { alternatives } from '../domain/text-matching.ts';
import { frequentLanguages, wordsIn } from '../text/frequent-words.ts';

/** Scripts of languages whose frequent words are not known. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** The languages that a short text may be in; empty if the text has no frequent word of any language. */
function languagesOf(text: string): string[] {
  return OTHER_SCRIPT.test(text) ? ['other'] : frequentLanguages(wordsIn(text)).languages;
}

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(list)}(?![\\p{L}\\p{N}])`, 'iu');

const NEGATIONS: Readonly<Record<string, RegExp>> = {
  es: word('no|ni|nunca|jamás|sin|nadie|nada|ning[uú]n(?:[oa]s?)?|tampoco|apenas|excepto|salvo'),
  en: word(
    "no|not|never|without|nobody|none|nothing|neither|nor|cannot|hardly|barely|except|unless|\\p{L}+n['’]t",
  ),
  pt: word('não|nem|nunca|jamais|sem|ninguém|nada|nenhum(?:a|as|ns)?|tampouco|exceto|salvo'),
  fr: word("ne|n['’]|pas|ni|jamais|sans|rien|aucune?|sauf"),
  de: word('nicht|kein\\p{L}*|nie|niemals|ohne|niemand|nichts|weder|kaum|außer'),
  it: word('non|né|mai|senza|nessun[oa]?|niente|nulla|neanche|tranne'),
  ca: word('no|ni|mai|sense|ningú|res|cap|tampoc|excepte'),
  nl: word('niet|geen|nooit|zonder|niemand|niets|noch|behalve'),
  other: /[不没沒無无非未別别]|ない|ません|なし|[않못없]|아니|не|нет|ни|без|لا|ليس|بدون|लाख|नहीं/iu,
};

/** Words and symbols that both texts must have, or neither: currencies, shares, periods, limits, growth and decline. */
const SHARED: readonly RegExp[] = [
  /€|(?<!\p{L})eur(?:os?)?(?!\p{L})/iu,
  /[$]|(?<!\p{L})(?:usd|d[oó]lar(?:es)?|dollars?)(?!\p{L})/iu,
  /£|(?<!\p{L})(?:gbp|pounds?|libras?|livres?|pfund)(?!\p{L})/iu,
  /%|(?<!\p{L})(?:per ?cent|percent|p[eo]r ?cento|por ?ciento|pour ?cent|prozent)(?!\p{L})/iu,
  word('h|hours?|hourly|horas?|heures?|stunden?|ore|ora|uur|hores?'),
  word(
    'days?|daily|d[ií]as?|diari[oa]s?|diariamente|jours?|journée|tag(?:e[ns]?)?|täglich|giorn[oi]|dag(?:en)?|dies',
  ),
  word(
    'weeks?|weekly|semanas?|semanal(?:es|mente)?|semaines?|wochen?|wöchentlich|settiman[ae]|setman[ae]s?|weken',
  ),
  word(
    'months?|monthly|mes(?:es)?|mensual(?:es|mente)?|mensal|mês|mensais|mois|mensuel\\p{L}*|monat\\p{L}*|mes[ei]|mensil[ei]|maand(?:en)?',
  ),
  word(
    'years?|yearly|annual(?:ly)?|años?|anual(?:es|mente)?|anos?|anuais|ans?|années?|annuel\\p{L}*|jahr\\p{L}*|jährlich|ann[oi]|annual[ei]|jaar|anys?',
  ),
  word(
    'at least|more than|over|above|más de|al menos|a partir de|desde|como mínimo|mais de|pelo menos|mehr als|mindestens|über|plus de|au moins|à partir de|più di|almeno|meer dan|més de|starting at|starts? at|from|ab|vanaf|dès|da',
  ),
  word(
    "up to|less than|fewer than|under|below|at most|maximum|hasta|menos de|como máximo|máximo|até|bis(?: zu)?|weniger als|höchstens|maximal|jusqu[’']?\\p{L}*|moins de|au plus|fino a|meno di|massimo|tot|minder dan|fins|menys de",
  ),
  /(?<!\p{L})(?:crec|cresc|creix|aument|augment|increment|sub(?:e|i[oóu])|gr[eo]w|ris(?:e|ing)|rose|increas|steig|stieg|gestiegen|wachs|gewachsen|wuchs|groei|duplic|triplic|doubl|verdoppel|raddoppi)/iu,
  /(?<!\p{L})(?:ca(?:e|en|yó|yeron|iu|iu|ída)(?!\p{L})|cal(?:a|o|ato|ò)(?!\p{L})|baj(?:a|ó|ar|an)|baix|disminu|diminu|descen|descend|reduc|redu[zj]|r[ée]dui|fall|fell|drop|declin|decreas|fiel|gesunken|sank|gefallen|baiss|scend|scese|daal)/iu,
];
/** Numbers in words, fractions and magnitudes of eight languages. `domain/number-words.ts` lacks them. */
const NUMBER_WORDS = word(String.raw`
dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince
veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to|tos|tas)?|mil(?:es)?|mill[oó]n(?:es)?|bill[oó]n(?:es)?
mitad|medi[oa]|terci[oa]s?|tercera|cuart[oa]s?|doble|triple|docenas?|decenas?
two|three|four|five|six|seven|eight|nine|ten
eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty
thirty|forty|fifty|sixty|seventy|eighty|ninety
hundreds?|thousands?|millions?|billions?|trillions?
bn|m|k|half|halves|thirds?|quarters?|twice|double|dozens?|lakhs?|crores?
zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|million(?:en)?|milliarden?|mio|mrd
hälfte|halb\p{L}*|drittel|viertel
dois|duas|três|quatro|sete|oito|nove|dez
cem|milhão|milhões|milhares|bilhões|metade
deux|trois|quatre|cinq|sept|huit|neuf|dix
cent|mille|millions?|milliards?|moitié|demi\p{L}*|tiers|quart
due|tre|quattro|cinque|sei|sette|otto|dieci
cento|mila|milion[ei]|miliard[oi]|metà|mezzo`);
const HAN_NUMBER = /[一二三四五六七八九十百千万萬億亿兆半]/u;

/**
 * The numbers in digits, whatever separates their thousands and decimals, sorted. They are compared as written and in the
 * digits of any script; `numbersIn` of `domain/` reads values, in two formats.
 */
function sortedNumbers(text: string): string {
  const plain = text.normalize('NFKC').replace(/(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g, '');
  return (plain.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [])
    .map((number) => number.replaceAll(',', '.'))
    .sort()
    .join(' ');
}

/** The lengths of a text and its translation differ by at most this factor; Chinese is shorter than English. */
const LENGTH_RATIO = { Latin: 2, other: 6 };

/**
 * Whether a translation into the report's language may be shown. Rejects a translation of a part in that language, and
 * what it cannot compare: number words, magnitudes, an unknown language. Cannot tell whether a noun is right.
 * @param part the words that were translated
 */
export function isFaithful(translation: string, part: string, language: Language): boolean {
  const from = languagesOf(part);
  if (from.length === 0 || from.includes(language) || !languagesOf(translation).includes(language))
    return false;
  const ratio = LENGTH_RATIO[from.includes('other') ? 'other' : 'Latin'];
  if (translation.length > ratio * part.length || part.length > ratio * translation.length) return false;
  if ([part, translation].some((text) => NUMBER_WORDS.test(text)) || HAN_NUMBER.test(part)) return false;
  if (sortedNumbers(part) !== sortedNumbers(translation)) return false;
  if (isNegative(part, from) !== isNegative(translation, [language])) return false;
  if (SHARED.some((pattern) => pattern.test(part) !== pattern.test(translation))) return false;
  return namesIn(translation).every((name) => wordsIn(part).some((other) => other.startsWith(name)));
}

function isNegative(text: string, languages: readonly string[]): boolean {
  return languages.some((language) => NEGATIONS[language]?.test(text));
}

/** The first letters of words with a capital within a sentence: names, which a translation keeps. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{L}{2,}/gu), ([name]) =>
    name.slice(0, 3).toLowerCase(),
  );
}
