import { requiredContext } from '../contexts.ts';
import type { Reader } from './reader.ts';
import { CallStore } from './store.ts';

interface Call {
  /** `undefined` where nobody can read: no model, or the site's service reads no calls. */
  reader: Reader | undefined;
  /** The site has no model, and the visitor has connected none. */
  isWithoutModel: boolean;
  /** Opens the settings; absent where the host offers visitors no service. */
  connect: (() => void) | undefined;
  /** Fills the form for one idea. */
  analyze(idea: string): void;
}

export const [CallContext, useCallContext] = requiredContext<Call>('a call');

/** One for the page, outside the components: a visit to another page does not stop a reading. */
export const store = new CallStore();
