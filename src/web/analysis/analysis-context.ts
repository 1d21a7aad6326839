import { requiredContext } from '../contexts.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { AnalysisState } from './report-state.ts';
import type { LoadSource } from './source.ts';

/** State and actions that the components of the main screen share. */
export interface Analysis {
  state: AnalysisState;
  store: AnalysisStore;
  load: LoadSource;
  /** Analyzes the text in the form. */
  analyze(): void;
  /** Fetches the code that an analysis needs. */
  prefetch(): void;
  /** Whether this site's server writes the reports. Otherwise the visitor's own service does. */
  bySite: boolean;
  /** Whether there is a model, this site's or the visitor's. */
  hasModel: boolean;
  /** Opens the settings; `undefined` if the operator lets visitors use no service of their own. */
  connect: (() => void) | undefined;
}

/** The store of the page, above its screens. */
export const [AnalysisStoreContext, useAnalysisStore] = requiredContext<AnalysisStore>('an analysis store');

export const [AnalysisContext, useAnalysisContext] = requiredContext<Analysis>('an analysis');
