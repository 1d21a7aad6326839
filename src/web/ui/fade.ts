import { flushSync } from 'react-dom';

/** Applies a change with a cross-fade, or at once under reduced motion or without browser support. */
export function fade(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejected if the tab is hidden or another transition starts; the change is applied anyway.
  ready.catch(() => undefined);
}
