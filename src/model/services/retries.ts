import { AnalysisError } from '../../domain/errors.ts';
import { isRetried } from './failures.ts';

/** First try included. */
export const MAX_ATTEMPTS = 3;

export interface RetryTimings {
  /** Longest first pause; each further one may be twice as long. */
  retryBaseMs: number;
  /** Longest pause asked for by a service that is waited for; a longer one is reported to the visitor instead. */
  maxRetryAfterMs: number;
}

/**
 * Repeats `work` after a temporary failure, up to three attempts, with full jitter: a random pause up to a bound that
 * doubles, so that requests that failed together are not repeated together. A `Retry-After` is the shortest pause; one
 * beyond the bound ends the attempts.
 * @throws AnalysisError of the last attempt, or `cancelled`
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  service: string,
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
      await pause(asked + Math.random() * retryBaseMs * 2 ** (attempt - 1), service, signal);
    }
  }
}

function pause(ms: number, service: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new AnalysisError('cancelled', { service }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}
