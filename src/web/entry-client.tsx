// Must be first: removes a shared report from the URL before any other code runs.
import './share/take-fragment.ts';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE } from '../domain/language.ts';
import type { SiteSettings } from '../domain/site-settings.ts';
import { App } from './app.tsx';
import { storeLanguage } from './i18n/language.tsx';
import { languageAt, loadPage, pageAt } from './pages.ts';
import './styles.css';

const { pathname } = location;
const page = pageAt(pathname);

// Opening a URL of another language chooses that language. A URL of the default language does not change the choice.
const language = languageAt(pathname);
if (page !== undefined && language !== DEFAULT_LANGUAGE) storeLanguage(language);

// Written by `renderDocument` from the same type.
const settings = JSON.parse(document.getElementById('site-settings')?.textContent ?? '') as SiteSettings;

// No top-level await: the legal pages' chunk imports this chunk, so each would wait for the other.
loadPage(page).then(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <App settings={settings} />);
  const { analytics } = settings;
  if (analytics.kind !== 'off') {
    import('./analytics/start-analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(analytics),
      // A content blocker may block the code.
      () => undefined,
    );
  }
});
