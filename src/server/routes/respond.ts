import type { AnalysisEvent, FailureEvent, PlanEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Turn } from '../limits/admission.ts';
import type { Refusal } from '../limits/ledger.ts';
import type { Headers } from '../middleware/security-headers.ts';
import { CEILING_UNKNOWN, type Problem, problemOf, problemResponse } from '../problem.ts';
import { type AppContext, clientOf, type Dependencies, headersFor } from './dependencies.ts';
import { eventStream, wantsEventStream } from './event-stream.ts';
import { type Supervised, supervise, type Task } from './supervise.ts';

/** Says no, and counts why. */
export function refuse(
  c: AppContext,
  problem: Problem,
  dependencies: Dependencies,
  reason?: string,
): Response {
  dependencies.metrics.refused(reason ?? `http_${problem.status}`);
  // Not the address: what a visitor typed after a slash may be anything.
  dependencies.log.info({ status: problem.status, outcome: problem.code, reason }, 'refused');
  return problemResponse(problem, headersFor(c, dependencies));
}

/**
 * Asks for a turn for this client.
 * @param group what asks for it counts with others of the same group as one
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
  return { response: refuse(c, refusalProblem(answer, language, dependencies), dependencies, answer.reason) };
}

function refusalProblem(
  { code, reason, retryAfter }: Refusal,
  language: Language,
  { service }: Dependencies,
): Problem {
  const detail = reason === 'ceiling_unknown' ? { detail: CEILING_UNKNOWN[language] } : {};
  return problemOf(code, language, service, { retryAfter, ...detail });
}

/** Runs the task as a stream or as a document, as the request prefers. */
export function respond<Event extends AnalysisEvent | PlanEvent>(
  c: AppContext,
  task: Task<Event>,
  dependencies: Dependencies,
): Response | Promise<Response> {
  const supervised = supervise<AnalysisEvent | PlanEvent>(task, dependencies);
  if (wantsEventStream(c.req.header('accept'))) {
    return eventStream(supervised, headersFor(c, dependencies), c.env?.outgoing);
  }
  return respondWithDocument(c, task, supervised, dependencies);
}

/** Waits for the end: the terminal event without its type as the document, or a problem. */
export async function respondWithDocument<Event extends { type: string }>(
  c: AppContext,
  { language }: { language: Language },
  { events, stop, retryAfter }: Supervised<Event>,
  dependencies: Dependencies,
): Promise<Response> {
  const { signal } = c.req.raw;
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  let last: { type: string } | undefined;
  for await (const event of events) last = event;
  signal.removeEventListener('abort', stop);
  const headers = headersFor(c, dependencies);
  if (last === undefined || last.type === 'queued') {
    return problemResponse(problemOf('cancelled', language, dependencies.service), headers);
  }
  if (last.type === 'error') {
    const { code, message } = last as FailureEvent;
    const isBusy = code === 'busy' || code === 'service_busy';
    const wait = isBusy ? { retryAfter: Math.max(1, retryAfter() ?? RETRY_SECONDS) } : {};
    return problemResponse(
      problemOf(code, language, dependencies.service, { ...wait, detail: message }),
      headers,
    );
  }
  const { type: _, ...document } = last;
  return jsonResponse(document, headers);
}

/** What a caller is told to wait when the service, or the queue, did not say more. */
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
