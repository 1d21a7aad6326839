import type { LimitRejection } from './limit-rejection.ts';
import type { Places } from './places.ts';
import type { Quota, Rates } from './rates.ts';

/** It is unknown when a place becomes free. About the time of a section, to avoid polling. */
const PLACE_RETRY_SECONDS = 5;
const QUEUE_RETRY_SECONDS = 10;
/** Longer than a reload takes behind most balancers; by then another process answers. */
const DRAINING_RETRY_SECONDS = 10;

/** An admitted request: it runs, or waits in the queue. */
export interface Turn {
  /** What is left of the client's limits; empty while it waits, and for a rating counted with another. */
  readonly quotas: readonly Quota[];
  /**
   * Yields the position in the queue whenever it changes. Returns `undefined` when it is this one's turn (or `signal` was
   * aborted), or the rejection.
   */
  wait(signal: AbortSignal): AsyncGenerator<number, LimitRejection | undefined>;
  /** Frees the place. May be called more than once. */
  release(): void;
}

/** Admits requests within the rates, and a few at a time. */
export class Admission {
  readonly #rates: Rates;
  readonly #places: Places;
  #draining = false;

  constructor(rates: Rates, places: Places) {
    this.#rates = rates;
    this.#places = places;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Requests of this process. */
  get counts(): { running: number; waiting: number } {
    return this.#places.counts;
  }

  /** Rejects all new requests; admitted ones continue. */
  drain(): void {
    this.#draining = true;
  }

  /** Resolves when no request runs or waits in this process. */
  idle(): Promise<void> {
    return this.#places.idle();
  }

  /** Counts a request that runs no model, e.g. one message of a longer conversation. */
  message(client: string): Promise<LimitRejection | undefined> {
    return this.#rates.countMessage(client);
  }

  /**
   * Looks at every limit before it counts, so that a rejected request costs nothing.
   * @param client the client's keyed hash
   * @param group keyed hash of what ratings asked for together share
   */
  async enter(client: string, group?: string): Promise<Turn | LimitRejection> {
    const overRate = await this.#rates.check(client, group);
    if (overRate) return overRate;
    if (this.#places.isFullFor(client, group)) return CLIENT_FULL;
    const overCeiling = await this.#rates.checkCeiling(group);
    if (overCeiling) return overCeiling;
    // A look at Redis takes time: the client may have got its places meanwhile.
    if (this.#places.isFullFor(client, group)) return CLIENT_FULL;
    const place = this.#draining ? undefined : this.#places.take(client, group);
    if (place === undefined) return this.#draining ? DRAINING : QUEUE_FULL;
    // What waits is counted when its turn comes, so that nothing has to be given back.
    const counted = place.position === 0 ? await this.#rates.count(client, group) : [];
    if ('code' in counted) {
      place.release();
      return counted;
    }
    const rates = this.#rates;
    return {
      quotas: counted,
      release: place.release,
      async *wait(signal) {
        const isTurn = yield* place.wait(signal);
        if (!isTurn) return signal.aborted ? undefined : QUEUE_FULL;
        if (place.position === 0) return undefined;
        const late = await rates.count(client, group);
        if (!('code' in late)) return undefined;
        place.release();
        return late;
      },
    };
  }
}

const CLIENT_FULL: LimitRejection = {
  code: 'rate_limited',
  reason: 'client',
  retryAfter: PLACE_RETRY_SECONDS,
};
const QUEUE_FULL: LimitRejection = { code: 'busy', reason: 'queue', retryAfter: QUEUE_RETRY_SECONDS };
const DRAINING: LimitRejection = { code: 'draining', reason: 'draining', retryAfter: DRAINING_RETRY_SECONDS };
