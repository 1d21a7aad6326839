import { AnalysisError } from '../../domain/errors.ts';

/** Answers that failed in a row, retries included, after which the service is left alone. */
export const FAILURES_TO_OPEN = 10;

export interface BreakerTimings {
  /**
   * The failures count only when they came within this time. One visitor's retries take longer than that, so
   * only a crowd in front of a dead service opens the breaker.
   */
  breakerWindowMs: number;
  /** How long the service is then left alone; after it one answer is tried. */
  breakerOpenMs: number;
}

/** One answer's pass through the breaker. */
interface Trial {
  /** The service has answered. */
  succeeded(): void;
  failed(error: AnalysisError): void;
  /** Call last, in any case; a cancelled answer says nothing about the service. */
  left(): void;
}

/**
 * Spares a service that is down, and the people who would wait for it. Only what says that the service is down
 * counts: unreachable, silent, or a 5xx. A refused key or a busy visitor's cancel opens nothing.
 */
export class Breaker {
  readonly #timings: BreakerTimings;
  readonly #service: string;
  readonly #now: () => number;
  #failures: number[] = [];
  #openUntil = 0;
  #lastError: AnalysisError | undefined;
  #trying = false;

  constructor(service: string, timings: BreakerTimings, now = () => Date.now()) {
    this.#service = service;
    this.#timings = timings;
    this.#now = now;
  }

  /** @throws AnalysisError the code of the last failure, while the service is left alone */
  enter(): Trial {
    const isTrial = this.#lastError !== undefined;
    if (this.#lastError && (this.#trying || this.#now() < this.#openUntil)) {
      throw new AnalysisError(this.#lastError.code, {
        service: this.#service,
        retryAfter: Math.max(1, Math.ceil((this.#openUntil - this.#now()) / 1000)),
        cause: new Error('left alone after repeated failures'),
      });
    }
    this.#trying = isTrial;
    let settled = false;
    return {
      succeeded: () => {
        if (settled) return;
        settled = true;
        this.#failures = [];
        this.#lastError = undefined;
        this.#trying = false;
      },
      failed: (error) => {
        if (settled) return;
        settled = true;
        if (isTrial) this.#trying = false;
        if (!saysDown(error)) {
          // It answered, if only to refuse: it is there.
          if (error.code !== 'cancelled') this.#failures = [];
          if (error.code !== 'cancelled' && isTrial) this.#lastError = undefined;
          return;
        }
        const now = this.#now();
        this.#failures = [...this.#failures, now].slice(-FAILURES_TO_OPEN);
        const first = this.#failures[0] ?? now;
        const many =
          this.#failures.length === FAILURES_TO_OPEN && now - first <= this.#timings.breakerWindowMs;
        if (isTrial || many) {
          this.#openUntil = now + this.#timings.breakerOpenMs;
          this.#lastError = error;
          this.#failures = [];
        }
      },
      left: () => {
        if (!settled && isTrial) this.#trying = false;
        settled = true;
      },
    };
  }
}

function saysDown({ code, status }: AnalysisError): boolean {
  if (status !== undefined) return status >= 500;
  return code === 'service_unreachable' || code === 'service_timeout';
}
