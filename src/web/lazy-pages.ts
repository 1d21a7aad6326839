import type { Page } from './pages.ts';

type Loaders = Readonly<Record<Exclude<Page, 'home'>, { preload(): Promise<unknown> }>>;

let loaders: Loaders | undefined;

/** Names the pages beside `home`, which is part of the first load. They link to each other, so this module cannot. */
export function registerPages(pages: Loaders): void {
  loaders = pages;
}

/** Resolves when the page can be rendered. Awaited before hydration, which must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page !== undefined && page !== 'home') await loaders?.[page].preload();
}
