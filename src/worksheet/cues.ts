import type { Language } from '../domain/idea.ts';
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

const NUMBER =
  '(?:[0-9][0-9.,]*(?: (?:mil|millones|thousand|million))?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|a hundred|a dozen)';

const compiled = new Map<string, RegExp>();

/** The one expression of a word list. */
export function cues(list: WordList, language: Language): RegExp {
  return expression(list[language]);
}

/**
 * One expression from a word list, global, for `matchAll`; compiled when it is first needed. A line is a regular
 * expression over folded text (lower case, no accents) that stands between whole words; `~` is the rest of a word, `#` a
 * number in digits or in words, `_ ` up to three words, `GROUP` a group that `markGroups` has marked.
 */
export function expression(list: string): RegExp {
  const known = compiled.get(list);
  if (known) return known;
  const lines = linesOf(list).map((line) =>
    line
      .replaceAll('GROUP', '§[^§]+§')
      .replaceAll('~', '[a-z]*')
      .replaceAll('#', NUMBER)
      .replaceAll('_ ', "(?:[a-z0-9'-]+ ){0,3}"),
  );
  const made = new RegExp(`(?<![a-z0-9])(?:${lines.join('|')})(?:(?![a-z0-9])|(?<= ))`, 'g');
  compiled.set(list, made);
  return made;
}

export function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '');
}

/** Text as the cues read it. */
type Folded = Pick<Piece, 'folded' | 'language'>;

export function has({ folded, language }: Folded, list: WordList): boolean {
  return folded.search(cues(list, language)) >= 0;
}

/**
 * The text with every named group between section signs. Groups are found once: spelled out in each line that names
 * one, they took a tenth of a second to compile.
 */
export function markGroups({ folded, language }: Folded): string {
  return folded.replaceAll('§', ' ').replace(cues(basic.groups, language), '§$&§');
}

const NOT = /(?:^|[^a-z])(?:no|nunca|ni|tampoco|not|never|nor|cannot|dont|wont|[a-z]+n't)(?![a-z])/;
/** UTF-16 units before a cue in which its denial stands. */
const NEAR = 24;

/** Whether a denial stands before this place, in the same clause: “we do not charge £10”. */
export function isDeniedBefore({ folded, language }: Folded, at: number): boolean {
  const before = folded.slice(Math.max(0, at - NEAR), at).replace(/^.*[,;:.()]/, '');
  return NOT.test(before) && !has({ folded: before, language }, basic.denialNot);
}
