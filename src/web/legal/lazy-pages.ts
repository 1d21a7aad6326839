import type { ComponentType } from 'react';
import type { Page } from '../pages.ts';

/** The long texts come when they are needed, in one file; `home` is always there. */
const LOADERS: Readonly<Record<Exclude<Page, 'home'>, () => Promise<ComponentType>>> = {
  privacy: () => import('./legal-pages.tsx').then((module) => module.PrivacyPage),
  terms: () => import('./legal-pages.tsx').then((module) => module.TermsPage),
};

const loaded = new Map<Page, ComponentType>();

/** Resolves when the page can be rendered at once. Awaited before hydrating, so that it finds what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page === undefined || page === 'home' || loaded.has(page)) return;
  loaded.set(page, await LOADERS[page]());
}

export function loadedPage(page: Page): ComponentType | undefined {
  return loaded.get(page);
}
