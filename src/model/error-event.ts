import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode, type FailedService, isRetryable } from '../domain/errors.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import { type ErrorMessageContext, errorMessage } from './error-messages.ts';
import type { AnalyzeOptions } from './write-document.ts';

/** Turns anything thrown into the terminal event, with an error message in the given language, and informs the observer. */
export function failureEvent(
  thrown: unknown,
  language: Language,
  service: AnswerService,
  { observer, isOwnService }: AnalyzeOptions,
): FailureEvent {
  const error =
    thrown instanceof AnalysisError ? thrown : new AnalysisError('service_error', { service, cause: thrown });
  observer?.failed?.(error);
  const { code, retryAfter, isOutOfMemory, isDailyLimit } = error;
  const event = failureEventForCode(code, language, error.service ?? service, retryAfter, {
    isOutOfMemory,
    isDailyLimit,
    inBrowser: isOwnService ?? false,
  });
  return isOwnService && retryAfter !== undefined ? { ...event, retryAfter } : event;
}

/** @param retryAfter seconds */
export function failureEventForCode(
  code: ErrorCode,
  language: Language,
  failed: FailedService | undefined,
  retryAfter?: number,
  context: Pick<ErrorMessageContext, 'isOutOfMemory' | 'isDailyLimit' | 'inBrowser' | 'isConcurrent'> = {},
): FailureEvent {
  const { name: service, label } = failed ?? {};
  const message = errorMessage(code, language, { service, label, retryAfter, ...context });
  return { type: 'error', code, message, retryable: isRetryable(code) };
}
