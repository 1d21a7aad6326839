import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectAnswer, reportRequest, serviceFor, settingsFor } from '../../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../../tests/fake-service/fake-service.ts';
import type { AnalysisError } from '../../domain/errors.ts';
import { createService } from './create-service.ts';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterEach(() => vi.useRealTimers());
afterAll(() => fake.close());

type Body = Record<string, unknown>;
const chatRequests = () => fake.requests.filter(({ path }) => /chat/.test(path));
const bodies = () => chatRequests().map(({ body }) => body as Body);
const codeOf = (error: unknown) => (error as AnalysisError).code;

describe('the request to a service', () => {
  test('a request to Hugging Face has the key, model:provider, one message and the schema', async () => {
    const request = reportRequest({ schema: { type: 'object', properties: { pitch: { type: 'string' } } } });
    await collectAnswer(serviceFor('huggingface', fake.url, 'good'), request);
    expect(chatRequests()[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(chatRequests()[0]?.headers.authorization).toBe('Bearer hf_secret');
    expect(bodies()[0]).toEqual({
      model: 'good:novita',
      messages: [{ role: 'user', content: request.prompt }],
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.7,
      max_tokens: 2000,
      response_format: { type: 'json_schema', json_schema: { name: 'judgement', schema: request.schema } },
    });
  });

  test.each([
    ['auto', 'good', 'good'],
    ['novita', 'good:fastest', 'good:fastest'],
    ['together', 'good', 'good:together'],
  ])('the provider %s and the model %s are sent as %s', async (provider, model, sent) => {
    const settings = { ...settingsFor('huggingface', fake.url, model), provider } as never;
    await collectAnswer(createService(settings));
    expect(bodies()[0]?.model).toBe(sent);
  });

  test.each(['huggingface', 'openai', 'ollama'] as const)(
    'a request to %s after an answer stuck in the schema has no schema',
    async (kind) => {
      await collectAnswer(serviceFor(kind, fake.url, 'good'), reportRequest({ withoutSchema: true }));
      expect(bodies()[0]).not.toHaveProperty('format');
      expect(bodies()[0]).not.toHaveProperty('response_format');
    },
  );

  test('a request to Ollama has the schema, no thinking and a large enough context', async () => {
    const request = reportRequest({ prompt: 'x'.repeat(9000) });
    await collectAnswer(serviceFor('ollama', fake.url, 'good'), request);
    expect(chatRequests()[0]?.path).toBe('/api/chat');
    expect(bodies()[0]).toEqual({
      model: 'good',
      messages: [{ role: 'user', content: request.prompt }],
      stream: true,
      format: request.schema,
      think: false,
      options: { num_ctx: 12_288, num_predict: 2000, temperature: 0.7 },
    });
  });

  test('a request to OpenAI itself has a strict schema', async () => {
    let body: { response_format?: { json_schema?: object } } = {};
    const send: typeof fetch = async (_, init) => {
      body = JSON.parse(String(init?.body));
      return Response.json({ choices: [{ message: { content: '{}' } }] });
    };
    const settings = {
      name: 'openai',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-x',
      apiKey: 'k',
    } as const;
    await collectAnswer(createService(settings, { fetch: send }));
    expect(body.response_format?.json_schema).toMatchObject({ strict: true });
  });

  test.each([
    ['gpt-5.1', 'none'],
    ['qwen/qwen3-32b', 'none'],
    ['google/gemini-2.5-flash', 'none'],
    ['gpt-4o', undefined],
    ['qwen3-30b-a3b-instruct', undefined],
  ])('the reasoning effort for %s is %s', async (model, effort) => {
    await collectAnswer(serviceFor('openai', fake.url, model));
    expect(bodies()[0]?.reasoning_effort).toBe(effort);
  });

  test.each([
    ['prose that is cut short', 'ignores-format', [true, false]],
    ['short prose', 'refusal-once', [true, false]],
    ['short prose with braces', 'prose-once', [true, false]],
    ['an object in a fence', 'fenced', [true, true]],
  ])('requests to an Ollama that answers with %s contain `think`: $2', async (_, model, sent) => {
    const service = serviceFor('ollama', fake.url, model);
    await collectAnswer(service);
    await collectAnswer(service);
    expect(bodies().map((body) => 'think' in body)).toEqual(sent);
    expect(bodies().every((body) => 'format' in body)).toBe(true);
  });

  test('an empty answer of Ollama in a format is requested once more without a format', async () => {
    expect((await collectAnswer(serviceFor('ollama', fake.url, 'empty'))).text).toBe('');
    expect(bodies().map((body) => 'format' in body)).toEqual([true, false]);
  });

  test('a request to Ollama’s gpt-oss has the lowest level of thinking', async () => {
    await collectAnswer(serviceFor('ollama', fake.url, 'gpt-oss:20b'));
    expect(bodies()[0]?.think).toBe('low');
  });

  test('a request to a self-hosted server has a key only if one is set', async () => {
    await collectAnswer(createService({ name: 'openai', baseUrl: `${fake.url}/v1`, model: 'good' }));
    await collectAnswer(
      createService({ ...settingsFor('openai', fake.url, 'good'), apiKey: ' sk-own\n' } as never),
    );
    expect(chatRequests().map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer sk-own']);
  });

  test.each([
    ['huggingface', {}],
    ['openai', { baseUrl: 'https://api.openai.com/v1' }],
  ] as const)('%s without a key fails with missing_api_key and sends nothing', async (kind, over) => {
    const settings = { ...settingsFor(kind, fake.url, 'good'), ...over };
    if ('apiKey' in settings) delete settings.apiKey;
    const send = vi.fn();
    const { error, parts } = await collectAnswer(createService(settings, { fetch: send }));
    expect(codeOf(error)).toBe('missing_api_key');
    expect((error as AnalysisError).cause).toBeUndefined();
    expect((error as Error).message).toMatch(/^(Hugging Face|OpenAI) API key required$/);
    expect(parts).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  test('a key with characters that headers forbid is neither sent nor quoted', async () => {
    const settings = { ...settingsFor('huggingface', fake.url, 'good'), apiKey: 'hf_\u2028clave' } as never;
    const { error } = await collectAnswer(createService(settings));
    expect(codeOf(error)).toBe('invalid_api_key');
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('clave');
    expect(fake.requests).toEqual([]);
  });

  test('trailing slashes in the base URL are removed', async () => {
    await collectAnswer(
      createService({ ...settingsFor('ollama', fake.url, 'good'), baseUrl: `${fake.url}//` } as never),
    );
    expect(chatRequests()[0]?.path).toBe('/api/chat');
  });
});

describe('a rejected parameter', () => {
  test.each([
    ['huggingface', 'rejects-response-format', ['json_schema', 'json_object', undefined]],
    ['openai', 'rejects-json-schema', ['json_schema', 'json_object']],
  ] as const)(
    '%s in scenario %s gets a request that it accepts after the rejected ones, and then only such requests',
    async (kind, model, types) => {
      const service = serviceFor(kind, fake.url, model);
      expect((await collectAnswer(service)).end).toMatchObject({ reason: 'complete' });
      const typeOf = ({ response_format }: Body) => (response_format as Body | undefined)?.type;
      expect(bodies().map(typeOf)).toEqual(types);
      await collectAnswer(service);
      expect(bodies().length).toBe(types.length + 1);
      expect(typeOf(bodies().at(-1) ?? {})).toBe(types.at(-1));
    },
  );

  test('a rejected max_tokens becomes max_completion_tokens, and other parameters stay', async () => {
    await collectAnswer(serviceFor('openai', fake.url, 'rejects-max-tokens'));
    expect(bodies().length).toBe(2);
    expect(bodies()[1]).toMatchObject({ max_completion_tokens: 2000, temperature: 0.7 });
    expect(bodies()[1]).not.toHaveProperty('max_tokens');
  });

  test('a rejected temperature and rejected stream_options are left out', async () => {
    await collectAnswer(serviceFor('openai', fake.url, 'rejects-temperature'));
    await collectAnswer(serviceFor('openai', fake.url, 'rejects-stream-options'));
    expect(bodies().map((body) => ['temperature' in body, 'stream_options' in body])).toEqual([
      [true, true],
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  test('think and format are left out when Ollama rejects them', async () => {
    await collectAnswer(serviceFor('ollama', fake.url, 'rejects-think'));
    await collectAnswer(serviceFor('ollama', fake.url, 'rejects-response-format'));
    expect(bodies().map((body) => ['think' in body, 'format' in body])).toEqual([
      [true, true],
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  test('a change for one kind of document does not apply to another', async () => {
    const service = serviceFor('huggingface', fake.url, 'rejects-response-format');
    const rating = reportRequest({ task: { kind: 'rating', idea: 'x', language: 'es' } });
    await collectAnswer(service);
    await collectAnswer(service, rating);
    await collectAnswer(service);
    const modes = bodies().map((body) => (body.response_format as { type: string } | undefined)?.type);
    expect(modes).toEqual([
      'json_schema',
      'json_object',
      undefined,
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
  });

  test('a service that rejects one parameter after another still gives an answer', async () => {
    const { end } = await collectAnswer(serviceFor('huggingface', fake.url, 'rejects-all'));
    expect(end).toMatchObject({ reason: 'complete' });
    expect(Object.keys(bodies().at(-1) ?? {})).toEqual(['model', 'messages', 'stream']);
  });

  test('a rejection that names no parameter is not retried', async () => {
    await collectAnswer(serviceFor('huggingface', fake.url, 'error-400'));
    expect(chatRequests().length).toBe(1);
  });
});

describe('the attempts of a request', () => {
  test.each([
    ['error-408', 3],
    ['error-429', 3],
    ['error-500', 2],
    ['error-502-html', 3],
    ['error-503', 3],
    ['error-504', 3],
    ['error-529', 3],
    ['reset-before', 3],
  ])('a request in scenario %s is sent %i times in all', async (model, times) => {
    await collectAnswer(serviceFor('huggingface', fake.url, model));
    expect(chatRequests().length).toBe(times);
  });

  test.each([
    'error-401',
    'error-402',
    'error-400-context',
    'error-400-filter',
    'error-403-country',
    'error-404',
    'error-422',
    'error-501',
    'error-429-quota',
    'html',
    'redirect',
  ])('a request in scenario %s is sent only once', async (model) => {
    await collectAnswer(serviceFor('huggingface', fake.url, model));
    expect(chatRequests().length).toBe(1);
  });

  test('no request is retried once text has been shown', async () => {
    const { text, end } = await collectAnswer(serviceFor('openai', fake.url, 'broken-off'));
    expect(text.length).toBeGreaterThan(0);
    expect(end).toMatchObject({ reason: 'broken' });
    await collectAnswer(serviceFor('openai', fake.url, 'error-mid-stream'));
    expect(chatRequests().length).toBe(2);
  });

  test.each(['error-429-later', 'error-429-date'])(
    '%s: a Retry-After beyond the limit fails at once, and the error has the waiting time',
    async (model) => {
      const { error } = await collectAnswer(serviceFor('huggingface', fake.url, model));
      expect(codeOf(error)).toBe('service_busy');
      expect((error as AnalysisError).retryAfter).toBeGreaterThan(3500);
      expect((error as AnalysisError).retryAfter).toBeLessThanOrEqual(3600);
      expect(chatRequests().length).toBe(1);
    },
  );

  test('a closed port is service_unreachable, with the system’s code as the cause', async () => {
    const { url, close } = await startFakeService();
    await close();
    const { error } = await collectAnswer(serviceFor('ollama', url, 'good'));
    expect(codeOf(error)).toBe('service_unreachable');
    expect(String((error as Error).cause)).toContain('ECONNREFUSED');
  });

  test('a connection timeout is service_unreachable, a header timeout service_timeout', async () => {
    const failing = (code: string) => async () => {
      throw Object.assign(new TypeError('fetch failed'), {
        cause: new AggregateError([Object.assign(new Error('x'), { code })]),
      });
    };
    const codes = [];
    for (const code of ['UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_HEADERS_TIMEOUT']) {
      const { error } = await collectAnswer(serviceFor('ollama', fake.url, 'good', { fetch: failing(code) }));
      codes.push(codeOf(error));
    }
    expect(codes).toEqual([
      'service_unreachable',
      'service_unreachable',
      'service_unreachable',
      'service_timeout',
    ]);
  });
});

describe('the limits of an answer', () => {
  test.each([
    ['openai', 'huge-line', 'unexpected answer: line too long'],
    ['ollama', 'huge-line', 'unexpected answer: line too long'],
    ['openai', 'huge-silence', 'body too large'],
  ] as const)('an endless answer of %s (%s) stops with “%s”', async (kind, model, cause) => {
    const { error } = await collectAnswer(serviceFor(kind, fake.url, model));
    expect(error).toMatchObject({ code: 'service_error', cause: { message: cause } });
  });
});

describe('the time limits', () => {
  /** A service whose answer is written step by step, on the clock of the test. */
  function pacedService(timeouts: object, headersAfterMs = 0) {
    vi.useFakeTimers();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const fetchHere: typeof fetch = async (_, init) => {
      await new Promise((resolve) => setTimeout(resolve, headersAfterMs));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    };
    const listening = collectAnswer(serviceFor('openai', fake.url, 'm', { fetch: fetchHere, timeouts }));
    const write = async (delta: object, finish_reason: string | null, waitMs: number) => {
      await vi.advanceTimersByTimeAsync(waitMs);
      const event = { choices: [{ index: 0, delta, finish_reason }] };
      stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    };
    return { listening, write };
  }

  test('the limit for the first token does not start again with the headers', async () => {
    const { listening } = pacedService({ firstTokenMs: 400 }, 300);
    await vi.advanceTimersByTimeAsync(400);
    // With the real clock, only the limit that was already reached can end the request.
    vi.useRealTimers();
    expect(codeOf((await listening).error)).toBe('service_timeout');
  });

  test('reasoning ends the wait for the first token and starts the idle limit', async () => {
    const timeouts = { firstTokenMs: 400, idleMs: 1000 };
    const lasting = pacedService(timeouts);
    for (let times = 0; times < 5; times += 1) await lasting.write({ reasoning: 'Hmm…' }, null, 390);
    await lasting.write({ content: '{}' }, 'stop', 900);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await lasting.listening).end).toMatchObject({ reason: 'complete' });

    const falling = pacedService(timeouts);
    await falling.write({ reasoning: 'Hmm…' }, null, 390);
    await vi.advanceTimersByTimeAsync(1000);
    expect(codeOf((await falling.listening).error)).toBe('service_timeout');
  });

  test('a caller that reads the answer slowly does not use up the idle limit', async () => {
    vi.useFakeTimers();
    const service = serviceFor('openai', fake.url, 'good', { timeouts: { idleMs: 250 } });
    const parts = [];
    for await (const part of service.answer(reportRequest(), new AbortController().signal)) {
      await vi.advanceTimersByTimeAsync(300);
      parts.push(part);
    }
    expect(parts.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
  });
});

describe('the cancellation of a request', () => {
  async function abortedRequest() {
    await vi.waitFor(() => expect(chatRequests()[0]?.aborted).toBe(true));
  }

  test.each(['hang-before', 'hang-middle', 'slow'])(
    'cancelling in scenario %s reaches the service',
    async (model) => {
      const controller = new AbortController();
      const listening = collectAnswer(
        serviceFor('huggingface', fake.url, model),
        reportRequest(),
        controller.signal,
      );
      await vi.waitFor(() => expect(chatRequests().length).toBe(1));
      controller.abort();
      expect(codeOf((await listening).error)).toBe('cancelled');
      await abortedRequest();
    },
  );

  test('ending the iteration closes the connection', async () => {
    const service = serviceFor('ollama', fake.url, 'slow');
    for await (const part of service.answer(reportRequest(), new AbortController().signal)) {
      if (part.type === 'text') break;
    }
    await abortedRequest();
  });

  test('a request is cancelled while it waits for a retry', async () => {
    const controller = new AbortController();
    const timeouts = { retryBaseMs: 3_600_000 };
    const service = serviceFor('huggingface', fake.url, 'error-503', { timeouts });
    const listening = collectAnswer(service, reportRequest(), controller.signal);
    await vi.waitFor(() => expect(chatRequests().length).toBe(1));
    // Let the rejection arrive, so that the pause has begun.
    await new Promise((resolve) => setTimeout(resolve, 50));
    controller.abort();
    expect(codeOf((await listening).error)).toBe('cancelled');
    expect(chatRequests().length).toBe(1);
  });

  test('a request cancelled before its start is not sent', async () => {
    const { error, parts } = await collectAnswer(
      serviceFor('ollama', fake.url, 'good'),
      reportRequest(),
      AbortSignal.abort(),
    );
    expect(codeOf(error)).toBe('cancelled');
    expect(parts).toEqual([]);
    expect(fake.requests).toEqual([]);
  });

  test('a request is cancelled even if fetch ignores its signal', async () => {
    const controller = new AbortController();
    const never = () => new Promise<Response>(() => {});
    const service = serviceFor('ollama', fake.url, 'good', { fetch: never });
    const listening = collectAnswer(service, reportRequest(), controller.signal);
    controller.abort();
    expect(codeOf((await listening).error)).toBe('cancelled');
  });
});

describe('a request in a browser', () => {
  test('a request in a browser has no cookies, no cache and no redirects', async () => {
    const send = vi.fn((...call: Parameters<typeof fetch>) => fetch(...call));
    await collectAnswer(serviceFor('huggingface', fake.url, 'good', { fetch: send, inBrowser: true }));
    expect(send.mock.lastCall?.[1]).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
    });
  });

  const failedToFetch = async (_: unknown, { mode }: RequestInit = {}) => {
    if (mode === 'no-cors') return Response.error();
    throw new TypeError('Failed to fetch');
  };

  test('a reachable server that does not allow the page is blocked_by_browser', async () => {
    const send = vi.fn(failedToFetch);
    const service = serviceFor('openai', fake.url, 'good', { fetch: send as typeof fetch, inBrowser: true });
    expect(codeOf((await collectAnswer(service)).error)).toBe('blocked_by_browser');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('an unreachable server is service_unreachable in a browser', async () => {
    const nothing = async () => {
      throw new TypeError('Failed to fetch');
    };
    const service = serviceFor('ollama', fake.url, 'good', { fetch: nothing, inBrowser: true });
    expect(codeOf((await collectAnswer(service)).error)).toBe('service_unreachable');
  });

  test('a redirect that was not followed is service_error', async () => {
    const opaque = async () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const service = serviceFor('ollama', fake.url, 'good', { fetch: opaque, inBrowser: true });
    expect(codeOf((await collectAnswer(service)).error)).toBe('service_error');
  });
});

test('an unknown service is rejected with a message', () => {
  expect(() => createService({ name: 'llama' } as never)).toThrow(/Invalid AI service type/);
});

test('the token counts are passed on', async () => {
  for (const kind of ['huggingface', 'ollama'] as const) {
    const { end } = await collectAnswer(serviceFor(kind, fake.url, 'good'));
    expect(end).toMatchObject({ usage: { prompt: 1800, completion: 1500 } });
  }
});
