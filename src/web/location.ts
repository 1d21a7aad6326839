import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Path of the current page.
 * @param serverPath the path on the server, which has no `location`
 */
export function usePathname(serverPath?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => serverPath ?? location.pathname,
  );
}

/** Navigates to another page of this site without a document load. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  for (const listener of listeners) listener();
}

/** Changes the path in the current page's URL without a history entry. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', path + location.search + location.hash);
  for (const listener of listeners) listener();
}
