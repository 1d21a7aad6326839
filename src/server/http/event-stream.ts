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
  let keepAlive: NodeJS.Timeout | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      keepAlive = setInterval(() => {
        // No keep-alive is needed while the buffer has unread bytes.
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
      const { value, done } = await job.events.next();
      if (job.stopped.aborted) return;
      if (!done) return controller.enqueue(encoder.encode(encodeEvent(value)));
      clearInterval(keepAlive);
      controller.close();
    },
    cancel: job.stop,
  });
  // A serverless function has no socket whose end would cancel the stream. The platform aborts the request instead.
  if (!c.env?.outgoing) job.stopWith(c.req.raw.signal);
  return new Response(stream, { headers: { ...headersFor(c), ...STREAM_HEADERS } });
}

export function wantsEventStream(accept: string | undefined): boolean {
  return accept !== undefined && /(^|[,\s])text\/event-stream\s*([,;]|$)/i.test(accept);
}
