import { AnalysisError } from '../../domain/errors.ts';
import { Deadline } from '../deadline.ts';
import { isRetried } from './failures.ts';

/** First try included. */
const MAX_ATTEMPTS = 3;

export interface RetryTimings {
  /** Upper bound of the first pause. It doubles with each attempt. */
  retryBaseMs: number;
  /** Longest `Retry-After` that is waited for; a longer one is reported to the visitor. */
  maxRetryAfterMs: number;
}

/**
 * Repeats `work` after a temporary failure, up to three attempts, with full jitter: a random pause up to a bound that
 * doubles, so that requests that failed together are not repeated together. A `Retry-After` is added to it; one beyond the bound
 * ends the attempts.
 * @throws AnalysisError of the last attempt, or `cancelled`
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  { retryBaseMs, maxRetryAfterMs }: RetryTimings,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AnalysisError) || !isRetried(error, attempt) || attempt === MAX_ATTEMPTS)
        throw error;
      const asked = (error.retryAfter ?? 0) * 1000;
      if (asked > maxRetryAfterMs) throw error;
      const pause = new Deadline(asked + Math.random() * retryBaseMs * 2 ** (attempt - 1), signal);
      await pause.wait(new Promise(() => undefined)).catch(() => undefined);
      pause.close();
      if (signal.aborted) throw new AnalysisError('cancelled');
    }
  }
}
