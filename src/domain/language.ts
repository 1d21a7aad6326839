/** Languages of page, prompts and reports. Texts are typed by `Language`, so that the compiler finds missing translations. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';
/** How the addresses of each language begin. */
export const PATH_PREFIX: Readonly<Record<Language, string>> = { es: '', en: '/en' };
/** The language that the page's switch offers, and the language of a second version of a report. */
export const OTHER_LANGUAGE: Readonly<Record<Language, Language>> = { es: 'en', en: 'es' };
/** How numbers and dates are written in each language. */
export const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };
