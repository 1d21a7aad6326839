import type { AnswerService } from '../domain/answer-service.ts';
import { errorMessage } from '../domain/error-messages.ts';
import { AnalysisError, isRetryable } from '../domain/errors.ts';
import type { AnalysisEvent, FailureEvent, PlanEvent, PlanSection, ReportSection } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { Rating } from '../domain/rating.ts';
import type { Axis } from '../domain/rubric.ts';
import { planFormat } from './formats/plan-format.ts';
import { ratingFormat } from './formats/rating-format.ts';
import { reportFormat } from './formats/report-format.ts';
import { type AnalyzeOptions, writeDocument } from './write-document.ts';

export type { AnalysisObserver, AnalyzeOptions } from './write-document.ts';

/**
 * An idea goes in, events come out: `started`, the report's sections as the service finishes them, then exactly one
 * terminal event, `report` or `error`. Never throws. Leaving the iteration early, or aborting `options.signal`, closes
 * the call to the service at once.
 * @param idea within the lengths of `ideaLengthProblem`: whoever takes it from people checks
 */
export async function* analyze(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<AnalysisEvent> {
  try {
    const task = { kind: 'report', idea, language } as const;
    for await (const event of writeDocument(reportFormat, task, service, options)) {
      if (event.type === 'document') yield { type: 'report', report: event.document, meta: event.meta };
      else if (event.type === 'section') yield event as ReportSection;
      else yield event;
    }
  } catch (error) {
    yield failure(error, language, service, options);
  }
}

/**
 * The experiments and questions to validate an idea with, in the same manner; the terminal event is `plan` or `error`.
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
    const task = { kind: 'plan', idea, language, weakest } as const;
    for await (const event of writeDocument(planFormat, task, service, options)) {
      if (event.type === 'document') yield { type: 'plan', plan: event.document, meta: event.meta };
      else if (event.type === 'section') yield event as PlanSection;
      else yield event;
    }
  } catch (error) {
    yield failure(error, language, service, options);
  }
}

/**
 * One blind rating of the axes alone, for seeing how stable a score is.
 * @throws AnalysisError
 */
export async function rate(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions = {},
): Promise<Rating> {
  try {
    const task = { kind: 'rating', idea, language } as const;
    for await (const event of writeDocument(ratingFormat, task, service, options)) {
      if (event.type === 'document') return event.document;
    }
    throw new AnalysisError('empty_response', { service: service.label });
  } catch (error) {
    throw reported(error, service, options);
  }
}

/** Whatever went wrong, as the one kind of error that leaves `analysis`, once the observer has seen it. */
function reported(error: unknown, service: AnswerService, { observer }: AnalyzeOptions): AnalysisError {
  const known =
    error instanceof AnalysisError
      ? error
      : new AnalysisError('service_error', { service: service.label, cause: error });
  observer?.failed?.(known);
  return known;
}

function failure(
  thrown: unknown,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions,
): FailureEvent {
  const error = reported(thrown, service, options);
  const { code, retryAfter } = error;
  const message = errorMessage(code, language, {
    service: service.name,
    label: error.service ?? service.label,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
  return { type: 'error', code, message, retryable: isRetryable(code) };
}
