import type { Language } from '../domain/language.ts';
import { NUMBER_WORDS } from '../domain/number-words.ts';
import { withoutAccents } from '../domain/text-matching.ts';
import { basicEn } from './words/basic.en.ts';
import { basicEs } from './words/basic.es.ts';

/** A word list in each language. */
export type WordList = Readonly<Record<Language, string>>;

/** Pairs the word lists of both languages by their names. */
export function wordLists<Name extends string>(es: Record<Name, string>, en: Record<Name, string>) {
  const names = Object.keys(es) as Name[];
  return Object.fromEntries(names.map((name) => [name, { es: es[name], en: en[name] }])) as Record<
    Name,
    WordList
  >;
}

export const basic = wordLists(basicEs, basicEn);

const LARGE_NUMBERS = {
  es: {
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    mil: 1000,
  },
  en: { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
} as const;

/** Folded number words, without “uno” and “one”, which are mostly pronouns. “Once” is a number only in Spanish. */
export const NUMBERS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  es: numbersOf('es'),
  en: numbersOf('en'),
};

function numbersOf(language: Language) {
  const small = NUMBER_WORDS[language].map((word, index) => [withoutAccents(word), index + 1]).slice(1);
  return { ...Object.fromEntries(small), ...LARGE_NUMBERS[language] };
}

/** A number that counts people or things, not money, shares, length or time. */
const NOT_A_MEASURE =
  '(?<![£$€])#(?! ?(?:%|€|£|euros?|pesos|soles|dolares|dollars|pounds|quid|al |a la |por |per |each|a (?:month|week|day|year)|minut|hora|hour|dia|day|semana|week|mes(?:es)?(?![a-z])|month|ano|year|km|kilo|metro|metre|mile))';

const compiled: Readonly<Record<Language, Map<string, RegExp>>> = { es: new Map(), en: new Map() };

/**
 * Compiles a word list, once, to one global regular expression for folded text. Each line of the list is a regular expression
 * that matches whole words. In it `~` stands for the rest of a word, `#` for a number in digits or words, `_ ` for up to
 * three words, `COUNT` for a number that counts people or things, and `GROUP` for people whom `markGroups` has marked.
 */
export function expression(list: string, language: Language): RegExp {
  const known = compiled[language].get(list);
  if (known) return known;
  const words = Object.keys(NUMBERS[language]).join('|');
  const number = `(?:[0-9][0-9.,]*(?: (?:mil|millones|thousand|million))?|${words}|a hundred|a dozen|a couple)`;
  const lines = linesOf(list).map((line) =>
    line
      .replaceAll('COUNT', NOT_A_MEASURE)
      .replaceAll('GROUP', '§[^§]+§')
      .replaceAll('~', '[a-z]*')
      .replaceAll('#', number)
      .replaceAll('_ ', "(?:(?!who|which|whose|que )[a-z0-9§'-]+ ){0,3}"),
  );
  const regex = new RegExp(`(?<![a-z0-9])(?:${lines.join('|')})(?:(?![a-z0-9])|(?<= ))`, 'g');
  compiled[language].set(list, regex);
  return regex;
}

export function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '');
}

interface Folded {
  folded: string;
  language: Language;
}

/** The regular expression of a word list in one language. */
export function cues(list: WordList, language: Language): RegExp {
  return expression(list[language], language);
}

/** The place of the first cue of a list, or -1. */
export function cueAt({ folded, language }: Folded, list: WordList): number {
  return folded.search(cues(list, language));
}

export function has(piece: Folded, list: WordList): boolean {
  return cueAt(piece, list) >= 0;
}

/** The text with section signs around the people in it. The other lists say `GROUP` instead of repeating all words for people. */
export function markGroups({ folded, language }: Folded): string {
  return folded.replaceAll('§', ' ').replace(cues(basic.people, language), '§$&§');
}

/** The words before a cue in which a denial is searched for. */
const NEAR = /(?:[^\s,;:.()]+\s){0,5}[^\s,;:.()]*$/;

/** Whether a denial precedes this place in its clause: “we do not charge £10”. */
export function isDeniedBefore({ folded, language }: Folded, at: number): boolean {
  // A limit of 120 characters, enough for six words, so that the search takes the same time everywhere.
  const [near = ''] = NEAR.exec(folded.slice(Math.max(0, at - 120), at)) ?? [];
  return isDenied({ folded: near, language });
}

export function isDenied(piece: Folded): boolean {
  return has(piece, basic.denial) && !has(piece, basic.denialNot);
}
