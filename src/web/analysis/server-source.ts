import { type EndpointName, endpointOf } from '../../domain/endpoints.ts';
import { type ErrorCode, isRetryable } from '../../domain/errors.ts';
import { decodeEvents, isTerminal } from '../../domain/events.ts';
import type { SearchServiceName } from '../../domain/evidence.ts';
import { askSite, SiteFailure } from '../ask-site.ts';
import type { AskedService, PageFailureEvent, ReportSource } from './source.ts';

/**
 * Timeout for a silent connection, in milliseconds. The server sends something at least every 10 s; a longer silence
 * means that the connection is lost and the browser has not noticed, e.g. because a phone was asleep.
 */
const SILENCE_LIMIT_MS = 45_000;

/**
 * Reports, or worksheets, from this site's server.
 * @param search the search service of the site, and whether the visitor allows searches
 */
export function serverSource(
  asked: Omit<AskedService, 'inBrowser'>,
  search?: { name: SearchServiceName; isOn: boolean },
): ReportSource {
  const isOff = search !== undefined && !search.isOn;
  return {
    asked: { ...asked, inBrowser: false },
    search: isOff ? undefined : search?.name,
    analyze: (request, signal) =>
      serverEvents('analyze', isOff ? { ...request, search: false } : request, signal),
    reply: (request, signal) => serverEvents('reply', request, signal),
    rate: (request, signal) => serverEvents('rate', request, signal),
  };
}

/** Sends one request to this site's server. The events end and fail like those of a `ReportSource`. */
async function* serverEvents<Event extends { type: string }>(
  name: EndpointName,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<Event | PageFailureEvent> {
  const { path, responses, isDocument } = endpointOf(name);
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
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    const failure = (code: ErrorCode) => new SiteFailure(code, { requestId });
    // A response of another type comes from a proxy.
    const isOurs = response.headers.get('Content-Type')?.startsWith(contentType);
    if (!response.body || !isOurs) throw failure('service_error');
    restartTimer();
    const events: AsyncIterable<Event> | Event[] = isDocument
      ? [{ ...(await response.json()), type: Object.keys(responses)[0] }]
      : decodeEvents<Event>(response.body.pipeThrough(onEveryChunk(restartTimer)));
    for await (const event of events) {
      if (responses[event.type]?.safeParse(event).success === false) throw failure('invalid_response');
      yield event.type === 'error' ? { ...event, requestId } : event;
      if (isTerminal(event)) return;
    }
    throw failure('incomplete_response');
  } catch (error) {
    if (signal.aborted) return;
    let failure = new SiteFailure(isDocument ? 'site_unreachable' : 'incomplete_response');
    if (silence.signal.aborted) failure = new SiteFailure('service_timeout');
    else if (error instanceof SiteFailure) failure = error;
    else if (error instanceof SyntaxError) failure = new SiteFailure('invalid_response');
    yield failureEvent(failure);
  } finally {
    clearTimeout(timer);
  }
}

function failureEvent({ code, reason, details: { isSiteFault, ...details } }: SiteFailure): PageFailureEvent {
  return {
    type: 'error',
    code: isSiteFault ? 'site_failed' : reason,
    retryable: isRetryable(code),
    ...details,
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
