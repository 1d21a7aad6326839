import type { WorkEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import type { AnalyzeOptions } from './analyze.ts';

/** Kinds of work, as logs and metrics name them. Add a new kind only here. */
export const WORK_KINDS = ['analysis', 'reply', 'rating', 'reading'] as const;

export interface Work {
  kind: (typeof WORK_KINDS)[number];
  language: Language;
  /** Ends with exactly one terminal event. */
  events(options: AnalyzeOptions): AsyncGenerator<WorkEvent>;
}

/** Runs work within limits; a rejection is an `error` event. Aborting the signal stops the model. */
export type WorkRunner = (work: Work, signal: AbortSignal) => AsyncIterable<WorkEvent>;
