import { AnalysisError } from '../../domain/errors.ts';
import { isRetried } from './failures.ts';

/** First try included. */
export const MAX_ATTEMPTS = 3;

export interface RetryTimings {
  /** Longest first pause; each further one may be twice as long. */
  retryBaseMs: number;
  /** Longest pause that is waited out when a service asks for one; more than this is told to the visitor instead. */
  maxRetryAfterMs: number;
}

/**
 * Does `work` again after a failure that may pass, up to three times in all, with full jitter: a random pause
 * up to a bound that doubles, so that visitors who failed together do not come back together. A `Retry-After` is
 * the least pause; one beyond the bound ends at once.
 * @throws AnalysisError that of the last attempt, or `cancelled`
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
      if (!(error instanceof AnalysisError) || !isRetried(error) || attempt === MAX_ATTEMPTS) throw error;
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
