/** Languages of page, prompts and reports. Texts are typed by `Language`, so that the compiler finds missing translations. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE = 'es' satisfies Language;
/** How the addresses of each language begin. */
export const PATH_PREFIX = Object.fromEntries(
  LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? '' : `/${language}`]),
) as Readonly<Record<Language, string>>;
/** The language that the page's switch offers, and the language of a second version of a report: the next one. */
export const OTHER_LANGUAGE = Object.fromEntries(
  LANGUAGES.map((language, index) => [language, LANGUAGES[(index + 1) % LANGUAGES.length]]),
) as Readonly<Record<Language, Language>>;
/** How numbers and dates are written in each language. */
export const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };
