import type { ConcurrencyLimits } from './concurrency.ts';
import { LimitRejection } from './limit-rejection.ts';
import { type Group, type Quota, RATINGS_TOGETHER_MAX, type RateLimits } from './rate-limits.ts';

/** About the time in which a model writes a section. Nobody knows when a slot becomes free. */
const SLOT_RETRY_SECONDS = 5;
const QUEUE_RETRY_SECONDS = 10;
/** Longer than most load balancers take to send requests to another replica. */
const DRAINING_RETRY_SECONDS = 10;

/** An admitted request, running or queued. */
export interface Admitted {
  /** What remains of the client's limits. Empty for a queued request, and if the count of an earlier request includes this one. */
  readonly quotas: readonly Quota[];
  /**
   * Yields the position in the queue, from 1, at each change. Ends when the request may run or `signal` is aborted.
   * @throws LimitRejection
   */
  wait(signal: AbortSignal): AsyncGenerator<number, void>;
  /** Frees the slot. Can be called more than once. */
  release(): void;
}

/** A request of this process, running or queued. */
interface ActiveRequest {
  client: string;
  group: Group | undefined;
  isUnrated: boolean;
  isRunning: boolean;
  /** Whether the request has been counted in the rate limits. */
  isCounted: boolean;
  /** Makes `wait` check the position again. */
  wake(): void;
}

/** Admits requests within the rate limits and runs a few at a time: a semaphore with a fair, bounded queue. */
export class Admission {
  readonly #rateLimits: RateLimits;
  readonly #settings: ConcurrencyLimits;
  /** Running and queued requests. */
  readonly #requests = new Set<ActiveRequest>();
  /** In order of arrival. */
  readonly #queue: ActiveRequest[] = [];
  readonly #onIdle: (() => void)[] = [];
  #draining = false;

  constructor(rateLimits: RateLimits, settings: ConcurrencyLimits) {
    this.#rateLimits = rateLimits;
    this.#settings = settings;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Requests of this process. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#requests.size - this.#queue.length, waiting: this.#queue.length };
  }

  /** Rejects all new requests. Admitted requests continue, except advice that has waited for its report beyond the queue's limit. */
  drain(): void {
    this.#draining = true;
    for (const { wake } of this.#queue) wake();
  }

  /** Resolves when no request runs or waits in this process. */
  idle(): Promise<void> {
    if (this.#requests.size === 0) return Promise.resolve();
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
   * @param group of requests that count together with this request
   * @param isUnrated whether the client's rate limits do not apply, as for readings of a call
   * @throws LimitRejection
   */
  async enter(client: string, group?: Group, isUnrated = false): Promise<Admitted> {
    if (!isUnrated) await this.#rateLimits.check(client, group);
    this.#checkClient(client, group);
    await this.#rateLimits.checkCeiling(group);
    // Checked again, because other requests of the client may have taken its slots during the check in Redis.
    this.#checkClient(client, group);
    if (this.#draining) throw new LimitRejection('draining', DRAINING_RETRY_SECONDS);
    const request = this.#take({ client, group, isUnrated });
    return {
      // A queued request is counted when it starts, so that nothing has to be undone if it leaves the queue.
      quotas: request.isRunning ? await this.#count(request) : [],
      wait: (signal) => this.#wait(request, signal),
      release: () => this.#release(request),
    };
  }

  /** @throws LimitRejection if the client's slots are taken, or if it already runs the most ratings of one idea */
  #checkClient(client: string, group: Group | undefined): void {
    const groups = [...this.#requests]
      .filter((request) => request.client === client)
      .map((request) => request.group);
    const isFull =
      slotsOf([...groups, group]) > this.#settings.perClient ||
      (group?.kind === 'ratings' && countOf(groups, group) >= RATINGS_TOGETHER_MAX);
    if (isFull) throw new LimitRejection('client', SLOT_RETRY_SECONDS);
  }

  #take(entering: Pick<ActiveRequest, 'client' | 'group' | 'isUnrated'>): ActiveRequest {
    const { running, queue } = this.#settings;
    const isRunning = this.counts.running < running && this.#queue.length === 0;
    const request = { ...entering, isRunning, isCounted: false, wake: () => undefined };
    if (!isRunning && this.#queue.length >= queue && !this.#hasReport(request))
      throw new LimitRejection('queue', QUEUE_RETRY_SECONDS);
    this.#requests.add(request);
    if (!isRunning) this.#queue.push(request);
    return request;
  }

  async #count(request: ActiveRequest): Promise<readonly Quota[]> {
    request.isCounted = true;
    try {
      const { client, group, isUnrated } = request;
      return await this.#rateLimits.count(isUnrated ? undefined : client, group);
    } catch (error) {
      this.#release(request);
      throw error;
    }
  }

  async *#wait(request: ActiveRequest, signal: AbortSignal): AsyncGenerator<number, void> {
    let lastPosition = 0;
    let isLate = false;
    const wake = () => request.wake();
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, this.#settings.queueWaitMs);
    signal.addEventListener('abort', wake);
    try {
      while (!request.isRunning) {
        if ((isLate && (this.#draining || !this.#hasReport(request))) || signal.aborted) {
          this.#release(request);
          if (signal.aborted) return;
          throw new LimitRejection('queue', QUEUE_RETRY_SECONDS);
        }
        const position = this.#queue.indexOf(request) + 1;
        if (position !== lastPosition) {
          lastPosition = position;
          // Not followed by the wait: the position may change while the consumer handles this one.
          yield position;
        } else {
          await new Promise<void>((resolve) => {
            request.wake = resolve;
          });
        }
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
    }
    if (!request.isCounted) await this.#count(request);
  }

  /** Whether the report of this advice still runs. When the report ends, the advice gets its slot. */
  #hasReport(advice: ActiveRequest): boolean {
    return [...this.#requests].some((request) => request.isRunning && isReportOf(request, advice));
  }

  #release(request: ActiveRequest): void {
    if (!this.#requests.delete(request)) return;
    const waiting = this.#queue.indexOf(request);
    if (waiting !== -1) this.#queue.splice(waiting, 1);
    const advice = this.#queue.findIndex((other) => request.isRunning && isReportOf(request, other));
    let next = advice === -1 ? 0 : advice;
    while (this.counts.running < this.#settings.running) {
      const [first] = this.#queue.splice(next, 1);
      if (first === undefined) break;
      first.isRunning = true;
      first.wake();
      next = 0;
    }
    for (const { wake } of this.#queue) wake();
    if (this.#requests.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

/** The keys are compared without the clients, because a group's key is a hash that includes the client. */
function isReportOf(report: ActiveRequest, advice: ActiveRequest): boolean {
  const [one, other] = [report.group, advice.group];
  return one?.kind === 'report' && other?.kind === 'advice' && one.key === other.key;
}

function countOf(groups: readonly (Group | undefined)[], { kind, key }: Group): number {
  return groups.filter((group) => group?.kind === kind && group.key === key).length;
}

/**
 * How many of the client's slots these requests take together. Ratings of one idea take one slot, and so do a report and
 * the advice on its idea. Two reports on the same idea take two.
 */
function slotsOf(groups: readonly (Group | undefined)[]): number {
  const ratings = new Set<string>();
  const analyses = new Map<string, number>();
  let ungrouped = 0;
  for (const group of groups) {
    if (group === undefined) ungrouped += 1;
    else if (group.kind === 'ratings') ratings.add(group.key);
    else analyses.set(group.key, Math.max(analyses.get(group.key) ?? 0, countOf(groups, group)));
  }
  return ungrouped + ratings.size + [...analyses.values()].reduce((sum, count) => sum + count, 0);
}
