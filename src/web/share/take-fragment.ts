/**
 * The fragment of a shared report. Taken out of the address when this module is evaluated, which the entry does
 * before anything else runs: no later script, analytics included, can read it.
 */
export const takenFragment = take();

function take(): string | undefined {
  const { hash, pathname, search } = location;
  if (!isReportFragment(hash)) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

export function isReportFragment(fragment: string): boolean {
  return /^#r\d+\./.test(fragment);
}

/** The same for a link that is opened in a page that is already there. */
export function onFragment(open: (fragment: string) => void): () => void {
  const changed = () => {
    const fragment = take();
    if (fragment !== undefined) open(fragment);
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
