import { LANGUAGES, type Language } from '../domain/idea.ts';

/** The site's pages. Each has one address per language; anything else is a 404. */
export const PAGES = ['home', 'privacy', 'terms'] as const;
export type Page = (typeof PAGES)[number];

const SPANISH_PATHS: Readonly<Record<Page, string>> = {
  home: '/',
  privacy: '/privacidad',
  terms: '/terminos',
};

/** Address of a page in a language. The names are Spanish under `/en` too. */
export function pathOf(page: Page, language: Language): string {
  return pathIn(SPANISH_PATHS[page], language);
}

export const PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => pathOf(page, language)),
);

/** The page at exactly this address, or `undefined`. Case-sensitive, without a trailing slash, as on the server. */
export function pageAt(path: string): Page | undefined {
  const spanish = pathIn(path, 'es');
  return PAGES.find((page) => SPANISH_PATHS[page] === spanish && PATHS.includes(path));
}

/** An address under `/en` is English, whether the page exists or not. */
export function languageAt(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'es';
}

/** The same address in `language`. Works for unknown addresses too. */
export function pathIn(path: string, language: Language): string {
  const spanish = languageAt(path) === 'en' ? path.slice('/en'.length) || '/' : path;
  if (language === 'es') return spanish;
  return spanish === '/' ? '/en' : `/en${spanish}`;
}
