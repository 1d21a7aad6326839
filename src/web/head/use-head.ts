import { useEffect, useRef } from 'react';
import type { SiteSettings } from '../../domain/site-settings.ts';

/** Updates the head tags on navigation. The server renders those of the first page. */
export function useHead(path: string, settings: SiteSettings): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    import('./update-head.ts').then(
      ({ updateHead }) => {
        if (shown.current === path) updateHead(path, settings);
      },
      // If the code cannot be fetched, the head tags stay those of the page before. Only crawlers and bookmarks need them.
      () => undefined,
    );
  }, [path, settings]);
}
