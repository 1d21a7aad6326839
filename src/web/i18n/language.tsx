import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { brand } from '../../brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, PATH_PREFIX } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';
import { writeStored } from '../local-storage.ts';
import { replacePath } from '../location.ts';
import { languageAt, PAGES, pathOf, translatedPath } from '../pages.ts';

interface LanguageState {
  language: Language;
  /** Changes the texts without a reload, stores the choice and updates the URL. */
  setLanguage(language: Language): void;
}

const [LanguageContext, useLanguage] = requiredContext<LanguageState>('a language');

export { useLanguage };

/**
 * The URL sets the first language. After that the visitor's choice wins and the URL follows, even when Back leads to a
 * page that was visited in the other language.
 */
export function LanguageProvider({ pathname, children }: { pathname: string; children: ReactNode }) {
  const [language, setLanguage] = useState(() => languageAt(pathname));

  useEffect(() => {
    document.documentElement.lang = language;
    if (languageAt(pathname) !== language) replacePath(translatedPath(pathname, language));
  }, [pathname, language]);

  const state = useMemo<LanguageState>(
    () => ({
      language,
      setLanguage(next) {
        storeLanguage(next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/** The texts in the page's language; the same object until the language changes. */
export function useMessages<Texts extends object>(messages: Readonly<Record<Language, Texts>>): Texts {
  return messages[useLanguage().language];
}

const LANGUAGE_KEY = `${brand.slug}_lang`;

/** Stores the visitor's choice. If the browser blocks storage, the URL decides on every visit. */
export function storeLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
}

/** Maps each page's path in the default language to its path in `language`, and `''` to the prefix of unknown paths. */
function pathsIn(language: Language): Record<string, string> {
  const paths = PAGES.map((page) => [pathOf(page, DEFAULT_LANGUAGE), pathOf(page, language)]);
  return Object.fromEntries([['', PATH_PREFIX[language]], ...paths]);
}

/**
 * Inline script in every page's head, run before the first paint. On a URL of the default language, it redirects
 * visitors who chose another language, and hides the page meanwhile. Its syntax is old, so that old browsers run it.
 */
export function languageCheck(): string {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  const table = JSON.stringify(Object.fromEntries(others.map((language) => [language, pathsIn(language)])));
  return `try{var p=location.pathname,c=localStorage.getItem('${LANGUAGE_KEY}'),a=${table},h=a.hasOwnProperty,w=a[c];if(h.call(a,c)&&!/^\\/(${others.join('|')})(\\/|$)/.test(p)){document.documentElement.hidden=true;location.replace((h.call(w,p)?w[p]:w['']+p)+location.search+location.hash)}}catch(e){}`;
}
