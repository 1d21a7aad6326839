import type { FailureEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Turn } from '../limits/admission.ts';
import type { Rejection } from '../limits/rejection.ts';
import { type AppContext, clientOf, type Dependencies, headersFor, requestIdOf } from './dependencies.ts';
import { CEILING_UNKNOWN, type Problem, problemOf, problemResponse } from './problem.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { Headers } from './security-headers.ts';
import type { Supervised } from './supervise.ts';

/** Answers with the problem, logs it and counts the reason. */
export function reject(
  c: AppContext,
  problem: Problem,
  dependencies: Dependencies,
  rejection?: Rejection,
): Response {
  const { metrics, log, settings } = dependencies;
  const reason = rejection?.reason;
  metrics.rejected(reason ?? `http_${problem.status}`);
  // Without the path: a visitor may have typed anything after the slash.
  log.info({ requestId: requestIdOf(c), status: problem.status, outcome: problem.code, reason }, 'rejected');
  const headers = headersFor(c, dependencies);
  return problemResponse(
    problem,
    rejection ? { ...headers, ...rateLimitHeaders(settings.limits, rejection) } : headers,
  );
}

/**
 * Asks for a turn for this client.
 * @param group requests of this client that share a group count as one
 */
export async function admit(
  c: AppContext,
  language: Language,
  dependencies: Dependencies,
  group?: readonly string[],
): Promise<{ turn: Turn } | { response: Response }> {
  const client = await clientOf(c, dependencies);
  const groupHash = group && (await dependencies.dayKey.hash(client, ...group));
  const answer = await dependencies.admission.enter(client, groupHash);
  if (!('code' in answer)) return { turn: answer };
  return {
    response: reject(c, rejectionProblem(answer, language, dependencies), dependencies, answer),
  };
}

/** The problem of a request that a limit rejected. */
export function rejectionProblem(
  { code, reason, retryAfter }: Rejection,
  language: Language,
  { service }: Dependencies,
): Problem {
  const detail = reason === 'ceiling_unknown' && { detail: CEILING_UNKNOWN[language] };
  return problemOf(code, language, service, { retryAfter, ...detail });
}

/** Waits for the end: the terminal event without its type as the document, or a problem. */
export async function documentResponse(
  c: AppContext,
  language: Language,
  { events, stop, retryAfter }: Supervised,
  headers: Headers,
  { service }: Dependencies,
): Promise<Response> {
  const { signal } = c.req.raw;
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  let last: { type: string } | undefined;
  for await (const event of events) last = event;
  signal.removeEventListener('abort', stop);
  if (last === undefined || last.type === 'queued') {
    return problemResponse(problemOf('cancelled', language, service), headers);
  }
  if (last.type === 'error') {
    const { code, message } = last as FailureEvent;
    const isBusy = code === 'busy' || code === 'service_busy';
    const wait = isBusy ? { retryAfter: Math.max(1, retryAfter() ?? RETRY_SECONDS) } : {};
    return problemResponse(problemOf(code, language, service, { ...wait, detail: message }), headers);
  }
  const { type: _, ...document } = last;
  return jsonResponse(document, headers);
}

/** Default `Retry-After`, if neither the service nor the queue gives one. */
const RETRY_SECONDS = 10;

export function jsonResponse(document: object, headers: Headers, status = 200): Response {
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
