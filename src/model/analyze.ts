import type { AnswerService, AnswerTask } from '../domain/answer-service.ts';
import type { AnalysisEvent, PlanEvent, RatingEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import type { Axis } from '../domain/rubric.ts';
import { failureEvent } from './failure-event.ts';
import type { Format } from './formats/format.ts';
import { planFormat } from './formats/plan.ts';
import { ratingFormats } from './formats/rating.ts';
import { reportFormat } from './formats/report.ts';
import { type AnalyzeOptions, awaitDocument, writeDocument } from './write-document.ts';

export type { AnalysisObserver, AnalyzeOptions } from './write-document.ts';

/**
 * Analyzes one idea. Yields `started`, the report's sections as the service completes them, then exactly one terminal
 * event, `report` or `error`. Never throws. Leaving the iteration, or aborting `options.signal`, closes the call to
 * the service.
 * @param idea within the lengths of `ideaLengthProblem`, checked by the caller
 */
export function analyze(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AnalysisEvent> {
  return eventsOf(
    reportFormat,
    { kind: 'report', ...ideaAndResults(idea, language, options) },
    service,
    options,
  );
}

/**
 * Writes the experiments and questions to validate an idea with. The events are those of `analyze`, except that the
 * terminal one is `plan` or `error`.
 * @param weakest the axes rated lowest, worst first; may be empty
 */
export function planValidation(
  idea: string,
  language: Language,
  weakest: readonly Axis[],
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<PlanEvent> {
  return eventsOf(
    planFormat,
    { kind: 'plan', weakest, ...ideaAndResults(idea, language, options) },
    service,
    options,
  );
}

/** The events of `writeDocument`, with the terminal event of the task's kind: `{type: 'plan', plan, meta}`. */
async function* eventsOf<Event>(
  format: Format<unknown>,
  task: AnswerTask,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<Event> {
  try {
    for await (const event of writeDocument(format, task, service, options)) {
      const { kind } = task;
      yield (
        event.type === 'document' ? { type: kind, [kind]: event.document, meta: event.meta } : event
      ) as Event;
    }
  } catch (error) {
    yield failureEvent(error, task.language, service, options) as Event;
  }
}

/**
 * Rates the axes alone, in a random order and without any earlier rating, to see how stable a score is. Yields one event,
 * `rating` or `error`.
 */
export async function* rate(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<RatingEvent> {
  const format = ratingFormats[Math.floor(Math.random() * ratingFormats.length)] as Format<Rating>;
  const task: AnswerTask = { kind: 'rating', ...ideaAndResults(idea, language, options) };
  try {
    yield { type: 'rating', ...(await awaitDocument(format, task, service, options)) };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

function ideaAndResults(idea: string, language: Language, { results }: AnalyzeOptions) {
  return { idea, language, ...(results?.trim() ? { results } : {}) };
}
