import type { ChildProcess } from 'node:child_process';
import { SERVICE_LABELS } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { FromEngine } from './messages.ts';

/** The messages about one request in order. Fails when the process ends. */
export class MessageQueue {
  readonly #child: ChildProcess;
  readonly #id: number;
  readonly #signal: AbortSignal;
  readonly #ready: FromEngine[] = [];
  #failure: AnalysisError | undefined;
  #wake = () => {};
  #isOver = false;
  #onOver = () => {};

  constructor(child: ChildProcess, id: number, signal: AbortSignal) {
    this.#child = child;
    this.#id = id;
    this.#signal = signal;
    child.on('message', this.#onMessage);
    child.on('exit', this.#onExit);
    child.on('error', this.#onError);
    signal.addEventListener('abort', this.#onAbort);
  }

  /** @throws AnalysisError `cancelled` at once when the caller aborts, `service_error` when the process has ended */
  async next(): Promise<FromEngine> {
    for (;;) {
      const message = this.#ready.shift();
      if (this.#signal.aborted) throw cancelled();
      if (message) return message;
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Resolves when the request is answered, cancelled or lost with the process. */
  async ended(): Promise<void> {
    if (!this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#onOver = resolve;
      });
    }
    this.close();
  }

  close(): void {
    this.#child.off('message', this.#onMessage);
    this.#child.off('exit', this.#onExit);
    this.#child.off('error', this.#onError);
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  readonly #onMessage = (message: unknown) => {
    const said = message as FromEngine;
    if (said.id !== this.#id) return;
    this.#ready.push(said);
    if (said.type !== 'text') this.#over();
    this.#wake();
  };

  readonly #onExit = (code: number | null, signal: string | null) => {
    this.#lost(`the engine's process ended (${signal ?? `code ${code}`})`);
  };

  readonly #onError = (error: NodeJS.ErrnoException) => {
    this.#lost(`the engine's process could not be started or reached (${error.code ?? error.name})`);
  };

  #lost(why: string): void {
    this.#failure = new AnalysisError('service_error', {
      service: SERVICE_LABELS.embedded,
      cause: new Error(why),
    });
    this.#over();
    this.#wake();
  }

  readonly #onAbort = () => this.#wake();

  #over(): void {
    this.#isOver = true;
    this.#onOver();
  }
}

export function cancelled(): AnalysisError {
  return new AnalysisError('cancelled', { service: SERVICE_LABELS.embedded });
}
