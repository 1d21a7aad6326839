import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../domain/idea.ts';
import { replacePath, usePathname } from '../location.ts';
import { languageAt, pathIn } from '../pages.ts';
import { storeLanguage } from './stored-language.ts';

interface LanguageState {
  language: Language;
  /** Changes every text in place, remembers the choice and moves the address to the page's twin. */
  setLanguage(language: Language): void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

/**
 * The page starts in the language of its address. From then on the visitor's choice leads and the address
 * follows, also when Back reaches an entry made before the choice.
 * @param path the address, where there is no `location` to ask: on the server
 */
export function LanguageProvider({ path, children }: { path?: string | undefined; children: ReactNode }) {
  const pathname = usePathname(path);
  const [language, setLanguage] = useState(() => languageAt(pathname));

  useEffect(() => {
    document.documentElement.lang = language;
    if (languageAt(pathname) !== language) replacePath(pathIn(pathname, language));
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

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}
