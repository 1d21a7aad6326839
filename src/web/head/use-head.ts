import { useEffect, useRef } from 'react';

/** Updates the head tags on navigation. The server renders those of the first page. */
export function useHead(path: string, siteUrl: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    import('./update-head.ts').then(
      ({ updateHead }) => {
        if (shown.current === path) updateHead(path, siteUrl);
      },
      // If the code cannot be fetched the head stays unchanged, which matters only to crawlers and bookmarks.
      () => undefined,
    );
  }, [path, siteUrl]);
}
