import type { ComponentType } from 'react';
import type { Page } from './pages.ts';

type Loaders = Readonly<Record<Exclude<Page, 'home'>, () => Promise<ComponentType>>>;

let loaders: Loaders | undefined;
const loaded = new Map<Page, ComponentType>();

/** Names the pages beside `home`, which is part of the first load. They link to each other, so this module cannot. */
export function registerPages(pages: Loaders): void {
  loaders = pages;
}

/** Resolves when the page can be rendered. Awaited before hydration, which must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page === undefined || page === 'home' || loaded.has(page) || !loaders) return;
  loaded.set(page, await loaders[page]());
}

export function loadedPage(page: Page): ComponentType | undefined {
  return loaded.get(page);
}
