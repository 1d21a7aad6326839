import { useEffect, useSyncExternalStore } from 'react';
import { INITIAL_STATE } from './analysis-state.ts';
import { createAnalysisStore } from './analysis-store.ts';

/** One for the page, above every route: made on the server too, where nothing ever changes it. */
const store = createAnalysisStore();

/** Ideas and reports of this tab, and what can be done with them. The server's HTML is the empty form. */
export function useAnalysis() {
  const state = useSyncExternalStore(store.subscribe, store.getState, () => INITIAL_STATE);
  useEffect(() => {
    try {
      void store.restore(sessionStorage);
    } catch {
      // Where the browser forbids storage, even naming it throws.
    }
  }, []);
  return { state, store };
}
