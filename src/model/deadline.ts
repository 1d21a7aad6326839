import { AnalysisError, type FailedService } from '../domain/errors.ts';

/** The reason of every abort in this file. Created once, because each DOMException captures a stack. */
const STOPPED = new DOMException('stopped', 'AbortError');

/** Awaits `work`, and rejects as soon as the signal is aborted, even if the work ignores the signal. */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(STOPPED);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * A time limit joined with the caller's abort. Time counts only during `wait`, so that a caller that reads the answer
 * slowly does not use up the service's time.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  #remainingMs: number;
  #isExpired = false;
  readonly stop = () => this.#controller.abort(STOPPED);

  constructor(ms: number, caller?: AbortSignal) {
    this.#remainingMs = ms;
    this.#caller = caller;
    if (caller?.aborted) this.stop();
    caller?.addEventListener('abort', this.stop);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(ms: number): void {
    this.#remainingMs = ms;
  }

  /** Rejects when no time is left, or the caller aborts. */
  async wait<Value>(work: Promise<Value>): Promise<Value> {
    const expire = () => {
      this.#isExpired = true;
      this.stop();
    };
    const started = performance.now();
    const timer = Number.isFinite(this.#remainingMs) ? setTimeout(expire, this.#remainingMs) : undefined;
    try {
      return await untilAborted(work, this.signal);
    } finally {
      clearTimeout(timer);
      this.#remainingMs -= performance.now() - started;
    }
  }

  /** Passes on what the source yields within the limit. Closes the source when the limit is reached or the caller stops reading. */
  async *guard<Part>(source: AsyncIterable<Part>): AsyncGenerator<Part> {
    const parts = source[Symbol.asyncIterator]();
    let isDone = false;
    try {
      for (;;) {
        this.signal.throwIfAborted();
        const result = await this.wait(parts.next());
        isDone = result.done === true;
        if (isDone) return;
        yield result.value;
      }
    } finally {
      // `return` is not awaited: a service that hangs must not delay the error.
      if (!isDone) parts.return?.()?.catch(() => undefined);
    }
  }

  /** The error, once the time is over (`service_timeout`) or the caller has aborted (`cancelled`). */
  failure(service?: FailedService): AnalysisError | undefined {
    if (this.#isExpired) return new AnalysisError('service_timeout', { service });
    return this.#caller?.aborted ? new AnalysisError('cancelled', { service }) : undefined;
  }

  /** Aborts the signal, even after the work has finished: only a closed request stops the model. */
  close(): void {
    this.#caller?.removeEventListener('abort', this.stop);
    this.stop();
  }
}
