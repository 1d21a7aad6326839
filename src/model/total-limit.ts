import type { AnswerPart } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';

/** Abort reason once an answer is no longer needed. Created once: each DOMException captures a stack. */
const CLOSED = new DOMException('closed', 'AbortError');

/** Joins the caller's abort and the total time into one signal, and enforces both on services that ignore it. */
export class TotalLimit {
  readonly #controller = new AbortController();
  /** A function, because another service may take over. */
  readonly #label: () => string;
  readonly #caller: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout>;
  #error: AnalysisError | undefined;
  #interrupt: ((reason: unknown) => void) | undefined;

  /** @param label the service in use, for errors */
  constructor(label: () => string, totalMs: number, caller?: AbortSignal) {
    this.#label = label;
    this.#caller = caller;
    if (caller?.aborted) this.#cancel();
    else caller?.addEventListener('abort', this.#cancel, { once: true });
    this.#timer = setTimeout(() => this.#end('service_timeout'), totalMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @throws AnalysisError `cancelled` or `service_timeout` once either has happened */
  check(): void {
    if (this.#error) throw this.#error;
  }

  /**
   * The parts of an answer. Closes the answer and throws as soon as the limit is reached.
   * @throws AnalysisError only
   */
  async *guard(answer: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
    const parts = answer[Symbol.asyncIterator]();
    let isDone = false;
    try {
      for (;;) {
        this.check();
        const result = await this.#race(parts.next());
        isDone = result.done === true;
        if (isDone) return;
        yield result.value;
      }
    } catch (error) {
      this.check();
      if (error instanceof AnalysisError) throw error;
      throw new AnalysisError('service_error', { service: this.#label(), cause: error });
    } finally {
      // Not awaited: a service that hangs must not delay the visitor's error.
      if (!isDone) parts.return?.()?.catch(() => undefined);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#cancel);
    this.#controller.abort(CLOSED);
  }

  #race<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      this.#interrupt = reject;
    });
  }

  readonly #cancel = () => this.#end('cancelled');

  #end(code: 'cancelled' | 'service_timeout'): void {
    this.#error ??= new AnalysisError(code, { service: this.#label() });
    this.#controller.abort(this.#error);
    this.#interrupt?.(this.#error);
  }
}
