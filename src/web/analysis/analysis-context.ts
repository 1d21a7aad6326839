import { useEffect, useSyncExternalStore } from 'react';
import { requiredContext } from '../contexts.ts';
import type { LoadSource } from './source.ts';
import { type AnalysisState, INITIAL_STATE } from './state.ts';
import { AnalysisStore, type LoadSessionCheck } from './store.ts';

/** State and actions that the components of the main screen share. */
export interface Analysis {
  state: AnalysisState;
  store: AnalysisStore;
  load: LoadSource;
  /** Whether this site's server writes the reports. Otherwise the visitor's own service does. */
  bySite: boolean;
  /** Whether there is a model, this site's or the visitor's. */
  hasModel: boolean;
  /** Opens the settings; `undefined` if the operator lets visitors use no service of their own. */
  connect: (() => void) | undefined;
}

export const [AnalysisContext, useAnalysisContext] = requiredContext<Analysis>('an analysis');

/** One store per page. The server also creates a store, which never changes. */
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
      // If the browser blocks storage, even reading the property throws.
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
