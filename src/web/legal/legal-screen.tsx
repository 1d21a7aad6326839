import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import type { Page } from '../pages.ts';
import { messages } from '../shell/messages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { loadedPage, loadPage } from './lazy-pages.ts';

/** A legal page. Its chunk is already loaded, except when Back reaches it after a reload. */
export function LegalScreen({ page }: { page: Page }) {
  const [, setLoaded] = useState<Page>();
  const Text = loadedPage(page);
  useEffect(() => {
    // If the chunk is gone because a newer version was deployed, a reload finds the new one.
    if (!Text)
      loadPage(page).then(
        () => setLoaded(page),
        () => location.reload(),
      );
  }, [page, Text]);
  return Text ? <Text backHome={<BackHome />} /> : null;
}

function BackHome() {
  const { backHome } = useMessages(messages);
  return (
    <PageLink to="home" className="link inline-flex min-h-11 items-center gap-2 print:hidden">
      <span aria-hidden="true">←</span>
      {backHome}
    </PageLink>
  );
}
