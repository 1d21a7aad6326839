import type { ServerContext } from '@modelcontextprotocol/server';

/** Clients cancel a tool call that sends nothing for a minute, but a model may think for longer. */
const HEARTBEAT_MS = 10_000;

/**
 * Sends progress notifications for a tool call if the client requested them. They name no total, because the number of
 * searches and of the answer's blocks is not known.
 */
export class ToolProgress {
  readonly #context: ServerContext;
  #progress = 0;
  #message = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(context: ServerContext) {
    this.#context = context;
    if (this.#token !== undefined) this.#timer = setInterval(() => this.#notify(), HEARTBEAT_MS).unref();
  }

  get #token() {
    return this.#context.mcpReq._meta?.progressToken;
  }

  /** Notifies the client of an event. The notification contains no text of the idea or the answer. */
  report(event: { type: string; place?: number; seconds?: number; service?: string; field?: string }): void {
    if (event.type === 'queued') this.#message = `queued, place ${event.place}`;
    else if (event.type === 'waiting')
      this.#message = `the service is busy, asking again in ${event.seconds} s`;
    else if (event.type === 'started') this.#message = `asking ${event.service}`;
    else if (event.type === 'section') this.#message = String(event.field);
    else if (event.type === 'search') this.#message = 'searched';
    else return;
    this.#notify();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #notify(): void {
    this.#progress += 1;
    const progressToken = this.#token;
    if (progressToken === undefined) return;
    const params = { progressToken, progress: this.#progress, message: this.#message };
    // The client may have disconnected; the request's signal ends the work.
    this.#context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  }
}
