import type { ServerContext } from '@modelcontextprotocol/server';
import type { WorkEvent } from '../domain/events.ts';

/** Clients cancel a tool call that sends nothing for a minute, but a model may think for longer. */
const HEARTBEAT_MS = 10_000;

/**
 * Sends progress notifications for a tool call if the client requested them. They name no total, because the number of
 * searches and of the answer's blocks is not known.
 */
export function toolProgress({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken;
  let [progress, message] = [0, ''];

  function notify(): void {
    if (progressToken === undefined) return;
    progress += 1;
    // The client may have disconnected; the request's signal ends the work.
    mcpReq
      .notify({ method: 'notifications/progress', params: { progressToken, progress, message } })
      .catch(() => undefined);
  }

  const timer = progressToken === undefined ? undefined : setInterval(notify, HEARTBEAT_MS).unref();
  return {
    /** Notifies the client of an event. The notification contains no text of the idea or the answer. */
    report(event: WorkEvent): void {
      if (event.type === 'queued') message = `queued, place ${event.place}`;
      else if (event.type === 'waiting') message = `the service is busy, asking again in ${event.seconds} s`;
      else if (event.type === 'started') message = `asking ${event.service}`;
      else if (event.type === 'section') message = event.field;
      else if (event.type === 'search') message = 'searched';
      else return;
      notify();
    },
    end: () => clearInterval(timer),
  };
}
