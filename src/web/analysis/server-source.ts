import type { ZodMiniType } from 'zod/mini';
import { ERROR_CODES, type ErrorCode, isRetryable } from '../../domain/errors.ts';
import {
  type AnalysisEvent,
  decodeEvents,
  type EvidenceEvent,
  isTerminal,
  type PlanEvent,
} from '../../domain/events.ts';
import { evidenceSchema, searchesSchema } from '../../domain/evidence.ts';
import { planSchema } from '../../domain/plan.ts';
import { ratingSchema } from '../../domain/rating.ts';
import { reportSchema } from '../../domain/report.ts';
import { weakestAxes } from '../../domain/rubric.ts';
import { ideaRequest } from './idea-request.ts';
import type { Asked, FailureCode, IdeaRequest, PageFailureEvent, ReportSource } from './source.ts';

/**
 * Timeout for a silent connection, in milliseconds. The server sends something at least every 10 s; a longer silence
 * means that the connection is lost unnoticed, e.g. because a phone was asleep.
 */
const SILENCE_LIMIT_MS = 45_000;

/** Reports from this site's server. */
export function serverSource(asked: Omit<Asked, 'inBrowser'>): ReportSource {
  return {
    asked: { ...asked, inBrowser: false },
    analyze: (request, signal) =>
      events<AnalysisEvent>('/api/analyses', bodyOf(request), signal, (event) =>
        event.type === 'report' ? reportSchema.safeParse(event.report).success : true,
      ),
    plan: (file, signal) =>
      events<PlanEvent>(
        '/api/plans',
        {
          ...bodyOf(ideaRequest(file)),
          weakest: weakestAxes(file.report.scoreBreakdown),
        },
        signal,
        (event) => (event.type === 'plan' ? planSchema.safeParse(event.plan).success : true),
      ),
    async rate(file, signal) {
      const read = await document('/api/ratings', bodyOf(ideaRequest(file)), ratingSchema, signal);
      return 'document' in read ? { type: 'rating', rating: read.document } : read;
    },
    evidence: {
      async propose({ idea, meta }, signal) {
        const read = await document(
          '/api/searches',
          { idea, language: meta.language },
          searchesSchema,
          signal,
        );
        return 'document' in read ? { type: 'searches', ...read.document } : read;
      },
      find: ({ idea, meta }, queries, signal) =>
        events<EvidenceEvent>('/api/evidence', { idea, language: meta.language, queries }, signal, (event) =>
          event.type === 'evidence' ? evidenceSchema.safeParse(event.evidence).success : true,
        ),
    },
  };
}

function bodyOf({ idea, language, results }: IdeaRequest): object {
  return { idea, language, ...(results && { results }) };
}

/** @param valid checks the document in the terminal event against its schema */
async function* events<Event extends AnalysisEvent | PlanEvent | EvidenceEvent>(
  path: string,
  body: object,
  signal: AbortSignal,
  valid: (event: Event) => boolean,
): AsyncGenerator<Event | PageFailureEvent> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  };
  try {
    const response = await post(path, body, 'text/event-stream', AbortSignal.any([signal, silence.signal]));
    if (!response.ok) return yield await rejection(response);
    const requestId = requestIdOf(response);
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return yield { ...failed('service_error'), requestId };
    }
    restartTimer();
    for await (const event of decodeEvents<Event>(response.body.pipeThrough(onEveryChunk(restartTimer)))) {
      if (!valid(event)) yield { ...failed('invalid_response'), requestId };
      else yield event.type === 'error' ? { ...event, requestId } : event;
      if (isTerminal(event)) return;
    }
    yield failed('incomplete_response');
  } catch (error) {
    if (signal.aborted) return;
    if (silence.signal.aborted) yield failed('service_timeout');
    else if (error instanceof SyntaxError) yield failed('invalid_response');
    else yield failed(timer === undefined ? 'site_unreachable' : 'incomplete_response');
  } finally {
    clearTimeout(timer);
  }
}

/** Requests a document that is not streamed. */
async function document<Document>(
  path: string,
  body: object,
  schema: ZodMiniType<Document>,
  signal: AbortSignal,
): Promise<{ document: Document } | PageFailureEvent> {
  try {
    const response = await post(path, body, 'application/json', signal);
    if (!response.ok) return await rejection(response);
    const read = schema.safeParse(await response.json());
    return read.success ? { document: read.data } : failed('invalid_response');
  } catch {
    return failed(signal.aborted ? 'cancelled' : 'site_unreachable');
  }
}

function post(path: string, body: object, accept: string, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify(body),
    signal,
  });
}

/** Reads a problem document. A response without one comes from a proxy. */
async function rejection(response: Response): Promise<PageFailureEvent> {
  const problem = await response.json().catch(() => undefined);
  const code: unknown = problem?.code;
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    ...failed(isErrorCode(code) ? code : 'service_error'),
    message: typeof problem?.detail === 'string' ? problem.detail : '',
    requestId: requestIdOf(response),
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
  };
}

function failed(code: Exclude<FailureCode, 'new_version' | 'outdated_browser'>): PageFailureEvent {
  return { type: 'error', code, message: '', retryable: code === 'site_unreachable' || isRetryable(code) };
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined;
}

function isErrorCode(code: unknown): code is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(code);
}

function onEveryChunk(restartTimer: () => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      restartTimer();
      controller.enqueue(chunk);
    },
  });
}
