import type { AnalysisError, ErrorCode } from '../domain/errors.ts';

const PACE_TIMINGS = {
  /** The first pause after a failure without `Retry-After`. It doubles up to `pauseMaxMs`. */
  pauseMs: 1000,
  pauseMaxMs: 60_000,
  /** How long a service may be unreachable or busy before the run stops. */
  awayMaxMs: 30 * 60_000,
  /** A longer `Retry-After` stops the run. */
  retryAfterMaxMs: 60 * 60_000,
};
export type PaceTimings = Readonly<typeof PACE_TIMINGS>;

/** With these errors the service is reachable but wants fewer requests. */
const BUSY: ReadonlySet<ErrorCode> = new Set(['service_busy', 'rate_limited', 'busy']);

/**
 * Adapts the limit of concurrent readings: halves it if the service is busy, sets it to one after any other failure,
 * and raises it by one after as many answers as the limit. `withRetries` in `model/` retries one request while a person
 * waits; `ServicePace` delays all readings of a run, for up to `awayMaxMs`.
 */
export class ServicePace {
  readonly #max: number;
  readonly #timings: PaceTimings;
  /** How many readings may be in flight. */
  limit: number;
  #answers = 0;
  #until = 0;
  /** Pauses since the last answer. */
  #pauses = 0;
  #awaySince: number | undefined;

  constructor(max: number, timings: PaceTimings = PACE_TIMINGS) {
    this.#max = max;
    this.limit = max;
    this.#timings = timings;
  }

  /** Milliseconds until the next reading may start. */
  wait(): number {
    return Math.max(0, this.#until - performance.now());
  }

  endWait(): void {
    this.#until = 0;
  }

  succeeded(): void {
    this.#awaySince = undefined;
    this.#pauses = 0;
    this.#answers += 1;
    if (this.#answers < this.limit || this.limit === this.#max) return;
    this.limit += 1;
    this.#answers = 0;
  }

  /**
   * Begins a pause, or extends the current one if the service asks for more time.
   * @returns the milliseconds to wait; `undefined` if the current pause continues unchanged; `too_long` if the run has to stop
   */
  failed({ code, retryAfter, isDailyLimit }: AnalysisError): number | 'too_long' | undefined {
    const now = performance.now();
    const { pauseMs, pauseMaxMs, awayMaxMs, retryAfterMaxMs } = this.#timings;
    const asked = retryAfter === undefined ? undefined : retryAfter * 1000;
    this.#awaySince ??= now;
    if ((asked ?? 0) > retryAfterMaxMs || (isDailyLimit && asked === undefined)) return 'too_long';
    if (now - this.#awaySince > Math.max(awayMaxMs, asked ?? 0)) return 'too_long';
    if (this.wait() === 0) {
      this.#pauses += 1;
      this.#answers = 0;
      this.limit = BUSY.has(code) ? Math.max(1, Math.floor(this.limit / 2)) : 1;
    } else if (asked === undefined || now + asked <= this.#until) return undefined;
    // Jitter, so that several runs do not retry at the same moment.
    const pause =
      asked ?? Math.min(pauseMaxMs, pauseMs * 2 ** (this.#pauses - 1)) * (0.5 + Math.random() / 2);
    this.#until = now + pause;
    return pause;
  }
}
