import type { Language } from '../domain/language.ts';
import { NUMBER_WORDS } from '../domain/number-words.ts';
import { withoutAccents } from '../domain/text-matching.ts';
import type { Piece } from './text.ts';
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

/** Folded number words. Without “uno” and “one”, which are mostly pronouns. “Once” is a number in Spanish alone. */
export const NUMBERS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  es: numbersOf('es'),
  en: numbersOf('en'),
};

function numbersOf(language: Language) {
  const small = NUMBER_WORDS[language].map((word, index) => [withoutAccents(word), index + 1]).slice(1);
  return { ...Object.fromEntries(small), ...LARGE_NUMBERS[language] };
}

const compiled: Readonly<Record<Language, Map<string, RegExp>>> = { es: new Map(), en: new Map() };

/** The expression of a word list in one language. */
export function cues(list: WordList, language: Language): RegExp {
  return expression(list[language], language);
}

/**
 * Compiles a word list, once, to one global expression for folded text. Each line of the list is a regular expression
 * that matches whole words. In it `~` stands for the rest of a word, `#` for a number in digits or words, `_ ` for up to
 * three words, and `GROUP` for a group that `markGroups` has marked.
 */
export function expression(list: string, language: Language): RegExp {
  const known = compiled[language].get(list);
  if (known) return known;
  const words = Object.keys(NUMBERS[language]).join('|');
  const number = `(?:[0-9][0-9.,]*(?: (?:mil|millones|thousand|million))?|${words}|a hundred|a dozen)`;
  const lines = linesOf(list).map((line) =>
    line
      .replaceAll('GROUP', '§[^§]+§')
      .replaceAll('~', '[a-z]*')
      .replaceAll('#', number)
      .replaceAll('_ ', "(?:[a-z0-9'-]+ ){0,3}"),
  );
  const made = new RegExp(`(?<![a-z0-9])(?:${lines.join('|')})(?:(?![a-z0-9])|(?<= ))`, 'g');
  compiled[language].set(list, made);
  return made;
}

export function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '');
}

type Folded = Pick<Piece, 'folded' | 'language'>;

export function has({ folded, language }: Folded, list: WordList): boolean {
  return folded.search(cues(list, language)) >= 0;
}

/**
 * Puts section signs around every group of people that the text names. The lists say `GROUP` instead of repeating all
 * groups, which took a tenth of a second to compile.
 */
export function markGroups({ folded, language }: Folded): string {
  return folded.replaceAll('§', ' ').replace(cues(basic.groups, language), '§$&§');
}

const NOT = /(?:^|[^a-z])(?:no|nunca|ni|tampoco|not|never|nor|cannot|dont|wont|[a-z]+n't)(?![a-z])/;
/** UTF-16 units before a cue in which a denial is looked for. */
const NEAR = 24;

/** Whether a denial stands before this place, in the same clause: “we do not charge £10”. */
export function isDeniedBefore({ folded, language }: Folded, at: number): boolean {
  const before = folded.slice(Math.max(0, at - NEAR), at).replace(/^.*[,;:.()]/, '');
  return NOT.test(before) && !has({ folded: before, language }, basic.denialNot);
}
