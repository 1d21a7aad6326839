import type { AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { AnalysisEvent, PlanEvent, PlanSection, RatingEvent, ReportSection } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import type { Axis } from '../domain/rubric.ts';
import { failureEvent, reported } from './failure-event.ts';
import { planFormat } from './formats/plan.ts';
import { ratingFormats } from './formats/rating.ts';
import { reportFormat } from './formats/report.ts';
import { type AnalyzeOptions, writeDocument } from './write-document.ts';

export type { AnalysisObserver, AnalyzeOptions } from './write-document.ts';

/**
 * Analyzes one idea. Yields `started`, the report's sections as the service completes them, then exactly one terminal
 * event, `report` or `error`. Never throws. Leaving the iteration, or aborting `options.signal`, closes the call to
 * the service.
 * @param idea within the lengths of `ideaLengthProblem`, checked by the caller
 */
export async function* analyze(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AnalysisEvent> {
  try {
    const task: AnswerTask = { kind: 'report', ...given(idea, language, options) };
    for await (const event of writeDocument(reportFormat, task, service, options)) {
      if (event.type === 'document') yield { type: 'report', report: event.document, meta: event.meta };
      else if (event.type === 'section') yield event as ReportSection;
      else yield event;
    }
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

/**
 * Writes the experiments and questions to validate an idea with. Events as in `analyze`; the terminal one is `plan` or
 * `error`.
 * @param weakest the axes rated lowest, worst first; may be empty
 */
export async function* planValidation(
  idea: string,
  language: Language,
  weakest: readonly Axis[],
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<PlanEvent> {
  try {
    const task: AnswerTask = { kind: 'plan', weakest, ...given(idea, language, options) };
    for await (const event of writeDocument(planFormat, task, service, options)) {
      if (event.type === 'document') yield { type: 'plan', plan: event.document, meta: event.meta };
      else if (event.type === 'section') yield event as PlanSection;
      else yield event;
    }
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

/**
 * One blind rating of the axes alone, asked for in a random order, to see how stable a score is.
 * @throws AnalysisError
 */
export async function rate(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): Promise<Rating> {
  try {
    const task: AnswerTask = { kind: 'rating', ...given(idea, language, options) };
    const format = ratingFormats[
      Math.floor(Math.random() * ratingFormats.length)
    ] as (typeof ratingFormats)[0];
    for await (const event of writeDocument(format, task, service, options)) {
      if (event.type === 'document') return event.document;
    }
    throw new AnalysisError('empty_response', { service: service.label });
  } catch (error) {
    throw reported(error, service, options);
  }
}

/** The same rating as events: the terminal one is `rating` or `error`. Never throws. */
export async function* rateAsEvents(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<RatingEvent> {
  try {
    yield { type: 'rating', ...(await rate(idea, language, service, options)) };
  } catch (error) {
    // `rate` has told the observer.
    yield failureEvent(error, language, service, { ...options, observer: {} });
  }
}

function given(idea: string, language: Language, { results }: AnalyzeOptions) {
  return { idea, language, ...(results?.trim() ? { results } : {}) };
}
