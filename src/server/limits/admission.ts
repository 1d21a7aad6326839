import { LimitRejection } from './limit-rejection.ts';
import { type Group, type Quota, RATINGS_TOGETHER_MAX, type RateLimits } from './rate-limits.ts';

/** When a place becomes free is unknown: about the time in which a model writes a section. */
const PLACE_RETRY_SECONDS = 5;
const QUEUE_RETRY_SECONDS = 10;
/** Longer than most balancers take to send requests to another replica. */
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
  /** What is left of the client's limits; empty while it waits, and if an earlier request has paid for it. */
  readonly quotas: readonly Quota[];
  /**
   * Yields the position in the queue, from 1, whenever it changes. Ends when the request may run, or `signal` is aborted.
   * @throws LimitRejection
   */
  wait(signal: AbortSignal): AsyncGenerator<number, void>;
  /** Frees the place. May be called more than once. */
  release(): void;
}

/** The place of one request, which runs or waits. */
interface Place {
  client: string;
  group: Group | undefined;
  isRunning: boolean;
  /** Whether the rate limits include it. */
  isCounted: boolean;
  /** Makes `wait` look at the position again. */
  wake(): void;
}

/** Admits requests within the rate limits. Runs a few at a time: a semaphore of this process with a fair, bounded queue. */
export class Admission {
  readonly #rateLimits: RateLimits;
  readonly #settings: PlaceSettings;
  /** Includes the places in the queue. */
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
   * Counts a request that runs no model, e.g. an MCP message.
   * @throws LimitRejection
   */
  countMessage(client: string): Promise<void> {
    return this.#rateLimits.countMessage(client);
  }

  /**
   * Checks every limit before it counts the request, so that a rejected request is not counted.
   * @param client the client's keyed hash
   * @param group of the requests that count together with this one
   * @throws LimitRejection
   */
  async enter(client: string, group?: Group): Promise<Turn> {
    await this.#rateLimits.check(client, group);
    this.#checkClient(client, group);
    await this.#rateLimits.checkCeiling(group);
    // Checked again, because Redis takes time: meanwhile other requests of the client may have taken its places.
    this.#checkClient(client, group);
    if (this.#draining) throw new LimitRejection('draining', DRAINING_RETRY_SECONDS);
    const place = this.#take(client, group);
    return {
      // A queued request is counted when its turn comes: if it leaves the queue, nothing has to be undone.
      quotas: place.isRunning ? await this.#count(place) : [],
      wait: (signal) => this.#wait(place, signal),
      release: () => this.#release(place),
    };
  }

  /** @throws LimitRejection if the client has all its places. Up to three ratings of one group need one place together. */
  #checkClient(client: string, group: Group | undefined): void {
    const key = sharedPlace(group);
    const others = new Set<unknown>();
    let inGroup = 0;
    for (const place of this.#places) {
      if (place.client !== client) continue;
      const shared = sharedPlace(place.group);
      others.add(shared ?? place);
      if (key !== undefined && shared === key) inGroup += 1;
    }
    const isFull = inGroup > 0 ? inGroup >= RATINGS_TOGETHER_MAX : others.size >= this.#settings.perClient;
    if (isFull) throw new LimitRejection('client', PLACE_RETRY_SECONDS);
  }

  #take(client: string, group: Group | undefined): Place {
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
          // The position may change while the reader handles this one, so check it again before waiting.
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

/** What ratings of one idea have in common; a report and its plan each need a place of their own. */
function sharedPlace(group: Group | undefined): string | undefined {
  return group?.of === 'ratings' ? group.key : undefined;
}
