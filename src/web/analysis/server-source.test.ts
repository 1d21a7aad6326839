import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeEvent } from '../../domain/events.ts';
import { example } from '../report/example.es.ts';
import { serverSource } from './server-source.ts';

const IDEA = example.idea;
const source = serverSource({ service: 'huggingface', label: 'Hugging Face' });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sets the server's next response. */
function respondWith(body: BodyInit | null, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const DOCUMENT = { headers: { 'content-type': 'application/json' } };
const STREAM = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };

async function collect(signal = new AbortController().signal, kind: 'analyze' | 'rate' = 'analyze') {
  const events = [];
  for await (const event of source[kind]({ idea: IDEA, language: 'es' }, signal)) events.push(event);
  return events;
}

test('the server’s events arrive unchanged, and none after the terminal event', async () => {
  const sent = [
    { type: 'started', service: 'huggingface', model: 'a-model', language: 'es' },
    { type: 'section', field: 'pitch', value: 'Un titular' },
    { type: 'report', report: example.report, meta: example.meta },
  ] as const;
  const fetch = respondWith([...sent.map(encodeEvent), encodeEvent(sent[1])].join(''), STREAM);
  expect(await collect()).toEqual(sent);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/analyses');
  expect(init).toMatchObject({ method: 'POST', headers: { Accept: 'text/event-stream' } });
  expect(JSON.parse(String(init?.body))).toEqual({ idea: IDEA, language: 'es' });
});

test.each([
  [{ name: 'tavily', isOn: false } as const, { search: false }, undefined],
  [{ name: 'tavily', isOn: true } as const, {}, 'tavily'],
])(
  'an analysis searches the web unless the visitor has turned that off: %j',
  async (search, sent, service) => {
    const fetch = respondWith('', STREAM);
    const searching = serverSource({ service: 'huggingface', label: 'Hugging Face' }, search);
    for await (const _ of searching.analyze({ idea: IDEA, language: 'es' }, new AbortController().signal));
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
      idea: IDEA,
      language: 'es',
      ...sent,
    });
    expect(searching.search).toBe(service);
  },
);

test('a stream that ends without a terminal event is a failure', async () => {
  respondWith(encodeEvent({ type: 'section', field: 'pitch', value: 'A medias' }), STREAM);
  expect((await collect()).at(-1)).toMatchObject({
    type: 'error',
    code: 'incomplete_response',
    retryable: true,
  });
});

test('a stream whose connection breaks is a failure', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: queued\ndata: {"place":2}\n\n'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  respondWith(body, STREAM);
  expect((await collect()).at(-1)).toMatchObject({ type: 'error', code: 'incomplete_response' });
});

test('an invalid report from the server is a failure', async () => {
  const { interpretation: _, ...incomplete } = example.report;
  const event = `event: report\ndata: ${JSON.stringify({ report: incomplete, meta: example.meta })}\n\n`;
  respondWith(event, STREAM);
  expect(await collect()).toMatchObject([{ type: 'error', code: 'invalid_response' }]);
});

test('a rejection keeps its code and waiting time', async () => {
  respondWith(JSON.stringify({ code: 'rate_limited', detail: 'Demasiadas.', status: 429 }), {
    status: 429,
    headers: { 'content-type': 'application/problem+json', 'retry-after': '12' },
  });
  expect(await collect()).toEqual([
    { type: 'error', code: 'rate_limited', message: 'Demasiadas.', retryable: true, retryAfter: 12 },
  ]);
});

test.each([
  ['status 200 and text', 'hello', { headers: { 'content-type': 'text/plain' } }, 'service_error'],
  ['status 404 and text', 'not here', { status: 404 }, 'service_error'],
  ['status 502 and an HTML page', '<html>', { status: 502 }, 'site_failed'],
  ['events that are not JSON', 'event: report\ndata: {oops\n\n', STREAM, 'invalid_response'],
] as const)('a response with %s is a failure', async (_, body, init, code) => {
  respondWith(body, init as ResponseInit);
  expect(await collect()).toMatchObject([{ type: 'error', code }]);
});

test('a server that cannot be reached is reported as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await collect()).toMatchObject([{ code: 'site_unreachable', retryable: true }]);
  expect(await collect(undefined, 'rate')).toMatchObject([{ type: 'error', code: 'site_unreachable' }]);
});

test('no events follow a cancellation', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const collected = collect(controller.signal);
  controller.abort();
  expect(await collected).toEqual([]);
});

test('a silent connection times out after 45 seconds', async () => {
  vi.useFakeTimers();
  try {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, STREAM);
    });
    const collected = collect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await collected).toMatchObject([{ type: 'error', code: 'service_timeout' }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a valid rating of the server is returned, and an invalid one is a failure', async () => {
  const rating = { scoreBreakdown: example.report.scoreBreakdown, score: 63, verdict: 'judged' };
  respondWith(JSON.stringify(rating), DOCUMENT);
  expect(await collect(undefined, 'rate')).toEqual([{ type: 'rating', ...rating }]);
  respondWith(JSON.stringify({ score: 63 }), DOCUMENT);
  expect(await collect(undefined, 'rate')).toMatchObject([{ type: 'error', code: 'invalid_response' }]);
});

describe.each(['analyze', 'rate'] as const)('a login in front of the site, on a request to %s', (kind) => {
  const page = () => new Response('<form>Sign in</form>', { headers: { 'content-type': 'text/html' } });
  const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  test.each([
    ['an HTML page', page],
    ['a redirect', redirect],
    ['status 401', () => new Response('', { status: 401 })],
    ['status 403', () => new Response('<html>', { status: 403 })],
  ])('is reported when it responds with %s', async (_, response) => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => response());
    vi.stubGlobal('fetch', fetch);
    expect(await collect(undefined, kind)).toMatchObject([
      { type: 'error', code: 'signed_out', retryable: false },
    ]);
    // Otherwise `fetch` would follow the redirect to the login.
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
  });
});

test('a 403 from the site itself is not taken for a login', async () => {
  respondWith(JSON.stringify({ code: 'invalid_request' }), {
    status: 403,
    headers: { 'content-type': 'application/problem+json' },
  });
  expect(await collect()).toMatchObject([{ type: 'error', code: 'invalid_request' }]);
});

test('a rating whose connection breaks counts as an unreachable site', async () => {
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
  respondWith(cut, DOCUMENT);
  expect(await collect(undefined, 'rate')).toMatchObject([{ type: 'error', code: 'site_unreachable' }]);
});
