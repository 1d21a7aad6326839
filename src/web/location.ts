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
 * Path of the page shown, letter by letter as the server sees it.
 * @param serverPath the address, where there is no `location` to ask
 */
export function usePathname(serverPath?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => serverPath ?? location.pathname,
  );
}

/** Goes to another page of this site without loading a document. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  for (const listener of listeners) listener();
}

/** Gives the page shown another address, leaving no step that Back would undo. */
export function replacePath(path: string): void {
  history.replaceState(history.state, '', path + location.search + location.hash);
  for (const listener of listeners) listener();
}
