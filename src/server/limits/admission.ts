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
  /** What is left of the client's limits; empty while it waits, and if an earlier request was counted for it. */
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
  isUnrated: boolean;
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

  /** Rejects all new requests; admitted ones continue, except an advice that still waits for its report. */
  drain(): void {
    this.#draining = true;
    for (const { wake } of this.#queue) wake();
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
   * @param isUnrated only the ceiling and the places limit it, not the client's rates: for a reading of a call
   * @throws LimitRejection
   */
  async enter(client: string, group?: Group, isUnrated = false): Promise<Turn> {
    if (!isUnrated) await this.#rateLimits.check(client, group);
    this.#checkClient(client, group);
    await this.#rateLimits.checkCeiling(group);
    // Checked again, because Redis takes time: meanwhile other requests of the client may have taken its places.
    this.#checkClient(client, group);
    if (this.#draining) throw new LimitRejection('draining', DRAINING_RETRY_SECONDS);
    const place = this.#take({ client, group, isUnrated });
    return {
      // A queued request is counted when its turn comes: if it leaves the queue, nothing has to be undone.
      quotas: place.isRunning ? await this.#count(place) : [],
      wait: (signal) => this.#wait(place, signal),
      release: () => this.#release(place),
    };
  }

  /** @throws LimitRejection if all places of the client are taken, or all ratings of one idea that may run at once */
  #checkClient(client: string, group: Group | undefined): void {
    const groups = [...this.#places].filter((place) => place.client === client).map((place) => place.group);
    const isFull =
      placesOf([...groups, group]) > this.#settings.perClient ||
      (group?.of === 'ratings' && countOf(groups, group) >= RATINGS_TOGETHER_MAX);
    if (isFull) throw new LimitRejection('client', PLACE_RETRY_SECONDS);
  }

  #take(request: Pick<Place, 'client' | 'group' | 'isUnrated'>): Place {
    const { running, queue } = this.#settings;
    const isRunning = this.counts.running < running && this.#queue.length === 0;
    const place = { ...request, isRunning, isCounted: false, wake: () => undefined };
    if (!isRunning && this.#queue.length >= queue && !this.#hasReport(place))
      throw new LimitRejection('queue', QUEUE_RETRY_SECONDS);
    this.#places.add(place);
    if (!isRunning) this.#queue.push(place);
    return place;
  }

  async #count(place: Place): Promise<readonly Quota[]> {
    place.isCounted = true;
    try {
      const { client, group, isUnrated } = place;
      return await this.#rateLimits.count(isUnrated ? undefined : client, group);
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
        if ((isLate && (this.#draining || !this.#hasReport(place))) || signal.aborted) {
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

  /** Whether its report still runs. The advice gets the place of the report at the latest when the report ends. */
  #hasReport(advice: Place): boolean {
    return [...this.#places].some((place) => place.isRunning && isReportOf(place, advice));
  }

  #release(place: Place): void {
    if (!this.#places.delete(place)) return;
    const waiting = this.#queue.indexOf(place);
    if (waiting !== -1) this.#queue.splice(waiting, 1);
    const advice = this.#queue.findIndex((other) => place.isRunning && isReportOf(place, other));
    let next = advice === -1 ? 0 : advice;
    while (this.counts.running < this.#settings.running) {
      const [first] = this.#queue.splice(next, 1);
      if (first === undefined) break;
      first.isRunning = true;
      first.wake();
      next = 0;
    }
    for (const { wake } of this.#queue) wake();
    if (this.#places.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

/** A group's key names its client too. */
function isReportOf(report: Place, advice: Place): boolean {
  const [one, other] = [report.group, advice.group];
  return one?.of === 'report' && other?.of === 'advice' && one.key === other.key;
}

function countOf(groups: readonly (Group | undefined)[], { of, key }: Group): number {
  return groups.filter((group) => group?.of === of && group.key === key).length;
}

/**
 * How many places of one client these requests take together. Ratings of one idea take one, and so do a report and the
 * advice on its idea; two equal reports take two.
 */
function placesOf(groups: readonly (Group | undefined)[]): number {
  const ratings = new Set<string>();
  const analyses = new Map<string, number>();
  let alone = 0;
  for (const group of groups) {
    if (group === undefined) alone += 1;
    else if (group.of === 'ratings') ratings.add(group.key);
    else analyses.set(group.key, Math.max(analyses.get(group.key) ?? 0, countOf(groups, group)));
  }
  return alone + ratings.size + [...analyses.values()].reduce((sum, count) => sum + count, 0);
}
