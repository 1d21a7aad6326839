import { brand } from '../../brand.ts';

const NAME = `${brand.slug}-call`;
/** How long to wait for the lock before reporting another tab: a page that reloads holds the lock a little longer. */
const GRACE_MS = 700;

interface LockListener {
  onHeld(): void;
  onHeldElsewhere(): void;
}

/** Aborts the request that waits for another tab. */
let waitAbort = new AbortController();
let listener: LockListener | undefined;

/**
 * Reserves the call for this tab, so that two tabs do not read the same text. Calls `onHeld` when this tab gets the lock,
 * and `onHeldElsewhere` when another tab has it. When the other tab closes, this tab gets the lock.
 */
export function lockForTab(newListener: LockListener): void {
  listener = newListener;
  // Over plain HTTP there are no locks, so every tab may read.
  if (!navigator.locks) {
    listener.onHeld();
    return;
  }
  waitAbort = new AbortController();
  request({ signal: waitAbort.signal });
}

/** Takes the call from the tab that has it. */
export function takeFromOtherTab(): void {
  waitAbort.abort();
  request({ steal: true });
}

function request(options: LockOptions): void {
  const timer = setTimeout(() => listener?.onHeldElsewhere(), GRACE_MS);
  let isHeld = false;
  navigator.locks
    .request(NAME, options, () => {
      clearTimeout(timer);
      isHeld = true;
      listener?.onHeld();
      // Keeps the lock until the tab is closed or another tab takes it.
      return new Promise(() => undefined);
    })
    .catch(() => {
      clearTimeout(timer);
      if (!isHeld) return;
      listener?.onHeldElsewhere();
      waitAbort = new AbortController();
      request({ signal: waitAbort.signal });
    });
}
