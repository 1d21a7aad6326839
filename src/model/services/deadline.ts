/** Why a request is given up: made once, as each would come with a stack of its own. */
const STOPPED = new DOMException('stopped', 'AbortError');

/**
 * One request's clock and off switch: it fires when the caller aborts or when the current limit passes.
 * `race` lets a wait end at that moment even if the `fetch` in use were slow to notice.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #abort = () => this.#stop();
  #interrupt: ((reason: unknown) => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerEnds = 0;
  #remaining: number;
  /** When the limit passes; `undefined` while the clock stands. */
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

  set(ms: number): void {
    this.#remaining = ms;
  }

  /** The clock runs only while the service is awaited: a slow reader of the answer is not the service's fault. */
  run(): void {
    this.#ends = performance.now() + this.#remaining;
    // One that rings too early looks again then: cheaper than a new one for every piece of an answer.
    if (this.#timer === undefined || this.#timerEnds > this.#ends) this.#wind(this.#remaining);
  }

  pause(): void {
    if (this.#ends !== undefined) this.#remaining = Math.max(0, this.#ends - performance.now());
    this.#ends = undefined;
  }

  /** From now on the caller's abort is no business of this request, which has done its work; the clock goes on. */
  letGo(): void {
    this.#caller.removeEventListener('abort', this.#abort);
  }

  /** Ends the request, whatever its state: this is what stops the model. */
  close(): void {
    clearTimeout(this.#timer);
    this.letGo();
    this.#stop();
  }

  /** One at a time. */
  race<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      if (this.signal.aborted) reject(STOPPED);
      this.#interrupt = reject;
    });
  }

  #wind(ms: number): void {
    clearTimeout(this.#timer);
    this.#timerEnds = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#ends === undefined) return;
      const left = this.#ends - performance.now();
      if (left > 0) return this.#wind(left);
      this.expired = true;
      this.#stop();
    }, ms);
  }

  #stop(): void {
    this.#controller.abort(STOPPED);
    this.#interrupt?.(STOPPED);
  }
}
