import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../domain/idea.ts';
import { replacePath } from '../location.ts';
import { languageAt, translatedPath } from '../pages.ts';
import { requiredContext } from '../required-context.ts';
import { storeLanguage } from './stored-language.ts';

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
