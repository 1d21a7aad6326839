/** Languages of page, prompts and reports. Texts are typed by `Language`, so that the compiler names what a new one lacks. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** How numbers and dates are written in each language. */
export const LOCALES: Readonly<Record<Language, string>> = { es: 'es-ES', en: 'en-GB' };
