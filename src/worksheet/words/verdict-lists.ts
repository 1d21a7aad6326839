import * as enHarm from './en/harm.ts';
import * as enNotAnIdea from './en/not-an-idea.ts';
import * as esHarm from './es/harm.ts';
import * as esNotAnIdea from './es/not-an-idea.ts';

/** The lists behind the verdicts, apart from the reader's: the page's checklist does without them. */
export const VERDICT_LISTS = {
  es: Object.assign({}, esHarm, esNotAnIdea),
  en: Object.assign({}, enHarm, enNotAnIdea),
} as const;

/** The name of each class of harm, after “esto parece” · “this looks like”. */
export function harmNames(language: 'es' | 'en'): string[] {
  return VERDICT_LISTS[language].harm
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(0, line.indexOf(' :: ')));
}
