import { encodeEvent, KEEP_ALIVE, KEEP_ALIVE_MS } from '../../domain/events.ts';
import { type AppContext, headersFor } from './context.ts';
import type { Job } from './job.ts';
import type { Headers } from './security-headers.ts';

const STREAM_HEADERS: Headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform`: a proxy that compresses would delay events until it has a full block.
  'Cache-Control': 'no-store, no-transform',
  // By default nginx buffers the whole answer.
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();

/**
 * The job's events as a server-sent stream. It opens before the first event, and asks the job for events only as fast
 * as the client reads. If the client disconnects, the model stops at once.
 */
export function eventStream(c: AppContext, job: Job): Response {
  const outgoing = c.env?.outgoing;
  // Sends headers and first bytes in one write, because each write is a costly system call. Corks the socket and not the
  // response: Node 22 and 24 send the last chunk of a corked response first.
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
        // Closes the connection of a client that does not read, to free its resources. If the client has left, it does nothing.
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
  // In a function there is no socket whose end would cancel the stream: the platform aborts the request instead.
  if (!outgoing) job.stopWith(c.req.raw.signal);
  return new Response(stream, { headers: { ...headersFor(c), ...STREAM_HEADERS } });
}

/**
 * Joins the events of one turn of the event loop into one write: if the model is fast, a write per section costs more
 * than reading it. The first section has its own write, because people wait for it.
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
