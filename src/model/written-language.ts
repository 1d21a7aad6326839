import { LANGUAGES, type Language } from '../domain/idea.ts';
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
/** Share of common words in prose of the language: about 0.35; in another language under 0.1. */
const LEAST_SHARE = 0.12;
/** With fewer words nothing can be said. */
const LEAST_WORDS = 40;

/** The language of a document's texts: `other` when it is neither, `undefined` when there is too little text to tell. */
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
