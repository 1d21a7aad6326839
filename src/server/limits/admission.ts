import { LimitRejection } from './limit-rejection.ts';
import { type Quota, RATINGS_TOGETHER_MAX, type RateLimits } from './rate-limits.ts';

/** It is unknown when a place becomes free. About the time of a section, to avoid polling. */
const PLACE_RETRY_SECONDS = 5;
const QUEUE_RETRY_SECONDS = 10;
/** Longer than a reload takes behind most balancers; by then another process answers. */
const DRAINING_RETRY_SECONDS = 10;

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

/** An admitted request: it runs, or waits in the queue. */
export interface Turn {
  /** What is left of the client's limits; empty while it waits, and for a rating counted with another. */
  readonly quotas: readonly Quota[];
  /**
   * Yields the position in the queue, from 1, whenever it changes. Ends when it is this one's turn, or `signal` was aborted.
   * @throws LimitRejection
   */
  wait(signal: AbortSignal): AsyncGenerator<number, void>;
  /** Frees the place. May be called more than once. */
  release(): void;
}

/** One request's place. */
interface Place {
  client: string;
  group: string | undefined;
  isRunning: boolean;
  /** Whether the rate limits include it. */
  isCounted: boolean;
  /** Wakes the waiter, so that it looks at its position again. */
  wake(): void;
}

/** Admits requests within the rate limits, and a few at a time: a semaphore of this process with a fair, bounded queue. */
export class Admission {
  readonly #rateLimits: RateLimits;
  readonly #settings: PlaceSettings;
  /** All that are taken, also those in the queue. */
  readonly #places = new Set<Place>();
  /** In order of arrival. */
  readonly #queue: Place[] = [];
  readonly #onIdle: (() => void)[] = [];
  #draining = false;

  constructor(rateLimits: RateLimits, settings: PlaceSettings) {
    this.#rateLimits = rateLimits;
    this.#settings = settings;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Requests of this process. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#places.size - this.#queue.length, waiting: this.#queue.length };
  }

  /** Rejects all new requests; admitted ones continue. */
  drain(): void {
    this.#draining = true;
  }

  /** Resolves when no request runs or waits in this process. */
  idle(): Promise<void> {
    if (this.#places.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onIdle.push(resolve));
  }

  /**
   * Counts a request that runs no model, e.g. one message of a longer conversation.
   * @throws LimitRejection
   */
  message(client: string): Promise<void> {
    return this.#rateLimits.countMessage(client);
  }

  /**
   * Looks at every limit before it counts, so that a rejected request costs nothing.
   * @param client the client's keyed hash
   * @param group keyed hash of what ratings asked for together share
   * @throws LimitRejection
   */
  async enter(client: string, group?: string): Promise<Turn> {
    await this.#rateLimits.check(client, group);
    this.#checkClient(client, group);
    await this.#rateLimits.checkCeiling(group);
    // A look at Redis takes time: the client may have got its places meanwhile.
    this.#checkClient(client, group);
    if (this.#draining) throw new LimitRejection('draining', DRAINING_RETRY_SECONDS);
    const place = this.#take(client, group);
    return {
      // What waits is counted when its turn comes, so that nothing has to be given back.
      quotas: place.isRunning ? await this.#count(place) : [],
      wait: (signal) => this.#wait(place, signal),
      release: () => this.#release(place),
    };
  }

  /** Whether the client already has all it may have. Up to three requests that share a group count as one. */
  #checkClient(client: string, group: string | undefined): void {
    const others = new Set<unknown>();
    let inGroup = 0;
    for (const place of this.#places) {
      if (place.client !== client) continue;
      others.add(place.group ?? place);
      if (group !== undefined && place.group === group) inGroup += 1;
    }
    const isFull = inGroup > 0 ? inGroup >= RATINGS_TOGETHER_MAX : others.size >= this.#settings.perClient;
    if (isFull) throw new LimitRejection('client', PLACE_RETRY_SECONDS);
  }

  #take(client: string, group: string | undefined): Place {
    const { running, queue } = this.#settings;
    const isRunning = this.counts.running < running && this.#queue.length === 0;
    if (!isRunning && this.#queue.length >= queue) throw new LimitRejection('queue', QUEUE_RETRY_SECONDS);
    const place = { client, group, isRunning, isCounted: false, wake: () => undefined };
    this.#places.add(place);
    if (!isRunning) this.#queue.push(place);
    return place;
  }

  async #count(place: Place): Promise<readonly Quota[]> {
    place.isCounted = true;
    try {
      return await this.#rateLimits.count(place.client, place.group);
    } catch (error) {
      this.#release(place);
      throw error;
    }
  }

  async *#wait(place: Place, signal: AbortSignal): AsyncGenerator<number, void> {
    let told = 0;
    let isLate = false;
    const wake = () => place.wake();
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, this.#settings.queueWaitMs);
    signal.addEventListener('abort', wake);
    try {
      while (!place.isRunning) {
        if (isLate || signal.aborted) {
          this.#release(place);
          if (signal.aborted) return;
          throw new LimitRejection('queue', QUEUE_RETRY_SECONDS);
        }
        const position = this.#queue.indexOf(place) + 1;
        if (position !== told) {
          told = position;
          // The position may change while the reader is busy with this one: look again before waiting.
          yield position;
        } else {
          await new Promise<void>((resolve) => {
            place.wake = resolve;
          });
        }
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
    }
    if (!place.isCounted) await this.#count(place);
  }

  #release(place: Place): void {
    if (!this.#places.delete(place)) return;
    const waiting = this.#queue.indexOf(place);
    if (waiting !== -1) this.#queue.splice(waiting, 1);
    while (this.counts.running < this.#settings.running) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      next.isRunning = true;
      next.wake();
    }
    for (const { wake } of this.#queue) wake();
    if (this.#places.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}
