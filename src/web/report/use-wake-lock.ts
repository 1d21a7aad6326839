import { useEffect } from 'react';

/** Keeps the screen awake while `active`. A hidden tab loses the lock, so it requests a new lock when it is shown again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const requestLock = () => {
      // The browser may deny the lock, e.g. in battery saver mode.
      if (!document.hidden) lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}
