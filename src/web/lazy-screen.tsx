import { useEffect, useState } from 'react';
import { loadedPage, loadPage } from './lazy-pages.ts';
import type { Page } from './pages.ts';

/** A page with a chunk of its own. The chunk is already loaded, except when Back reaches it after a reload. */
export function LazyScreen({ page }: { page: Page }) {
  const [, setLoaded] = useState<Page>();
  const Content = loadedPage(page);
  useEffect(() => {
    // If the chunk is gone because a newer version was deployed, a reload finds the new one.
    if (!Content)
      loadPage(page).then(
        () => setLoaded(page),
        () => location.reload(),
      );
  }, [page, Content]);
  return Content ? <Content /> : null;
}
