import { useEffect, useRef } from 'react';
import type { SiteSettings } from '../../domain/site-settings.ts';

/** Updates the head tags on navigation. The server renders the first page's head tags. */
export function useHead(path: string, settings: SiteSettings): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    import('./update-head.ts').then(
      ({ updateHead }) => {
        if (shownPath.current === path) updateHead(path, settings);
      },
      // If the code cannot be fetched, the previous page's head tags stay. Only crawlers and bookmarks need head tags.
      () => undefined,
    );
  }, [path, settings]);
}
