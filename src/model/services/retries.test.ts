import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectAnswer, reportRequest, serviceFor } from '../../../tests/fake-service/ask.ts';
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

/** When each attempt was made, with `Math.random` fixed to `random`, and the error of the last attempt. */
async function attempts(random: number, error: AnalysisError) {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const started = Date.now();
  const times: number[] = [];
  const work = async () => {
    times.push(Date.now() - started);
    throw error;
  };
  const waits: number[] = [];
  const run = async () => {
    for await (const { seconds } of withRetries(work, new AbortController().signal, TIMINGS))
      waits.push(seconds);
  };
  const outcome = run().catch((thrown) => thrown);
  await vi.runAllTimersAsync();
  return { times, waits, thrown: await outcome };
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

  test('each pause for a busy service is announced in whole seconds, and no pause for a lost connection', async () => {
    expect((await attempts(0.5, busy(3))).waits).toEqual([4, 4]);
    expect((await attempts(0, busy())).waits).toEqual([1, 1]);
    const lost = new AnalysisError('service_unreachable');
    expect(await attempts(0.5, lost)).toMatchObject({ times: [0, 500, 1500], waits: [] });
  });

  test('a Retry-After beyond the limit returns the error at once', async () => {
    const error = busy(21);
    expect(await attempts(0, error)).toEqual({ times: [0], waits: [], thrown: error });
  });
});

describe('failures that are retried', () => {
  const stream = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
  const ends = (finish_reason: string) =>
    stream({ choices: [{ index: 0, delta: { content: '' }, finish_reason }] });
  const rejected = (message: string, code: number) => JSON.stringify({ error: { message, code } });

  test.each([
    [3, 'service_busy', 200, 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}\n\n'],
    [3, 'service_busy', 200, ends('insufficient_system_resource')],
    [2, 'service_error', 200, ends('network_error')],
    [2, 'service_error', 200, ends('error')],
    [3, 'service_error', 200, stream({ choices: [{ index: 0, error: { code: 502, message: 'lost' } }] })],
    [3, 'service_busy', 498, rejected('Flex tier capacity exceeded', 498)],
    [3, 'service_busy', 429, rejected('Rate limit exceeded: free-models-per-min.', 429)],
    [1, 'service_busy', 429, rejected('Rate limit exceeded: free-models-per-day.', 429)],
    [1, 'service_busy', 200, stream({ error: { code: 429, message: 'Requests per day limit exceeded' } })],
    [1, 'service_busy', 429, '{"error":{"code":429,"details":[{"retryDelay":"33s"}]}}'],
    [1, 'refused', 200, ends('sensitive')],
    [1, 'context_too_small', 500, rejected('Context size has been exceeded.', 500)],
    [1, 'service_error', 500, JSON.stringify({ error: 'unable to allocate CUDA0 buffer' })],
    [1, 'service_error', 200, '<html>'],
  ])('%s requests end in %s: HTTP %s %s', async (requests, code, status, body) => {
    let sent = 0;
    const service = serviceFor('openai', 'http://local', 'm', {
      fetch: async () => {
        sent += 1;
        return new Response(body, { status });
      },
    });
    const heard = collectAnswer(service);
    // Longer than all pauses together, shorter than the time limits.
    await vi.advanceTimersByTimeAsync(15_000);
    const { error } = await heard;
    expect(error).toMatchObject({ code });
    expect(sent).toBe(requests);
  });
});

test('a service without room for the answer is asked for a shorter one', async () => {
  const limits: number[] = [];
  const service = serviceFor('openai', 'http://local', 'm', {
    fetch: async (_url, init) => {
      const { max_tokens } = JSON.parse(String(init?.body));
      limits.push(max_tokens);
      if (max_tokens > 2000)
        return Response.json({ error: { code: 'context_length_exceeded' } }, { status: 400 });
      return new Response('data: {"choices":[{"delta":{"content":"{}"},"finish_reason":"stop"}]}\n\n');
    },
  });
  const { text } = await collectAnswer(service, reportRequest({ maxTokens: 4000 }));
  expect(text).toBe('{}');
  expect(limits).toEqual([4000, 2000]);
});
