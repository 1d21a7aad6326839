import { useEffect, useState } from 'react';
import type { Page } from '../pages.ts';
import { loadedPage, loadPage } from './lazy-pages.ts';

/** A legal page. Its text is there already, except when Back reaches it in a tab that has never shown it. */
export function LegalScreen({ page }: { page: Page }) {
  const [, setLoaded] = useState<Page>();
  const Text = loadedPage(page);
  useEffect(() => {
    // A file that is gone (a newer version was deployed meanwhile) comes back with the whole page.
    if (!Text)
      loadPage(page).then(
        () => setLoaded(page),
        () => location.reload(),
      );
  }, [page, Text]);
  return Text ? <Text /> : null;
}
