import type { Language } from './language.ts';

/** The words for 1, 2, 3 … */
export const NUMBER_WORDS: Readonly<Record<Language, readonly string[]>> = {
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
};

/** A number in words, or in digits if it is above 20, for sentences that contain a constant. */
export function numberInWords(number: number, language: Language): string {
  return NUMBER_WORDS[language][number - 1] ?? String(number);
}

/** The text with a capital first letter, for the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
