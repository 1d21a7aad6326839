import { useSyncExternalStore } from 'react';
import { requiredContext } from '../required-context.ts';
import type { Signal } from './signal.ts';

/** The index of the text whose row is open, at most one. A change redraws two rows alone. */
export const [OpenedRowContext, useOpenedRow] = requiredContext<Signal<number | undefined>>('an opened row');

export function useIsOpened({ subscribe, get }: Signal<number | undefined>, index: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => get() === index,
    () => false,
  );
}
