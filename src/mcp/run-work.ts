import type { AnswerService } from '../domain/answer-service.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { AnalyzeOptions } from '../model/analyze.ts';

/** The work of one tool call. */
export interface Work<Event extends { type: string }> {
  /** Name in logs and metrics. */
  kind: 'analysis' | 'rating' | 'plan' | 'evidence';
  language: Language;
  /** Results of experiments. */
  results?: string | undefined;
  /** Ends with exactly one terminal event. */
  events(service: AnswerService, options: AnalyzeOptions): AsyncGenerator<Event>;
}

/**
 * Runs the work of a call. The server adds limits, logs and metrics; a rejection by a limit is an `error` event. Aborting
 * the signal stops the model.
 */
export type RunWork = <Event extends { type: string }>(
  work: Work<Event>,
  signal: AbortSignal,
) => AsyncIterable<Event | FailureEvent | { type: string }>;

/** Calls the service without limits, for use on one's own machine. */
export function runDirectly(service: AnswerService, options: AnalyzeOptions): RunWork {
  return ({ results, events }, signal) => events(service, { ...options, signal, results });
}
