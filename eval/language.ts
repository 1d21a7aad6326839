import type { Language } from '../src/domain/language.ts';

/** Function words that are frequent in one of the languages and do not occur in the other. */
const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    'el la los las un una de del que y en con por para se su sus lo al más mas pero como es son está ya le les muy sin sobre este esta esto'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in that is are for with it its as by from this which be or an at but not they their has have would will can you your'.split(
      ' ',
    ),
  ),
};

/**
 * Detects the language of a text by counting function words.
 * @returns `undefined` if neither language leads, e.g. for gibberish
 */
export function detectLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  const difference = count('es') - count('en');
  if (difference === 0) return undefined;
  return difference > 0 ? 'es' : 'en';
}
