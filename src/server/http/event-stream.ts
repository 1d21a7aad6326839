import { encodeEvent, KEEP_ALIVE } from '../../domain/events.ts';
import { type AppContext, headersFor } from './context.ts';
import type { Job } from './job.ts';
import type { Headers } from './security-headers.ts';

/** The interface promises a keep-alive at least every 10 s. */
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
 * The events as a server-sent stream. It opens before the first event; the model is read only as fast as the reader
 * reads; a reader who leaves stops the model at once.
 */
export function eventStream(c: AppContext, job: Job): Response {
  const outgoing = c.env?.outgoing;
  // Headers and first bytes in one write: each write is a system call, among the dearest steps here. The socket and not
  // the response, because Node 22 and 24 send the last chunk of a corked response first.
  const socket = outgoing?.socket;
  socket?.cork();
  setImmediate(() => socket?.uncork());
  let keepAlive: NodeJS.Timeout | undefined;
  const batches = inBatches(job.events);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      keepAlive = setInterval(() => {
        // Unread bytes in the buffer already keep the connection alive.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(KEEP_ALIVE));
      }, KEEP_ALIVE_MS);
      job.stopped.addEventListener('abort', () => {
        clearInterval(keepAlive);
        void job.events.return(undefined);
        // Cuts the connection of a reader who does not read, so that it holds no resources. Once the reader has left, it does nothing.
        controller.error(new Error('stopped'));
      });
    },
    async pull(controller) {
      const { text, done } = await batches();
      if (job.stopped.aborted) return;
      if (text !== '') controller.enqueue(encoder.encode(text));
      if (!done) return;
      clearInterval(keepAlive);
      controller.close();
    },
    cancel: job.stop,
  });
  // As a function there is no socket whose end cancels the stream: the platform aborts the request instead.
  if (!outgoing) job.stopWith(c.req.raw.signal);
  return new Response(stream, { headers: { ...headersFor(c), ...STREAM_HEADERS } });
}

/**
 * Joins the events of one turn of the event loop into one write: with a fast answer, a write for each section costs more
 * than reading it. The first section goes out alone, because people wait for it.
 */
function inBatches(events: Job['events']) {
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
