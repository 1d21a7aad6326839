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
      // If the code cannot be fetched the head stays unchanged, which matters only to crawlers and bookmarks.
      () => undefined,
    );
  }, [path, settings]);
}
