import type { AnswerPart } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { Deadline } from '../deadline.ts';
import { shouldRetry } from './vendor-errors.ts';

const MAX_ATTEMPTS = 3;

export interface RetryTimings {
  /** The longest random part of the first pause. It doubles with each attempt. */
  retryBaseMs: number;
  /** The longest `Retry-After` that Crisol waits for. A longer `Retry-After` ends the attempts and is shown to the visitor. */
  maxRetryAfterMs: number;
}

export const DEFAULT_RETRY_TIMINGS: RetryTimings = { retryBaseMs: 1000, maxRetryAfterMs: 20_000 };

/**
 * Retries `work` after a temporary failure. Each pause is the `Retry-After`, if there is one, plus a random time (full
 * jitter), so that requests that failed together are not retried together. Yields each pause for a busy service.
 * @throws AnalysisError of the last attempt, or `cancelled`
 */
export async function* withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  { retryBaseMs, maxRetryAfterMs }: RetryTimings,
): AsyncGenerator<Extract<AnswerPart, { type: 'waiting' }>, Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AnalysisError) || !shouldRetry(error, attempt) || attempt === MAX_ATTEMPTS)
        throw error;
      const asked = (error.retryAfter ?? 0) * 1000;
      if (asked > maxRetryAfterMs) throw error;
      const pauseMs = asked + Math.random() * retryBaseMs * 2 ** (attempt - 1);
      if (error.code === 'service_busy')
        yield { type: 'waiting', seconds: Math.max(1, Math.ceil(pauseMs / 1000)) };
      const pause = new Deadline(pauseMs, signal);
      await pause.wait(new Promise(() => undefined)).catch(() => undefined);
      pause.close();
      if (signal.aborted) throw new AnalysisError('cancelled');
    }
  }
}
