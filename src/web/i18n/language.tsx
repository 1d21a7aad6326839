import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import type { Language } from '../../analysis/idea.ts';
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
  const pathname = usePathname(path === undefined ? {} : { ssrPath: path });
  const [language, setLanguage] = useState(() => languageAt(pathname));

  useEffect(() => {
    document.documentElement.lang = language;
    if (languageAt(pathname) !== language) moveTo(pathIn(pathname, language));
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

/** Replaces the entry: a change of language is no step that Back should undo. */
function moveTo(path: string) {
  navigate(path + location.search + location.hash, { replace: true, state: history.state });
}

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it');
  return state;
}
