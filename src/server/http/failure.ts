import { parseAccept } from 'hono/utils/accept';
import type { FailureEvent } from '../../domain/events.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/language.ts';
import { failureEventForCode } from '../../model/error-event.ts';
import { type AppContext, headersFor } from './context.ts';
import { Problem, problemResponse } from './problem.ts';

const problemOf = (error: unknown) => (error instanceof Problem ? error : new Problem('internal_error'));

/**
 * Turns the error that ended a request, a tool call or a job into the failure that its client reads. Logs the error,
 * and counts it if it is a `Problem`.
 */
export function failureOf(c: AppContext, error: unknown, language: Language): FailureEvent {
  const { log, metrics, service, isLocal } = c.get('dependencies');
  const requestId = c.get('requestId');
  const isRefusal = error instanceof Problem;
  const problem = problemOf(error);
  const { code, status } = problem;
  const { reason, retryAfter } = problem.details;
  if (isRefusal) {
    metrics.rejections.inc({ reason: reason ?? `http_${status}` });
    // The path is not logged, because a visitor may have typed anything after the slash.
    log.info({ requestId, status, outcome: code, reason }, 'rejected');
  } else log.error({ err: error, requestId }, 'unexpected error');
  const isForOperator = isRefusal && isLocal;
  const failure = failureEventForCode(code, language, service, { reason, retryAfter, isForOperator });
  return { ...failure, message: problem.messageIn(language) ?? failure.message };
}

/** The response to a thrown error, as a problem. */
export function answerError(error: Error, c: AppContext): Response {
  const language = languageFor(c);
  const { status, details } = problemOf(error);
  return problemResponse(failureOf(c, error, language), {
    ...details,
    language,
    headers: headersFor(c),
    status,
  });
}

/** Language of error messages: the body's `language`, else the preferred of `Accept-Language`, else the default. */
export function languageFor(c: AppContext): Language {
  // A body with other invalid fields may still name a language.
  const { language: requested } = (c.get('body') ?? {}) as { language?: unknown };
  const bodyLanguage = LANGUAGES.find((language) => language === requested);
  if (bodyLanguage) return bodyLanguage;
  // `parseAccept` sorts by weight. The primary subtag decides: `en-GB` is English.
  const accepted = parseAccept(c.req.header('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return (
    accepted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? DEFAULT_LANGUAGE
  );
}
