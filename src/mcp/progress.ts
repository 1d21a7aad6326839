import type { ServerContext } from '@modelcontextprotocol/server';

/** Clients give up on a call that is silent for a minute; a model may think for longer. */
const HEARTBEAT_MS = 10_000;
/** The protocol wants every value to be higher than the last; a heartbeat adds less than a section. */
const HEARTBEAT_STEP = 0.001;

/** Tells the caller how far a call is, if it asked to be told. */
export class CallProgress {
  readonly #context: ServerContext;
  readonly #total: number;
  #done = 0;
  #message = '';
  #timer: NodeJS.Timeout | undefined;

  /** @param total sections that may come */
  constructor(context: ServerContext, total: number) {
    this.#context = context;
    this.#total = total;
    if (this.#token !== undefined) this.#timer = setInterval(() => this.#add(HEARTBEAT_STEP), HEARTBEAT_MS);
  }

  get #token() {
    return this.#context.mcpReq._meta?.progressToken;
  }

  /** Something happened that is no section. */
  say(message: string): void {
    this.#message = message;
    this.#add(HEARTBEAT_STEP);
  }

  section(field: string): void {
    this.#message = field;
    this.#add(Math.floor(this.#done) + 1 - this.#done);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #add(step: number): void {
    this.#done += step;
    const progressToken = this.#token;
    if (progressToken === undefined) return;
    const params = { progressToken, progress: this.#done, total: this.#total, message: this.#message };
    // A caller that has left is told nothing more; its signal ends the call.
    this.#context.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  }
}
