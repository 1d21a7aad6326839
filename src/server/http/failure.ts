import type { FailureEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import { failureEventForCode } from '../../model/error-event.ts';
import { LimitRejection } from '../limits/limit-rejection.ts';
import { type AppContext, headersFor } from './context.ts';
import { languageFor, Problem, problemResponse, STATUSES } from './problem.ts';

/**
 * Turns whatever stopped a request, a tool call or a job into the failure that its client reads; counts it and logs it. Every
 * refusal of this server passes here.
 */
export function failureOf(c: AppContext, error: unknown, language: Language): FailureEvent {
  const { log, metrics, service, isLocal: isForOperator } = c.get('dependencies');
  const requestId = c.get('requestId');
  if (error instanceof LimitRejection) {
    const { code, reason, retryAfter } = error;
    metrics.rejections.inc({ reason });
    log.info({ requestId, status: STATUSES[code], outcome: code, reason }, 'rejected');
    return failureEventForCode(code, language, service, { reason, retryAfter, isForOperator });
  }
  if (error instanceof Problem) {
    const { code, status } = error;
    metrics.rejections.inc({ reason: `http_${status}` });
    // The path is not logged, because a visitor may have typed anything after the slash.
    log.info({ requestId, status, outcome: code }, 'rejected');
    const failure = failureEventForCode(code, language, service, { isForOperator });
    return { ...failure, message: error.messageIn(language) ?? failure.message };
  }
  log.error({ err: error, requestId }, 'unexpected error');
  const failure = failureEventForCode('service_error', language, service);
  return { ...failure, message: new Problem('internal_error').messageIn(language) ?? failure.message };
}

/** Answers a thrown error as a problem. */
export function answerError(error: Error, c: AppContext): Response {
  const language = languageFor(c);
  const failure = failureOf(c, error, language);
  const problem = error instanceof Problem ? error : new Problem('internal_error');
  return problemResponse(failure, {
    language,
    headers: headersFor(c),
    // The response to a limit has the status of its code.
    ...(!(error instanceof LimitRejection) && { ...problem.details, status: problem.status }),
  });
}
