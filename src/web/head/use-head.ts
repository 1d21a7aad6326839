import { useEffect, useRef } from 'react';

/** Keeps title, addresses and social tags those of the page shown. The server has sent the first ones. */
export function useHead(path: string, siteUrl: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    import('./update-head.ts').then(
      ({ updateHead }) => {
        if (shown.current === path) updateHead(path, siteUrl);
      },
      // Without the network the texts change all the same; the head is for crawlers and bookmarks.
      () => undefined,
    );
  }, [path, siteUrl]);
}
