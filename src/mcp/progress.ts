import type { ServerContext } from '@modelcontextprotocol/server';

/** Clients give up on a call that is silent for a minute; a model may think for longer. */
const HEARTBEAT_MS = 10_000;
/** The protocol wants every value to be higher than the last; what is no step adds less than one. */
const HEARTBEAT_STEP = 0.001;

/** Tells the caller how far a call is, if it asked to be told. */
export class CallProgress {
  readonly #context: ServerContext;
  readonly #total: number;
  #steps = 0;
  #progress = 0;
  #message = '';
  #timer: NodeJS.Timeout | undefined;

  /** @param total steps that may come */
  constructor(context: ServerContext, total: number) {
    this.#context = context;
    this.#total = total;
    if (this.#token !== undefined) this.#timer = setInterval(() => this.#notify(), HEARTBEAT_MS).unref();
  }

  get #token() {
    return this.#context.mcpReq._meta?.progressToken;
  }

  /** Reads what an event says of the progress. Its text is none of the idea's or the answer's. */
  tell(event: { type: string; place?: number; service?: string; field?: string }): void {
    if (event.type === 'queued') this.#message = `queued, place ${event.place}`;
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
    // A caller that has left is told nothing more; its signal ends the call.
    this.#context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  }
}
