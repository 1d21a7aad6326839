import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnalysisError } from '../../domain/errors.ts';
import { withRetries } from './retries.ts';

const TIMINGS = { retryBaseMs: 1000, maxRetryAfterMs: 20_000 };
const busy = (retryAfter?: number) =>
  new AnalysisError('service_busy', { status: 429, ...(retryAfter === undefined ? {} : { retryAfter }) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each attempt was made, with the dice always on `random`, and how it ended. */
async function attempts(random: number, error: AnalysisError) {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const started = Date.now();
  const times: number[] = [];
  const work = async () => {
    times.push(Date.now() - started);
    throw error;
  };
  const outcome = withRetries(work, new AbortController().signal, TIMINGS).catch((thrown) => thrown);
  await vi.runAllTimersAsync();
  return { times, thrown: await outcome };
}

describe('the pauses between attempts', () => {
  test('pauses between attempts are random up to a limit that doubles', async () => {
    expect((await attempts(0, busy())).times).toEqual([0, 0, 0]);
    expect((await attempts(0.5, busy())).times).toEqual([0, 500, 1500]);
    expect((await attempts(1, busy())).times).toEqual([0, 1000, 3000]);
  });

  test('pauses between attempts add a random part to the Retry-After of the service', async () => {
    expect((await attempts(0.5, busy(3))).times).toEqual([0, 3500, 7500]);
    expect((await attempts(0, busy(20))).times).toEqual([0, 20_000, 40_000]);
  });

  test('a Retry-After beyond the limit returns the error at once', async () => {
    const error = busy(21);
    expect(await attempts(0, error)).toEqual({ times: [0], thrown: error });
  });
});
