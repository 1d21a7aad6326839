import { useEffect, useSyncExternalStore } from 'react';
import { INITIAL_STATE } from './analysis-state.ts';
import { createAnalysisStore, type LoadReportReader } from './analysis-store.ts';

/** One store per page. The server also creates one, which never changes. */
const store = createAnalysisStore();

/** Shows the form and keeps the reports. */
export const showForm = store.showForm;

/**
 * State and actions of this tab's ideas and reports.
 * @param loadReader see `restore`; must not change between renders
 */
export function useAnalysis(loadReader: LoadReportReader) {
  const state = useSyncExternalStore(store.subscribe, store.getState, () => INITIAL_STATE);
  useEffect(() => {
    try {
      void store.restore(sessionStorage, loadReader);
    } catch {
      // If the browser forbids storage, even reading the property throws.
    }
  }, [loadReader]);
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
