/** Languages of page, prompts and reports. Texts are typed by `Language`, so that the compiler finds missing translations. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'es' satisfies Language;
/** The prefix of the page paths of each language. */
export const PATH_PREFIX = Object.fromEntries(
  LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? '' : `/${language}`]),
) as Readonly<Record<Language, string>>;
/** For each language the next one, for the page's language switch and for the second version of a report. */
export const OTHER_LANGUAGE = Object.fromEntries(
  LANGUAGES.map((language, index) => [language, LANGUAGES[(index + 1) % LANGUAGES.length]]),
) as Readonly<Record<Language, Language>>;
/** The locale for the numbers and dates of each language. */
export const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };
