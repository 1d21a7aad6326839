import type { AnswerService } from '../domain/answer-service.ts';
import { type ErrorMessageContext, errorMessage } from '../domain/error-messages.ts';
import { AnalysisError, type ErrorCode, isRetryable } from '../domain/errors.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/idea.ts';
import type { AnalyzeOptions } from './write-document.ts';

/** Turns anything thrown into the terminal event, with a sentence in the request's language, and tells the observer. */
export function failureEvent(
  thrown: unknown,
  language: Language,
  service: AnswerService,
  { observer, isOwnService }: AnalyzeOptions,
): FailureEvent {
  const error =
    thrown instanceof AnalysisError
      ? thrown
      : new AnalysisError('service_error', { service: service.label, cause: thrown });
  observer?.failed?.(error);
  const { code, retryAfter, isOutOfMemory, isDailyLimit } = error;
  const asked = { name: service.name, label: error.service ?? service.label };
  const event = failureEventForCode(code, language, asked, retryAfter, {
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
  asked: Pick<AnswerService, 'name' | 'label'> | undefined,
  retryAfter?: number,
  context: Pick<ErrorMessageContext, 'isOutOfMemory' | 'isDailyLimit' | 'inBrowser' | 'isConcurrent'> = {},
): FailureEvent {
  const { name: service, label } = asked ?? {};
  const message = errorMessage(code, language, { service, label, retryAfter, ...context });
  return { type: 'error', code, message, retryable: isRetryable(code) };
}
