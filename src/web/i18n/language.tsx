import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { brand } from '../../brand.ts';
import type { Language } from '../../domain/language.ts';
import { requiredContext } from '../contexts.ts';
import { replacePath } from '../location.ts';
import { languageAt, PAGES, pathOf, translatedPath } from '../pages.ts';
import { writeStored } from '../stored.ts';

interface LanguageState {
  language: Language;
  /** Changes the texts without a reload, stores the choice and updates the address. */
  setLanguage(language: Language): void;
}

const [LanguageContext, useLanguage] = requiredContext<LanguageState>('a language');

export { useLanguage };

/**
 * The first language is that of the address. After that the visitor's choice wins and the address follows it, even when
 * Back reaches a page that was visited in the other language.
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

/** Stores the choice. Where the browser forbids storage, the address decides on every visit. */
export function storeLanguage(language: Language): void {
  writeStored(LANGUAGE_KEY, language);
}

/** The English address of each Spanish one, after `/en`, where it is another word. */
function englishWords(): Record<string, string> {
  const words = PAGES.map((page) => [pathOf(page, 'es'), pathOf(page, 'en').slice('/en'.length)] as const);
  return Object.fromEntries(words.filter(([es, en]) => es !== en));
}

/**
 * Inline script in every page's head, run before the first paint. Redirects visitors who chose English from a Spanish
 * address to the English one, and hides the Spanish page meanwhile. Its syntax is old, so that old browsers run it too.
 */
export function languageCheck(): string {
  return `try{var p=location.pathname,w=${JSON.stringify(englishWords())};if(localStorage.getItem('${LANGUAGE_KEY}')==='en'&&!/^\\/en(\\/|$)/.test(p)){document.documentElement.hidden=true;location.replace('/en'+(w.hasOwnProperty(p)?w[p]:p)+location.search+location.hash)}}catch(e){}`;
}
