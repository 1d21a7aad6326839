import type { AnswerService } from '../domain/answer-service.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { AnalyzeOptions } from '../model/analyze.ts';

/** What one tool call has a service do. */
export interface Work<Event extends { type: string }> {
  /** Name in logs and metrics. */
  kind: 'analysis' | 'rating' | 'plan' | 'evidence';
  language: Language;
  /** What the person has found out since. */
  results?: string | undefined;
  /** Ends with exactly one terminal event. */
  events(service: AnswerService, options: AnalyzeOptions): AsyncGenerator<Event>;
}

/**
 * Runs the work of a call. The server puts its limits, logs and metrics around it, and a refusal by a limit is an
 * `error` event like any other failure. Aborting the signal stops the model.
 */
export type RunWork = <Event extends { type: string }>(
  work: Work<Event>,
  signal: AbortSignal,
) => AsyncIterable<Event | FailureEvent | { type: string }>;

/** Asks the service directly, without limits: for one person's own machine. */
export function runDirectly(service: AnswerService, options: AnalyzeOptions): RunWork {
  return ({ results, events }, signal) =>
    events(service, { ...options, signal, ...(results ? { results } : {}) });
}
