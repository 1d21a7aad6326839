import type { Language } from '../src/domain/idea.ts';

/** Function words that one of the two languages uses all the time and the other never does. */
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
 * Which of the two languages a text is written in, by counting function words.
 * @returns `undefined` where neither leads, e.g. for gibberish
 */
export function detectLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  const difference = count('es') - count('en');
  if (difference === 0) return undefined;
  return difference > 0 ? 'es' : 'en';
}
