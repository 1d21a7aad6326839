import type { Work } from '../../model/work.ts';
import { limitProblem } from '../http/problem.ts';
import { ANALYSIS_POINTS, PRICES, type RateLimits } from './rate-limits.ts';

/** About the time that a model takes for a section. Nobody knows when a running request will end. */
const CONCURRENT_RETRY_SECONDS = 5;
const QUEUE_RETRY_SECONDS = 10;
/** Longer than most load balancers take to send requests to another replica. */
const DRAINING_RETRY_SECONDS = 10;

export interface ConcurrencyLimits {
  /** Requests that run at the same time. */
  running: number;
  /** Requests that wait in the queue. */
  queue: number;
  /** Running and waiting requests of one client, in analyses (see `PRICES`). */
  perClient: number;
  /** The longest wait in the queue. */
  queueWaitMs: number;
}

/** An admitted request, running or queued. */
export interface Admitted {
  /**
   * Yields the position in the queue, from 1, at each change. Ends when the request may run or `signal` is aborted.
   * @throws Problem
   */
  wait(signal: AbortSignal): AsyncGenerator<number, void>;
  /** Ends the request. A request that never ran does not count. Can be called more than once. */
  release(): void;
}

/** A request of this process, running or queued. */
interface ActiveRequest {
  client: string;
  points: number;
  refund(): Promise<void>;
  isRunning: boolean;
  /** Makes `wait` check the position again. */
  wake(): void;
}

/** Admits requests within the rate limits and lets a few run at a time: a semaphore with a bounded FIFO queue. */
export class Admission {
  readonly rateLimits: RateLimits;
  readonly #settings: ConcurrencyLimits;
  /** Running and queued requests. */
  readonly #requests = new Set<ActiveRequest>();
  /** In order of arrival. */
  readonly #queue: ActiveRequest[] = [];
  readonly #onIdle: (() => void)[] = [];
  #draining = false;

  constructor(rateLimits: RateLimits, settings: ConcurrencyLimits) {
    this.rateLimits = rateLimits;
    this.#settings = settings;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** Requests of this process. */
  get counts(): { running: number; waiting: number } {
    return { running: this.#requests.size - this.#queue.length, waiting: this.#queue.length };
  }

  /** Rejects all new requests. Admitted requests continue. */
  drain(): void {
    this.#draining = true;
  }

  /** Resolves when no request runs or waits in this process. */
  idle(): Promise<void> {
    if (this.#requests.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onIdle.push(resolve));
  }

  /**
   * Admits a request, or rejects it without counting it.
   * @param client the client's keyed hash
   * @throws Problem
   */
  async enter(client: string, kind: Work['kind']): Promise<Admitted> {
    const { points, isRated } = PRICES[kind];
    const refund = await this.rateLimits.count(isRated ? client : undefined, points);
    try {
      const request = this.#admit(client, points, refund);
      return { wait: (signal) => this.#wait(request, signal), release: () => this.#release(request) };
    } catch (error) {
      await refund();
      throw error;
    }
  }

  #admit(client: string, points: number, refund: () => Promise<void>): ActiveRequest {
    const { running, queue, perClient } = this.#settings;
    const ofClient = [...this.#requests].filter((request) => request.client === client);
    const taken = ofClient.reduce((sum, request) => sum + request.points, points);
    if (taken > perClient * ANALYSIS_POINTS) throw limitProblem('concurrent', CONCURRENT_RETRY_SECONDS);
    if (this.#draining) throw limitProblem('draining', DRAINING_RETRY_SECONDS);
    const isRunning = this.counts.running < running && this.#queue.length === 0;
    if (!isRunning && this.#queue.length >= queue) throw limitProblem('queue_full', QUEUE_RETRY_SECONDS);
    const request = { client, points, refund, isRunning, wake: () => undefined };
    this.#requests.add(request);
    if (!isRunning) this.#queue.push(request);
    return request;
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
        if (isLate || signal.aborted) {
          this.#release(request);
          if (signal.aborted) return;
          throw limitProblem('queue_full', QUEUE_RETRY_SECONDS);
        }
        const position = this.#queue.indexOf(request) + 1;
        if (position !== lastPosition) {
          lastPosition = position;
          // Checks again before it waits: the position may change while the consumer handles this one.
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
  }

  #release(request: ActiveRequest): void {
    if (!this.#requests.delete(request)) return;
    const place = this.#queue.indexOf(request);
    if (place !== -1) {
      this.#queue.splice(place, 1);
      void request.refund();
    }
    while (this.counts.running < this.#settings.running) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      next.isRunning = true;
    }
    for (const { wake } of this.#requests) wake();
    if (this.#requests.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}
