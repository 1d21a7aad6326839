import type { AnalysisEvent, PlanEvent, RatingEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { Axis } from '../domain/rubric.ts';

export interface IdeaRequest {
  idea: string;
  language: Language;
  results?: string | undefined;
}

/**
 * What the tools call. The server puts its limits, logs and metrics around each; the command asks the service
 * directly. A refusal by a limit is an `error` event like any other failure. Aborting the signal stops the model.
 */
export interface Analyses {
  report(request: IdeaRequest, signal: AbortSignal): AsyncIterable<AnalysisEvent>;
  rating(request: IdeaRequest, signal: AbortSignal): AsyncIterable<RatingEvent>;
  plan(request: IdeaRequest & { weakest: readonly Axis[] }, signal: AbortSignal): AsyncIterable<PlanEvent>;
}
