import { requiredContext } from '../required-context.ts';
import type { LoadSource } from './ask.ts';
import type { AnalysisState } from './state.ts';
import type { AnalysisStore } from './store.ts';

/** State and actions that the components of the main screen share. */
export interface Analysis {
  state: AnalysisState;
  store: AnalysisStore;
  load: LoadSource;
  /** Whether this site's server answers; otherwise the visitor's own service does. */
  bySite: boolean;
  /** Whether a model answers: this site's or the visitor's. */
  hasModel: boolean;
  /** Opens the settings; `undefined` if the host offers visitors no service of their own. */
  connect: (() => void) | undefined;
}

export const [AnalysisContext, useAnalysisContext] = requiredContext<Analysis>('an analysis');
