import { LANGUAGES, type Language } from '../domain/language.ts';
import { frequentLanguages, wordsIn } from '../text/frequent-words.ts';
import { someText } from './json/json-value.ts';

/** Least share of frequent words in a text. Texts in one of the languages have 0.3 to 0.5, a Polish text has 0.06. */
const LEAST_SHARE = 0.12;
/** With fewer words the share proves nothing. */
const LEAST_WORDS = 40;

/**
 * The language of a document's texts if it is not the requested language: `other` for a third language. `undefined` also for
 * too little text to tell.
 */
export function otherLanguage(document: unknown, requested: Language): Language | 'other' | undefined {
  const written = writtenLanguage(document);
  return written === requested ? undefined : written;
}

/** `other` for a third language, `undefined` for too little text to tell. */
export function writtenLanguage(document: unknown): Language | 'other' | undefined {
  const texts: string[] = [];
  someText(document, (text) => {
    texts.push(text);
    return false;
  });
  const all = texts.join(' ');
  const words = wordsIn(all);
  // Chinese and Japanese have no spaces: few words, many letters.
  if (words.length < LEAST_WORDS) return all.length > 8 * LEAST_WORDS ? 'other' : undefined;
  const { languages, count } = frequentLanguages(words);
  if (count / words.length < LEAST_SHARE) return 'other';
  return LANGUAGES.find((language) => languages.includes(language)) ?? 'other';
}
