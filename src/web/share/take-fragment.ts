/** Begins the fragment of a shared report; the number is that of its format. */
export const REPORT_FRAGMENT = /^#r(\d+)\./;

/**
 * The fragment of a shared report. It is removed from the address when this module is evaluated, before any other code
 * runs, so that no later script, analytics included, can read it.
 */
let taken = take();

/** Returns the fragment that the page was opened with, once. */
export function takenFragment(): string | undefined {
  const fragment = taken;
  taken = undefined;
  return fragment;
}

function take(): string | undefined {
  // On the server there is no `location`.
  if (typeof location === 'undefined' || !REPORT_FRAGMENT.test(location.hash)) return undefined;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** Calls `open` for a link that is followed while the page is already open. */
export function onFragment(open: (fragment: string) => void): () => void {
  const changed = () => {
    const fragment = take();
    if (fragment !== undefined) open(fragment);
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
