import type { ComponentType } from 'react';
import type { Page } from '../pages.ts';
import type { LegalPageProps } from './legal-text.ts';

type LegalPage = ComponentType<LegalPageProps>;

/** Both legal pages are in one chunk; `home` is part of the first load. */
const LOADERS: Readonly<Record<Exclude<Page, 'home'>, () => Promise<LegalPage>>> = {
  privacy: () => import('./legal-pages.tsx').then((module) => module.PrivacyPage),
  terms: () => import('./legal-pages.tsx').then((module) => module.TermsPage),
};

const loaded = new Map<Page, LegalPage>();

/** Resolves when the page can be rendered. Awaited before hydration, which must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page === undefined || page === 'home' || loaded.has(page)) return;
  loaded.set(page, await LOADERS[page]());
}

export function loadedPage(page: Page): LegalPage | undefined {
  return loaded.get(page);
}
