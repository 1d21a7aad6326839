import { useEffect, useRef } from 'react';

/** Updates the head's tags on navigation. The server rendered the first ones. */
export function useHead(path: string, siteUrl: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    import('./update-head.ts').then(
      ({ updateHead }) => {
        if (shown.current === path) updateHead(path, siteUrl);
      },
      // Offline the head stays as it was: it matters to crawlers and bookmarks only.
      () => undefined,
    );
  }, [path, siteUrl]);
}
