import { brand } from '../../brand.ts';

const NAME = `${brand.slug}-call`;
/** A reload may request the lock before the replaced page has released it. */
const PATIENCE_MS = 700;

let waiting = new AbortController();
let told: { held(): void; elsewhere(): void } | undefined;

/**
 * Reserves the call for this tab, so that two tabs never read the same text twice. Calls `held` once this tab has the
 * lock, and `elsewhere` while another tab has it. When that tab closes, this one gets the lock.
 */
export function holdTab(tell: { held(): void; elsewhere(): void }): void {
  told = tell;
  // Plain http has no locks.
  if (!navigator.locks) {
    tell.held();
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
  const timer = setTimeout(() => told?.elsewhere(), PATIENCE_MS);
  let isHeld = false;
  navigator.locks
    .request(NAME, options, () => {
      clearTimeout(timer);
      isHeld = true;
      told?.held();
      // Keeps the lock until the tab is closed or another tab takes it.
      return new Promise(() => undefined);
    })
    .catch(() => {
      clearTimeout(timer);
      if (!isHeld) return;
      told?.elsewhere();
      waiting = new AbortController();
      request({ signal: waiting.signal });
    });
}
