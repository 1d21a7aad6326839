import { flushSync } from 'react-dom';

/**
 * Changes the screen by a short cross-fade, during which the old one can no longer be used; at once where the
 * visitor wants no motion or the browser cannot.
 */
export function fade(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // A tab that is hidden, or another change meanwhile: the screen changes without the fade.
  ready.catch(() => undefined);
}
