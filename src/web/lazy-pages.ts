import type { ComponentType } from 'react';
import type { Page } from './pages.ts';
import type { HomeLink } from './ui/home-link.ts';

type LazyPage = ComponentType<{ HomeLink: HomeLink }>;

/** The pages beside `home`, which is part of the first load. */
const LOADERS: Readonly<Record<Exclude<Page, 'home'>, () => Promise<LazyPage>>> = {
  example: () => import('./report/example-page.tsx').then((module) => module.ExamplePage),
  privacy: () => import('./legal/legal-pages.tsx').then((module) => module.PrivacyPage),
  terms: () => import('./legal/legal-pages.tsx').then((module) => module.TermsPage),
};

const loaded = new Map<Page, LazyPage>();

/** Resolves when the page can be rendered. Awaited before hydration, which must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page === undefined || page === 'home' || loaded.has(page)) return;
  loaded.set(page, await LOADERS[page]());
}

export function loadedPage(page: Page): LazyPage | undefined {
  return loaded.get(page);
}
