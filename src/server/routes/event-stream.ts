import type { ServerResponse } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import { type AnalysisEvent, encodeEvent, KEEP_ALIVE, type PlanEvent } from '../../domain/events.ts';
import type { Headers } from '../middleware/security-headers.ts';
import type { Supervised } from './supervise.ts';

/** Programs that read the stream may count on a sign of life every 10 s. */
const KEEP_ALIVE_MS = 8_000;

const STREAM_HEADERS: Headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform`: a proxy that compresses would hold the events back until a block is full.
  'Cache-Control': 'no-store, no-transform',
  // nginx collects a whole answer by default.
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();

/**
 * The events as a server-sent stream. Open before the first event is there; the model is read only as fast as the
 * reader reads; a reader who leaves stops the model at once.
 * @param outgoing what the answer will be written to, where there is a socket
 */
export function eventStream(
  { events, stop, stopped }: Supervised<AnalysisEvent | PlanEvent>,
  headers: Headers,
  outgoing?: ServerResponse | Http2ServerResponse,
): Response {
  // Headers and what is said with them in one write: each is a call into the system, and one of the dearest steps here.
  outgoing?.cork();
  setImmediate(() => outgoing?.uncork());
  let keepAlive: NodeJS.Timeout | undefined;
  let giveUp: (() => void) | undefined;
  const close = () => {
    clearInterval(keepAlive);
    if (giveUp) stopped.removeEventListener('abort', giveUp);
  };
  const batches = inBatches(events);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      keepAlive = setInterval(() => {
        // With something still unread in the buffer the reader has its sign of life.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(KEEP_ALIVE));
      }, KEEP_ALIVE_MS);
      giveUp = () => {
        // Past every limit: the connection is cut, so that a reader who does not read holds nothing.
        close();
        void events.return(undefined);
        controller.error(new Error('stopped'));
      };
      stopped.addEventListener('abort', giveUp);
    },
    async pull(controller) {
      const { text, done } = await batches();
      if (stopped.aborted) return;
      if (text !== '') controller.enqueue(encoder.encode(text));
      if (!done) return;
      close();
      controller.close();
    },
    cancel() {
      close();
      stop();
      void events.return(undefined);
    },
  });
  return new Response(stream, { headers: { ...headers, ...STREAM_HEADERS } });
}

/**
 * What is said within one turn of the event loop in one piece: a write for each section of a fast answer costs more than
 * reading it. The first section goes out by itself, as it is what people wait for.
 */
function inBatches(events: Supervised<AnalysisEvent | PlanEvent>['events']) {
  type Next = Awaited<ReturnType<typeof events.next>>;
  let next: Promise<Next> | undefined;
  let hasSection = false;
  return async (): Promise<{ text: string; done: boolean }> => {
    let text = '';
    let turnOver: Promise<undefined> | undefined;
    for (;;) {
      next ??= events.next();
      const result: Next | undefined = await (turnOver ? Promise.race([next, turnOver]) : next);
      if (result === undefined) return { text, done: false };
      next = undefined;
      if (result.done) return { text, done: true };
      text += encodeEvent(result.value);
      if (result.value.type === 'section' && !hasSection) {
        hasSection = true;
        return { text, done: false };
      }
      turnOver ??= new Promise((resolve) => setImmediate(resolve, undefined));
    }
  };
}

export function wantsEventStream(accept: string | undefined): boolean {
  return accept !== undefined && /(^|[,\s])text\/event-stream\s*([,;]|$)/i.test(accept);
}
