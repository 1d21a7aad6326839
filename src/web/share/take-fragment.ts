/** The beginning of the fragment of a shared report. The number is the version of its format. */
const REPORT_FRAGMENT = /^#r(\d+)\./;

/**
 * The fragment that the page was opened with, until it is passed on. This module removes it from the URL when it is
 * evaluated, before any other code runs, so that no later script, analytics included, can read it.
 */
let initialFragment = takeFragment();

function takeFragment(): string | undefined {
  // On the server there is no `location`.
  if (typeof location === 'undefined' || !REPORT_FRAGMENT.test(location.hash)) return undefined;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** Calls `open` once for the link that opened the page, and for each link that is followed while the page is open. */
export function onFragment(open: (fragment: string) => void): () => void {
  const passFragment = () => {
    const fragment = initialFragment ?? takeFragment();
    initialFragment = undefined;
    if (fragment !== undefined) open(fragment);
  };
  passFragment();
  addEventListener('hashchange', passFragment);
  return () => removeEventListener('hashchange', passFragment);
}
