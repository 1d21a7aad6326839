import { useEffect, useState } from 'react';
import type { SiteSettings } from '../domain/site-settings.ts';
import { AnalysisStoreContext } from './analysis/analysis-context.ts';
import { AnalysisStore } from './analysis/analysis-store.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { SiteSettingsContext } from './contexts.ts';
import { useHead } from './head/use-head.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { navigate, usePathname } from './location.ts';
import { languageAt, type Page, pageAt, pathOf, registerPages } from './pages.ts';
import { ChosenServiceProvider } from './settings/chosen-service.tsx';
import { openReports } from './share/use-open-requests.ts';
import { ErrorBoundary, UnknownPage } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { lazyPart } from './ui/lazy-part.ts';

const LAZY_PAGES = {
  example: lazyPart(() => import('./report/example-page.tsx').then((module) => module.ExamplePage)),
  call: lazyPart(() => import('./submissions-screen.tsx').then((module) => module.CallScreen)),
  privacy: lazyPart(() => import('./legal/legal-pages.tsx').then((module) => module.PrivacyPage)),
  terms: lazyPart(() => import('./legal/legal-pages.tsx').then((module) => module.TermsPage)),
};
registerPages(LAZY_PAGES);

/**
 * The whole page, rendered on the server and hydrated in the browser.
 * @param path path of the page; set only on the server
 */
export function App({ settings, path }: { settings: SiteSettings; path?: string }) {
  const pathname = usePathname(path);
  useHead(pathname, settings);
  const [store] = useState(() => new AnalysisStore());
  return (
    <SiteSettingsContext value={settings}>
      <LanguageProvider pathname={pathname}>
        <ErrorBoundary resetKey={pathname} onError={store.discard}>
          <AnalysisStoreContext value={store}>
            <ChosenServiceProvider>
              <Shell onHome={store.showForm} onReports={() => showReports(pathname)}>
                <Screen path={pathname} />
              </Shell>
            </ChosenServiceProvider>
          </AnalysisStoreContext>
        </ErrorBoundary>
      </LanguageProvider>
    </SiteSettingsContext>
  );
}

/** Opens the list of saved reports over the main screen. */
function showReports(pathname: string): void {
  if (pageAt(pathname) !== 'home') navigate(pathOf('home', languageAt(pathname)));
  openReports();
}

function Screen({ path }: { path: string }) {
  const page = pageAt(path);
  if (page === undefined) return <UnknownPage />;
  if (page === 'home') return <AnalysisScreen />;
  return <LazyScreen key={page} page={page} />;
}

/** A page that has its own chunk. The chunk is already loaded, unless Back leads to the page after a reload. */
function LazyScreen({ page }: { page: Exclude<Page, 'home'> }) {
  const { preload, usePart } = LAZY_PAGES[page];
  const Content = usePart();
  useEffect(() => {
    // A newer version of the site may have replaced the chunk. A reload then loads the new version.
    preload().catch(() => location.reload());
  }, [preload]);
  return Content && <Content />;
}
