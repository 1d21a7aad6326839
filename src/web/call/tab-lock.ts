import { brand } from '../../brand.ts';

const NAME = `${brand.slug}-call`;
/** How long the lock may be missing before the call counts as open in another tab: a reloaded page releases it late. */
const PATIENCE_MS = 700;

interface LockListener {
  held(): void;
  elsewhere(): void;
}

/** Ends the request that waits for another tab. */
let waiting = new AbortController();
let listener: LockListener | undefined;

/**
 * Reserves the call for this tab, so that two tabs never read the same text. Calls `held` once this tab has the lock, and
 * `elsewhere` while another tab has it. When the other tab closes, this tab gets the lock.
 */
export function lockForTab(newListener: LockListener): void {
  listener = newListener;
  // Pages over plain HTTP have no locks.
  if (!navigator.locks) {
    listener.held();
    return;
  }
  waiting = new AbortController();
  request({ signal: waiting.signal });
}

/** Takes the call from the tab that has it. */
export function takeFromOtherTab(): void {
  waiting.abort();
  request({ steal: true });
}

function request(options: LockOptions): void {
  const timer = setTimeout(() => listener?.elsewhere(), PATIENCE_MS);
  let isHeld = false;
  navigator.locks
    .request(NAME, options, () => {
      clearTimeout(timer);
      isHeld = true;
      listener?.held();
      // Keeps the lock until the tab is closed or another tab takes it.
      return new Promise(() => undefined);
    })
    .catch(() => {
      clearTimeout(timer);
      if (!isHeld) return;
      listener?.elsewhere();
      waiting = new AbortController();
      request({ signal: waiting.signal });
    });
}
