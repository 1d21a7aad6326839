import type { SiteSettings } from '../domain/site-settings.ts';
import { discard, showForm } from './analysis/use-analysis.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { useHead } from './head/use-head.ts';
import { LanguageProvider } from './i18n/language.tsx';
import { registerPages } from './lazy-pages.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { usePathname } from './location.ts';
import { pageAt } from './pages.ts';
import { AiSettingsProvider } from './settings/ai-settings.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { SiteSettingsProvider } from './ui/site-settings.tsx';

registerPages({
  example: () => import('./report/example-page.tsx').then((module) => module.ExamplePage),
  privacy: () => import('./legal/legal-pages.tsx').then((module) => module.PrivacyPage),
  terms: () => import('./legal/legal-pages.tsx').then((module) => module.TermsPage),
});

/**
 * The page, for server and browser.
 * @param path the address; set only on the server
 */
export function App({ settings, path }: { settings: SiteSettings; path?: string }) {
  const pathname = usePathname(path);
  useHead(pathname, settings);
  return (
    <SiteSettingsProvider settings={settings}>
      <LanguageProvider path={path}>
        <AiSettingsProvider>
          <Shell onHome={showForm}>
            <ErrorBoundary
              resetKey={pathname}
              onError={discard}
              fallback={(reset) => <ErrorScreen reason="brokenPage" onLeave={reset} />}
            >
              <Screen path={pathname} />
            </ErrorBoundary>
          </Shell>
        </AiSettingsProvider>
      </LanguageProvider>
    </SiteSettingsProvider>
  );
}

function Screen({ path }: { path: string }) {
  const page = pageAt(path);
  if (page === undefined) return <ErrorScreen reason="unknownAddress" />;
  if (page === 'home') return <AnalysisScreen />;
  return <LazyScreen page={page} />;
}
