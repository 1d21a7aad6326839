import { encodeEvent, KEEP_ALIVE, KEEP_ALIVE_MS } from '../../domain/events.ts';
import { type AppContext, headersFor } from './context.ts';
import type { Job } from './job.ts';
import type { Headers } from './security-headers.ts';

const STREAM_HEADERS: Headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // `no-transform`: a compressing proxy would delay events until it has a full block.
  'Cache-Control': 'no-store, no-transform',
  // By default nginx buffers the whole response.
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();

/**
 * The job's events as a stream of server-sent events. The stream opens before the first event and takes events from the job
 * only as fast as the client reads. If the client disconnects, the model stops at once.
 */
export function eventStream(c: AppContext, job: Job): Response {
  const outgoing = c.env?.outgoing;
  // Sends headers and first bytes in one write, because each write is a costly system call. Corks the socket, not the
  // response, because Node 22 and 24 send the last chunk of a corked response first.
  const socket = outgoing?.socket;
  socket?.cork();
  setImmediate(() => socket?.uncork());
  let keepAlive: NodeJS.Timeout | undefined;
  const nextBatch = batchReader(job.events);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      keepAlive = setInterval(() => {
        // Not needed while the buffer has unread bytes.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(KEEP_ALIVE));
      }, KEEP_ALIVE_MS);
      job.stopped.addEventListener('abort', () => {
        clearInterval(keepAlive);
        void job.events.return(undefined);
        // Closes the connection of a client that does not read. Has no effect if the client has disconnected.
        controller.error(new Error('stopped'));
      });
    },
    async pull(controller) {
      const { text, done } = await nextBatch();
      if (job.stopped.aborted) return;
      if (text !== '') controller.enqueue(encoder.encode(text));
      if (!done) return;
      clearInterval(keepAlive);
      controller.close();
    },
    cancel: job.stop,
  });
  // A serverless function has no socket whose end would cancel the stream. The platform aborts the request instead.
  if (!outgoing) job.stopWith(c.req.raw.signal);
  return new Response(stream, { headers: { ...headersFor(c), ...STREAM_HEADERS } });
}

/**
 * Joins the events of one event-loop tick into one write: if the model is fast, writing each section separately costs more
 * than parsing it. The first section has its own write, because people wait for it.
 */
function batchReader(events: Job['events']) {
  type Next = Awaited<ReturnType<typeof events.next>>;
  let next: Promise<Next> | undefined;
  let hasSection = false;
  return async (): Promise<{ text: string; done: boolean }> => {
    let text = '';
    let tickEnd: Promise<undefined> | undefined;
    for (;;) {
      next ??= events.next();
      const result: Next | undefined = await (tickEnd ? Promise.race([next, tickEnd]) : next);
      if (result === undefined) return { text, done: false };
      next = undefined;
      if (result.done) return { text, done: true };
      text += encodeEvent(result.value);
      if (result.value.type === 'section' && !hasSection) {
        hasSection = true;
        return { text, done: false };
      }
      tickEnd ??= new Promise((resolve) => setImmediate(resolve, undefined));
    }
  };
}

export function wantsEventStream(accept: string | undefined): boolean {
  return accept !== undefined && /(^|[,\s])text\/event-stream\s*([,;]|$)/i.test(accept);
}
