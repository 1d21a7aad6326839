import { DEFAULT_LANGUAGE, LANGUAGES, type Language, PATH_PREFIX } from '../domain/language.ts';

/** The site's pages with their paths. Any other path gets a 404. The requirements fix the paths of the legal pages. */
const PAGE_PATHS = {
  home: { es: '/', en: '/en' },
  example: { es: '/ejemplo', en: '/en/example' },
  call: { es: '/convocatoria', en: '/en/call' },
  privacy: { es: '/privacidad', en: '/en/privacidad' },
  terms: { es: '/terminos', en: '/en/terminos' },
} as const satisfies Record<string, Record<Language, string>>;

export type Page = keyof typeof PAGE_PATHS;

export const PAGES = Object.keys(PAGE_PATHS) as Page[];

export function pathOf(page: Page, language: Language): string {
  return PAGE_PATHS[page][language];
}

export const PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => pathOf(page, language)),
);

/** The page at exactly this path, or `undefined`. Case-sensitive and without a trailing slash, as on the server. */
export function pageAt(path: string): Page | undefined {
  return PAGES.find((page) => pathOf(page, languageAt(path)) === path);
}

/** The language of a path, whether there is a page or not. */
export function languageAt(path: string): Language {
  const [, first] = path.split('/');
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/** The path of the same page in `language`. In an unknown path, only the prefix changes. */
export function translatedPath(path: string, language: Language): string {
  const page = pageAt(path);
  if (page) return pathOf(page, language);
  return PATH_PREFIX[language] + path.slice(PATH_PREFIX[languageAt(path)].length);
}

type Loaders = Readonly<Record<Exclude<Page, 'home'>, { preload(): Promise<unknown> }>>;

let loaders: Loaders | undefined;

/**
 * Registers the loaders of all pages but `home`, which is part of the first load. Importing the pages here would be an
 * import cycle: they contain links, and a link preloads its page with `loadPage`.
 */
export function registerPages(pages: Loaders): void {
  loaders = pages;
}

/** Resolves when the page can be rendered. Hydration must wait, because it must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page !== undefined && page !== 'home') await loaders?.[page].preload();
}
