import { createContext, type ReactNode, useContext } from 'react';
import type { LoadSource } from './ask.ts';
import type { Failure } from './source.ts';
import type { AnalysisState } from './state.ts';
import type { AnalysisStore } from './store.ts';

/** What the parts of the main screen share. */
export interface Analysis {
  state: AnalysisState;
  store: AnalysisStore;
  load: LoadSource;
  /** False if fixed rules answer, without a model. */
  aiGenerated: boolean;
  /** Whether this site's server can search the web for the chosen service. */
  canSearch: boolean;
  /** Opens the settings; `undefined` if the host offers visitors no service of their own. */
  connect: (() => void) | undefined;
  /** A failure in words, with a button to try again. */
  explain(failure: Failure | undefined, onRetry: () => void): ReactNode;
}

export const AnalysisContext = createContext<Analysis | undefined>(undefined);

export function useAnalysisContext(): Analysis {
  const analysis = useContext(AnalysisContext);
  if (!analysis) throw new Error('useAnalysisContext needs an AnalysisContext above it');
  return analysis;
}
