import type { ServerContext } from '@modelcontextprotocol/server';

/** Clients cancel a tool call that sends nothing for a minute, but a model may think for longer. */
const HEARTBEAT_MS = 10_000;
/** The protocol requires increasing values, so a notification between two steps adds this fraction of a step. */
const HEARTBEAT_STEP = 0.001;

/** Sends progress notifications for a tool call if the client requested them. */
export class ToolProgress {
  readonly #context: ServerContext;
  readonly #total: number;
  #steps = 0;
  #progress = 0;
  #message = '';
  #timer: NodeJS.Timeout | undefined;

  /** @param total the number of steps that each notification names */
  constructor(context: ServerContext, total: number) {
    this.#context = context;
    this.#total = total;
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
    if (event.type === 'section' || event.type === 'search') {
      this.#steps += 1;
      this.#progress = this.#steps - HEARTBEAT_STEP;
    }
    this.#notify();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #notify(): void {
    this.#progress += HEARTBEAT_STEP;
    const progressToken = this.#token;
    if (progressToken === undefined) return;
    const params = { progressToken, progress: this.#progress, total: this.#total, message: this.#message };
    // The client may have disconnected; the request's signal ends the work.
    this.#context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  }
}
