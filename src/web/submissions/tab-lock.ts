import { brand } from '../../brand.ts';

const NAME = `${brand.slug}-call`;
/** How long to wait for the lock before reporting another tab: a page that reloads holds the lock a little longer. */
const GRACE_MS = 700;

interface LockListener {
  onHeld(): void;
  onHeldElsewhere(): void;
}

/**
 * Reserves the call for this tab, so that two tabs do not read the same text. When the tab that has the call closes, this tab
 * gets it.
 * @returns takes the call from the tab that has it
 */
export function lockForTab({ onHeld, onHeldElsewhere }: LockListener): () => void {
  // Over plain HTTP there are no locks, so every tab may read.
  if (!navigator.locks) {
    onHeld();
    return () => undefined;
  }
  /** Aborts the request that waits for another tab. */
  let waiting = new AbortController();
  const wait = () => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  function request(options: LockOptions): void {
    const timer = setTimeout(onHeldElsewhere, GRACE_MS);
    let isHeld = false;
    navigator.locks
      .request(NAME, options, () => {
        clearTimeout(timer);
        isHeld = true;
        onHeld();
        // Keeps the lock until the tab is closed or another tab takes it.
        return new Promise(() => undefined);
      })
      .catch(() => {
        clearTimeout(timer);
        if (!isHeld) return;
        onHeldElsewhere();
        wait();
      });
  }
  wait();
  return () => {
    waiting.abort();
    request({ steal: true });
  };
}
