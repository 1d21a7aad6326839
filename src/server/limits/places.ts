import { RATINGS_TOGETHER_MAX } from './rates.ts';

export interface PlaceSettings {
  /** Requests that run at the same time. */
  running: number;
  /** Requests that wait beyond those. */
  queue: number;
  /** Running and waiting requests of one client. */
  perClient: number;
  /** The longest wait in the queue. */
  queueWaitMs: number;
}

/** One request's place: running, or in the queue. */
export interface Place {
  /** 0: it runs at once. Otherwise its position in the queue, from 1. */
  readonly position: number;
  /**
   * Yields the position whenever it changes. Returns whether it is this one's turn; if not, it waited too long or
   * `signal` was aborted, and the place is released.
   */
  wait(signal: AbortSignal): AsyncGenerator<number, boolean>;
  /** Frees the place. May be called more than once. */
  release(): void;
}

interface Ticket {
  client: string;
  group: string | undefined;
  running: boolean;
  /** Wakes the waiter, so that it looks at its position again. */
  wake(): void;
}

/** A semaphore with a fair, bounded queue: how many requests run in this process, in all and for each client. */
export class Places {
  readonly #settings: PlaceSettings;
  readonly #tickets = new Set<Ticket>();
  /** In order of arrival. */
  readonly #queue: Ticket[] = [];
  #onIdle: (() => void)[] = [];

  constructor(settings: PlaceSettings) {
    this.#settings = settings;
  }

  get counts(): { running: number; waiting: number } {
    return { running: this.#tickets.size - this.#queue.length, waiting: this.#queue.length };
  }

  /** Whether the client already has all it may have. Up to three requests that share a group count as one. */
  isFullFor(client: string, group: string | undefined): boolean {
    const others = new Set<unknown>();
    let inGroup = 0;
    for (const ticket of this.#tickets) {
      if (ticket.client !== client) continue;
      others.add(ticket.group ?? ticket);
      if (group !== undefined && ticket.group === group) inGroup += 1;
    }
    return inGroup > 0 ? inGroup >= RATINGS_TOGETHER_MAX : others.size >= this.#settings.perClient;
  }

  /** @returns `undefined` when the queue is full */
  take(client: string, group: string | undefined): Place | undefined {
    const { running, queue } = this.#settings;
    const runs = this.counts.running < running && this.#queue.length === 0;
    if (!runs && this.#queue.length >= queue) return undefined;
    const ticket: Ticket = { client, group, running: runs, wake: () => undefined };
    this.#tickets.add(ticket);
    if (!runs) this.#queue.push(ticket);
    return {
      position: runs ? 0 : this.#queue.length,
      wait: (signal) => this.#wait(ticket, signal),
      release: () => this.#release(ticket),
    };
  }

  /** Resolves when no request runs or waits. */
  idle(): Promise<void> {
    if (this.#tickets.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onIdle.push(resolve));
  }

  async *#wait(ticket: Ticket, signal: AbortSignal): AsyncGenerator<number, boolean> {
    let told = 0;
    let late = false;
    const wake = () => ticket.wake();
    const timer = setTimeout(() => {
      late = true;
      wake();
    }, this.#settings.queueWaitMs);
    signal.addEventListener('abort', wake);
    try {
      while (!ticket.running) {
        if (late || signal.aborted) {
          this.#release(ticket);
          return false;
        }
        const position = this.#queue.indexOf(ticket) + 1;
        if (position !== told) {
          told = position;
          // The position may change while the reader is busy with this one: look again before waiting.
          yield position;
        } else {
          await new Promise<void>((resolve) => {
            ticket.wake = resolve;
          });
        }
      }
      return true;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
    }
  }

  #release(ticket: Ticket): void {
    if (!this.#tickets.delete(ticket)) return;
    const waiting = this.#queue.indexOf(ticket);
    if (waiting !== -1) this.#queue.splice(waiting, 1);
    while (this.counts.running < this.#settings.running) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      next.running = true;
      next.wake();
    }
    for (const { wake } of this.#queue) wake();
    if (this.#tickets.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}
