/**
 * The fragment of a shared report. Taken out of the address when this module is evaluated, which the entry does
 * before anything else: no later script, analytics included, can read it.
 */
let taken = take();

/** The fragment with which the page was opened, for whoever asks first. */
export function takenFragment(): string | undefined {
  const fragment = taken;
  taken = undefined;
  return fragment;
}

function take(): string | undefined {
  // Rendered on the server, a page has no address of its own.
  if (typeof location === 'undefined' || !isReportFragment(location.hash)) return undefined;
  const { hash, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

export function isReportFragment(fragment: string): boolean {
  return /^#r\d+\./.test(fragment);
}

/** Calls back for a link that is opened in a page that is there already. */
export function onFragment(open: (fragment: string) => void): () => void {
  const changed = () => {
    const fragment = take();
    if (fragment !== undefined) open(fragment);
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
