import type { AnswerService } from '../domain/answer-service.ts';
import { type ErrorMessageContext, errorMessage } from '../domain/error-messages.ts';
import { AnalysisError, type ErrorCode, isRetryable } from '../domain/errors.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { AnalyzeOptions } from './write-document.ts';

/** Turns anything thrown into an `AnalysisError` and reports it to the observer. */
export function reported(
  thrown: unknown,
  service: AnswerService,
  { observer }: AnalyzeOptions,
): AnalysisError {
  const error =
    thrown instanceof AnalysisError
      ? thrown
      : new AnalysisError('service_error', { service: service.label, cause: thrown });
  observer?.failed?.(error);
  return error;
}

/** The terminal event for anything thrown, with a sentence in the request's language. */
export function failureEvent(
  thrown: unknown,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions,
): FailureEvent {
  const error = reported(thrown, service, options);
  const { code, retryAfter, isOutOfMemory } = error;
  const asked = { name: service.name, label: error.service ?? service.label };
  return failure(code, language, asked, retryAfter, {
    isOutOfMemory,
    inBrowser: options.isOwnService ?? false,
  });
}

/**
 * The terminal event for a code.
 * @param retryAfter seconds
 */
export function failure(
  code: ErrorCode,
  language: Language,
  { name, label }: Pick<AnswerService, 'name' | 'label'>,
  retryAfter?: number,
  context: Pick<ErrorMessageContext, 'isOutOfMemory' | 'inBrowser'> = {},
): FailureEvent {
  const wait = retryAfter === undefined ? {} : { retryAfter };
  const message = errorMessage(code, language, { service: name, label, ...wait, ...context });
  return { type: 'error', code, message, retryable: isRetryable(code) };
}
