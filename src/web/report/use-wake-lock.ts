import { useEffect } from 'react';

/** Keeps the screen awake while `active`. The browser drops the lock when the tab is hidden, so it is taken again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const take = () => {
      // Refused in a low battery mode, for instance. Then the screen sleeps as usual.
      if (!document.hidden) lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.then((held) => held?.release());
    };
  }, [active]);
}
