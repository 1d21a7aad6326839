import { useEffect, useSyncExternalStore } from 'react';
import { INITIAL_STATE } from './state.ts';
import { AnalysisStore, type LoadSessionCheck } from './store.ts';

/** One store per page. The server also creates one, which never changes. */
const store = new AnalysisStore();

export const { showForm, discard, type: typeIdea } = store;

/**
 * State and actions of this tab's ideas and reports.
 * @param loadCheck for `store.restore`; must be the same function in every render
 */
export function useAnalysis(loadCheck: LoadSessionCheck) {
  const state = useSyncExternalStore(store.subscribe, store.getState, () => INITIAL_STATE);
  useEffect(() => {
    try {
      void store.restore(sessionStorage, loadCheck);
    } catch {
      // If the browser forbids storage, even reading the property throws.
    }
  }, [loadCheck]);
  useEffect(() => {
    const resume = ({ persisted }: PageTransitionEvent) => persisted && store.resume();
    addEventListener('pagehide', store.suspend);
    addEventListener('pageshow', resume);
    return () => {
      removeEventListener('pagehide', store.suspend);
      removeEventListener('pageshow', resume);
    };
  }, []);
  return { state, store };
}
