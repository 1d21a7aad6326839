import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode, type FailedService, isRetryable } from '../domain/errors.ts';
import type { FailureEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import { type ErrorMessageContext, errorMessage, operatorMessage } from './error-messages.ts';
import type { AnalyzeOptions } from './write-document.ts';

/** Turns anything thrown into the terminal event, with an error message in the given language, and informs the observer. */
export function failureEvent(
  thrown: unknown,
  language: Language,
  service: AnswerService,
  { observer, isOwnService, isForOperator }: AnalyzeOptions,
): FailureEvent {
  const error =
    thrown instanceof AnalysisError ? thrown : new AnalysisError('service_error', { service, cause: thrown });
  observer?.failed?.(error);
  const { code, retryAfter, isOutOfMemory, isDailyLimit } = error;
  return failureEventForCode(code, language, error.service ?? service, {
    retryAfter,
    isOutOfMemory,
    isDailyLimit,
    inBrowser: isOwnService,
    isForOperator,
  });
}

interface FailureContext extends Omit<ErrorMessageContext, 'service' | 'label'> {
  isForOperator?: boolean | undefined;
}

export function failureEventForCode(
  code: ErrorCode,
  language: Language,
  failed: FailedService | undefined,
  { isForOperator, ...context }: FailureContext = {},
): FailureEvent {
  const facts = { service: failed?.name, label: failed?.label, ...context };
  const { retryAfter, reason } = context;
  const forOperator = isForOperator ? operatorMessage(code, language, facts) : undefined;
  return {
    type: 'error',
    code,
    message: errorMessage(code, language, facts),
    retryable: isRetryable(code),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(reason !== undefined && { reason }),
    ...(forOperator !== undefined && { operatorMessage: forOperator }),
  };
}
