/** Why a request is aborted. Created once: each DOMException captures a stack. */
const STOPPED = new DOMException('stopped', 'AbortError');

/**
 * The time limit of one request, joined with the caller's abort. Aborts the request when either happens. `race` ends a
 * wait at that moment even if the `fetch` in use ignores its signal.
 */
export class RequestTimer {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #abort = () => this.#stop();
  #interrupt: ((reason: unknown) => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerEnds = 0;
  #remaining: number;
  /** When the limit is reached; `undefined` while paused. */
  #ends: number | undefined;
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

  /** Sets a new limit; it counts from the next `run`. */
  set(ms: number): void {
    this.#remaining = ms;
  }

  /** Time counts only while the service is awaited, not while the reader of the answer is slow. */
  run(): void {
    this.#ends = performance.now() + this.#remaining;
    // Re-arm lazily instead of one timer per chunk.
    if (this.#timer === undefined || this.#timerEnds > this.#ends) this.#arm(this.#remaining);
  }

  pause(): void {
    if (this.#ends !== undefined) this.#remaining = Math.max(0, this.#ends - performance.now());
    this.#ends = undefined;
  }

  /** Ignores the caller's abort from now on; the time limit stays. */
  detach(): void {
    this.#caller.removeEventListener('abort', this.#abort);
  }

  /** Aborts the request, whatever its state: this is what stops the model. */
  close(): void {
    clearTimeout(this.#timer);
    this.detach();
    this.#stop();
  }

  /** Only one race at a time. */
  race<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      if (this.signal.aborted) reject(STOPPED);
      this.#interrupt = reject;
    });
  }

  #arm(ms: number): void {
    clearTimeout(this.#timer);
    this.#timerEnds = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#ends === undefined) return;
      const left = this.#ends - performance.now();
      if (left > 0) return this.#arm(left);
      this.expired = true;
      this.#stop();
    }, ms);
  }

  #stop(): void {
    this.#controller.abort(STOPPED);
    this.#interrupt?.(STOPPED);
  }
}
