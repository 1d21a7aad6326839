import { LANGUAGES, type Language } from '../domain/language.ts';
import { someText } from './json/json-value.ts';

/** Words that are frequent in one of the languages and rare in the other. */
const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    'el la los las un una de del que y en para por con se no es lo su al más como o sin ya'.split(' '),
  ),
  en: new Set(
    'the of and to in is for that with on it as not by or are at from this be an who what'.split(' '),
  ),
};
/** Least share of common words. It is about 0.35 in prose of the language itself, and under 0.1 in other languages. */
const LEAST_SHARE = 0.12;
/** In fewer words the share is no evidence. */
const LEAST_WORDS = 40;

/** The language of a document's texts: `other` for a third language, `undefined` for too little text to tell. */
export function writtenLanguage(document: unknown): Language | 'other' | undefined {
  const common: Record<Language, number> = { es: 0, en: 0 };
  let words = 0;
  let letters = 0;
  someText(document, (text) => {
    letters += text.length;
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      words += 1;
      for (const language of LANGUAGES) if (COMMON_WORDS[language].has(word)) common[language] += 1;
    }
    return false;
  });
  // Chinese and Japanese have no spaces: few words, many letters.
  if (words < LEAST_WORDS) return letters > 8 * LEAST_WORDS ? 'other' : undefined;
  const best: Language = common.en > common.es ? 'en' : 'es';
  return common[best] / words >= LEAST_SHARE ? best : 'other';
}
