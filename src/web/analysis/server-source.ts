import * as z from 'zod/mini';
import { adviceSchema, ratingForAdvice } from '../../domain/advice.ts';
import { type ErrorCode, isRetryable } from '../../domain/errors.ts';
import {
  type AdviceEvent,
  type AnalysisEvent,
  decodeEvents,
  isTerminal,
  type RatingEvent,
  type WorksheetEvent,
} from '../../domain/events.ts';
import { evidenceSchema, searchesSchema } from '../../domain/evidence.ts';
import { ratingSchema, reportSchema } from '../../domain/report.ts';
import { worksheetMetaSchema, worksheetSchema } from '../../domain/worksheet.ts';
import { askSite, requestIdOf, SiteFailure } from '../ask-site.ts';
import type { Asked, PageFailureEvent, ReportSource } from './source.ts';

/**
 * Timeout for a silent connection, in milliseconds. The server sends something at least every 10 s; a longer silence
 * means that the connection is lost and the browser has not noticed, e.g. because a phone was asleep.
 */
const SILENCE_LIMIT_MS = 45_000;

/** The answer of `/api/searches`, as an event. */
export type ProposedSearches = { type: 'searches' } & z.infer<typeof searchesSchema>;

/** Types and schemas of each path's last event. With `isDocument` it is the only event, sent as a JSON document. */
const ENDPOINTS = {
  '/api/analyses': {
    last: {
      report: z.object({ report: reportSchema }),
      worksheet: z.object({ worksheet: worksheetSchema, meta: worksheetMetaSchema }),
    },
    isDocument: false,
  },
  '/api/advice': { last: { advice: z.object({ advice: adviceSchema }) }, isDocument: false },
  '/api/ratings': { last: { rating: ratingSchema }, isDocument: true },
  '/api/searches': { last: { searches: searchesSchema }, isDocument: true },
  '/api/evidence': { last: { evidence: z.object({ evidence: evidenceSchema }) }, isDocument: false },
} as const satisfies Record<string, { last: Readonly<Record<string, z.ZodMiniType>>; isDocument: boolean }>;

/** Reports, or worksheets, from this site's server. */
export function serverSource(asked: Omit<Asked, 'inBrowser'>, advisesItself: boolean): ReportSource {
  return {
    asked: { ...asked, inBrowser: false },
    advisesItself,
    analyze: (request, signal) =>
      serverEvents<AnalysisEvent | WorksheetEvent>('/api/analyses', request, signal),
    advise: ({ scoreBreakdown, ...request }, signal) => {
      const rating = ratingForAdvice({ scoreBreakdown });
      return serverEvents<AdviceEvent>('/api/advice', { ...request, rating }, signal);
    },
    rate: (request, signal) => serverEvents<RatingEvent>('/api/ratings', request, signal),
  };
}

/** One request to this site's server. Its events end and fail like those of a `ReportSource`. */
export async function* serverEvents<Event extends { type: string }>(
  path: keyof typeof ENDPOINTS,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<Event | PageFailureEvent> {
  const { last, isDocument } = ENDPOINTS[path];
  const schemas: Readonly<Record<string, z.ZodMiniType>> = last;
  const contentType = isDocument ? 'application/json' : 'text/event-stream';
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  };
  try {
    const response = await askSite(path, {
      body,
      accept: contentType,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    const requestId = requestIdOf(response);
    const fail = (code: ErrorCode) => failed(new SiteFailure(code, { requestId }));
    // Anything else comes from a proxy.
    const isOurs = response.headers.get('Content-Type')?.startsWith(contentType);
    if (!response.body || !isOurs) return yield fail('service_error');
    restartTimer();
    const events: AsyncIterable<Event> | Event[] = isDocument
      ? [{ ...(await response.json()), type: Object.keys(last)[0] }]
      : decodeEvents<Event>(response.body.pipeThrough(onEveryChunk(restartTimer)));
    for await (const event of events) {
      if (schemas[event.type]?.safeParse(event).success === false) yield fail('invalid_response');
      else yield event.type === 'error' ? { ...event, requestId } : event;
      if (isTerminal(event)) return;
    }
    yield fail('incomplete_response');
  } catch (error) {
    if (signal.aborted) return;
    if (silence.signal.aborted) yield failed(new SiteFailure('service_timeout'));
    else if (error instanceof SiteFailure) yield failed(error);
    else if (error instanceof SyntaxError) yield failed(new SiteFailure('invalid_response'));
    else yield failed(new SiteFailure(isDocument ? 'site_unreachable' : 'incomplete_response'));
  } finally {
    clearTimeout(timer);
  }
}

function failed({ code, reason, sentence, requestId, retryAfter }: SiteFailure): PageFailureEvent {
  const retryable = isRetryable(code);
  return {
    type: 'error',
    code: reason,
    ...(sentence && { message: sentence }),
    retryable,
    requestId,
    retryAfter,
  };
}

function onEveryChunk(restartTimer: () => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      restartTimer();
      controller.enqueue(chunk);
    },
  });
}
