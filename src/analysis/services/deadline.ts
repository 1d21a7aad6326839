/**
 * One request's clock and off switch: it fires when the caller aborts or when the current limit passes.
 * `race` lets a wait end at that moment even if the `fetch` in use were slow to notice.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #abort = () => this.#controller.abort();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #remaining: number;
  #since = performance.now();
  expired = false;

  constructor(caller: AbortSignal, ms: number) {
    this.#caller = caller;
    this.#remaining = ms;
    if (caller.aborted) this.#abort();
    else caller.addEventListener('abort', this.#abort);
    this.run();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get cancelled(): boolean {
    return this.#caller.aborted;
  }

  set(ms: number): void {
    this.#remaining = ms;
  }

  /** The clock runs only while the service is awaited: a slow reader of the answer is not the service's fault. */
  run(): void {
    this.#since = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.expired = true;
      this.#abort();
    }, this.#remaining);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#remaining = Math.max(0, this.#remaining - (performance.now() - this.#since));
  }

  /** Ends the request, whatever its state: this is what stops the model. */
  close(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#abort);
    this.#abort();
  }

  async race<Value>(work: Promise<Value>): Promise<Value> {
    const { signal } = this;
    let stop = () => {};
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(new DOMException('stopped', 'AbortError'));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    });
    // Whichever loses must not surface as an unhandled rejection.
    work.catch(() => undefined);
    try {
      return await Promise.race([work, stopped]);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }
}
