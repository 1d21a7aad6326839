import type { Page } from './pages.ts';

type Loaders = Readonly<Record<Exclude<Page, 'home'>, { preload(): Promise<unknown> }>>;

let loaders: Loaders | undefined;

/**
 * Registers the loaders of all pages but `home`, which is part of the first load. Importing the pages here would be an
 * import cycle: they contain links, and a link preloads its page with `loadPage`.
 */
export function registerPages(pages: Loaders): void {
  loaders = pages;
}

/** Resolves when the page can be rendered. Hydration waits for it, because it must render what the server sent. */
export async function loadPage(page: Page | undefined): Promise<void> {
  if (page !== undefined && page !== 'home') await loaders?.[page].preload();
}
