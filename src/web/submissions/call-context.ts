import { requiredContext } from '../contexts.ts';
import { useStore } from '../ui/store.ts';
import type { ReadingService } from './reading-service.ts';
import type { CallState } from './state.ts';
import type { CallStore } from './store.ts';

interface Call {
  readonly store: CallStore;
  /** `undefined` if there is no model, or the site's service does not read calls. */
  readonly service: ReadingService | undefined;
  /** Whether the site has no model and the visitor has connected none. */
  readonly isWithoutModel: boolean;
  /** Opens the settings. `undefined` if visitors cannot connect their own service. */
  readonly connect: (() => void) | undefined;
}

export const [CallContext, useCallContext] = requiredContext<Call>('a call');

/** A part of the call's state, with `useStore`. */
export function useCall<Selected>(select: (state: CallState) => Selected): Selected {
  return useStore(useCallContext().store, select);
}
