// First: takes a shared report out of the address before any other code runs.
import './share/take-fragment.ts';
import { hydrateRoot } from 'react-dom/client';
import type { SiteSettings } from '../domain/site-settings.ts';
import { App } from './app.tsx';
import { storeLanguage } from './i18n/stored-language.ts';
import { loadPage } from './legal/lazy-pages.ts';
import { languageAt, pageAt } from './pages.ts';
import './styles.css';

const { pathname } = location;
const page = pageAt(pathname);

// Opening an English page is a choice of English; opening a Spanish one is only the default.
if (page !== undefined && languageAt(pathname) === 'en') storeLanguage('en');

// The server made this block from the same type.
const settings = JSON.parse(document.getElementById('site-settings')?.textContent ?? '') as SiteSettings;

// No top-level await: the pages' own chunks import from this one, and would wait for it while it waits for them.
loadPage(page).then(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <App settings={settings} />);
  if (settings.analytics.kind !== 'off') {
    import('./analytics/start-analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(settings.analytics),
      // A visit that cannot be counted is no failure of the page.
      () => undefined,
    );
  }
});
