import { describe, expect, test } from 'vitest';
import type { AnswerPart, AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { AnalysisEvent } from '../domain/events.ts';
import { decodeEvents } from '../domain/events.ts';
import type { SiteSettings } from '../domain/site-settings.ts';
import { worksheetService } from '../worksheet/service.ts';
import { createApp } from './app.ts';
import { type HostCheck, servedHosts } from './http/host.ts';
import { securityHeaders } from './http/security-headers.ts';
import { Admission } from './limits/admission.ts';
import { DayKey } from './limits/client-key.ts';
import { type PlaceSettings, Places } from './limits/places.ts';
import { type RateSettings, Rates } from './limits/rates.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Readiness } from './readiness.ts';

const IDEA =
  'A subscription that delivers sourdough to offices in Leeds every morning, for four pounds a person and day.';
type LimitSettings = PlaceSettings & RateSettings;
const LIMITS: LimitSettings = {
  perMinute: 0,
  perDay: 0,
  dailyAnalyses: 0,
  running: 9,
  queue: 9,
  perClient: 9,
  queueWaitMs: 10_000,
};

const SETTINGS: SiteSettings = {
  siteUrl: 'http://localhost:3000',
  service: { name: 'rules', label: 'Crisol', model: 'rules', aiGenerated: false, provider: null },
  otherServices: [],
  visitorServices: ['huggingface'],
  search: null,
  analytics: { kind: 'off' },
  contactUrl: null,
  limits: { perMinute: 5, perDay: 40 },
};

/** A service that never gets beyond its start, and knows when it has been left. */
function hangingService() {
  const left = { count: 0 };
  const service: AnswerService = {
    ...worksheetService(),
    async *answer(_request, signal): AsyncGenerator<AnswerPart> {
      try {
        yield {
          type: 'start',
          service: 'rules',
          model: 'rules',
          label: 'Crisol',
          aiGenerated: false,
        };
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      } finally {
        left.count += 1;
      }
    },
  };
  return { service, left };
}

function serve({
  service = worksheetService(),
  trustProxy = 0,
  servesHost,
  contactUrl = null,
  ...limits
}: Partial<LimitSettings> & {
  service?: AnswerService;
  trustProxy?: number;
  servesHost?: HostCheck;
  contactUrl?: string | null;
} = {}) {
  const settings = { ...LIMITS, ...limits };
  const admission = new Admission(new Rates(settings), new Places(settings));
  const app = createApp(
    {
      service,
      readiness: new Readiness(service),
      analysis: { temperature: 0.7, maxTokens: 2000, totalTimeoutMs: 60_000 },
      admission,
      dayKey: new DayKey(),
      trustProxy,
      settings: { ...SETTINGS, contactUrl },
      headers: securityHeaders({ settings: SETTINGS, inlineScript: 'x' }),
      servesHost,
      metrics: new Metrics({ counts: () => admission.counts, services: ['rules'] }),
      log: createLog('silent'),
    },
    () => new Response('page'),
  );
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  return { app, admission, post };
}

async function eventsOf(response: Response): Promise<AnalysisEvent[]> {
  const events: AnalysisEvent[] = [];
  if (response.body) for await (const event of decodeEvents<AnalysisEvent>(response.body)) events.push(event);
  return events;
}

const asStream = { accept: 'text/event-stream' };

describe('an analysis', () => {
  test('as a stream ends with exactly one report', async () => {
    const response = await serve().post('/api/analyses', { idea: IDEA, language: 'en' }, asStream);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(response);
    expect(events[0]).toMatchObject({ type: 'started', service: 'rules', language: 'en' });
    expect(events.filter(({ type }) => type === 'report' || type === 'error')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'report', meta: { aiGenerated: false, language: 'en' } });
  });

  test('as a document is the same report', async () => {
    const response = await serve().post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const document = await response.json();
    expect(Object.keys(document)).toEqual(['report', 'meta']);
    const stream = await serve().post('/api/analyses', { idea: IDEA, language: 'en' }, asStream);
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ report: document.report });
  });

  test.each(['text/event-stream', 'application/json, text/event-stream;q=0.5', 'TEXT/EVENT-STREAM'])(
    '“%s” asks for a stream',
    async (accept) => {
      const response = await serve().post('/api/analyses', { idea: IDEA, language: 'en' }, { accept });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      await response.body?.cancel();
    },
  );

  test('opens before the service has said anything, and a reader who leaves stops the service', async () => {
    const { service, left } = hangingService();
    const { post, admission } = serve({ service });
    const response = await post('/api/analyses', { idea: IDEA, language: 'en' }, asStream);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^: /);
    await reader?.read();
    expect(admission.counts.running).toBe(1);
    await reader?.cancel();
    await expect.poll(() => left.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });

  test('whose caller leaves before the document is there stops the service as well', async () => {
    const { service, left } = hangingService();
    const { post, admission } = serve({ service });
    const leaver = new AbortController();
    const answer = post('/api/analyses', { idea: IDEA, language: 'en' }, {}, leaver.signal);
    await expect.poll(() => admission.counts.running).toBe(1);
    leaver.abort();
    await answer;
    expect(left.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });
});

describe('a service that fails', () => {
  const failing = (error: AnalysisError): AnswerService => ({
    ...worksheetService(),
    // biome-ignore lint/correctness/useYield: it fails before it says anything.
    async *answer() {
      throw error;
    },
  });

  test('and says when it will be back has its caller wait that long', async () => {
    const service = failing(new AnalysisError('service_busy', { service: 'OpenAI', retryAfter: 3600 }));
    const response = await serve({ service }).post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3600');
  });

  test('is named, also where it is not the first of a list', async () => {
    const service = failing(new AnalysisError('service_unreachable', { service: 'Ollama' }));
    for (const path of ['/api/analyses', '/api/ratings']) {
      const problem = await (await serve({ service }).post(path, { idea: IDEA, language: 'en' })).json();
      expect(problem.detail).toMatch(/^Ollama is not available/);
    }
  });
});

describe('a rating', () => {
  test('is the breakdown, the score and the verdict', async () => {
    const response = await serve().post('/api/ratings', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(Object.keys(await response.json()).sort()).toEqual(['score', 'scoreBreakdown', 'verdict']);
  });

  test('asked for three times together counts as one analysis', async () => {
    const { post } = serve({ perMinute: 1 });
    const body = { idea: IDEA, language: 'en' };
    const statuses = await Promise.all([1, 2, 3].map(async () => (await post('/api/ratings', body)).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect((await post('/api/ratings', { ...body, idea: `${IDEA}!` })).status).toBe(429);
  });
});

describe('a plan', () => {
  test('comes as a document or as a stream', async () => {
    const body = { idea: IDEA, language: 'en', weakest: ['evidence'] };
    const document = await serve().post('/api/plans', body);
    expect(document.status).toBe(200);
    expect(Object.keys((await document.json()).plan)).toContain('riskiestAssumption');
    const events = await eventsOf(await serve().post('/api/plans', body, asStream));
    expect(events.at(-1)).toHaveProperty('type', 'plan');
  });

  test('is refused for an axis that does not exist', async () => {
    const response = await serve().post('/api/plans', { idea: IDEA, language: 'en', weakest: ['luck'] });
    expect(response.status).toBe(422);
  });
});

describe('a refused request', () => {
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const big = JSON.stringify({ idea: 'x'.repeat(17_000), language: 'en' });
  const good = { idea: IDEA, language: 'en' };

  test.each([
    [403, 'invalid_request', big, { ...evil, 'content-type': 'text/plain' }],
    [415, 'invalid_request', big, { 'content-type': 'text/plain' }],
    [413, 'invalid_request', `${big}{`, {}],
    [415, 'invalid_request', '{', { 'content-encoding': 'gzip' }],
    [400, 'invalid_request', '{"idea":', {}],
    [422, 'invalid_request', '[]', {}],
    [422, 'invalid_request', { idea: 7, language: 'en' }, {}],
    [422, 'invalid_request', { idea: IDEA, language: 'fr' }, {}],
    [422, 'invalid_request', { idea: IDEA, language: 'en', results: 'x'.repeat(1001) }, {}],
    [422, 'idea_too_short', { idea: ` ${'x'.repeat(49)} `, language: 'en' }, {}],
    [422, 'idea_too_long', { idea: 'x'.repeat(1001), language: 'en' }, {}],
  ])('is a problem document: %i %s', async (status, code, body, headers) => {
    const response = await serve({ perMinute: 1 }).post(
      '/api/analyses',
      body,
      headers as Record<string, string>,
    );
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = await response.json();
    expect(Object.keys(problem)).toEqual(
      expect.arrayContaining(['type', 'title', 'status', 'detail', 'code']),
    );
    expect(problem).toMatchObject({ status, code });
  });

  test('costs nothing', async () => {
    const { post } = serve({ perMinute: 1, perDay: 1, dailyAnalyses: 1 });
    for (const body of [big, '{', { idea: 'short', language: 'en' }]) await post('/api/analyses', body);
    await post('/api/analyses', good, evil);
    expect((await post('/api/analyses', good)).status).toBe(200);
  });

  test('over the rate says when to come back', async () => {
    const { post } = serve({ perMinute: 1 });
    await post('/api/analyses', good);
    const response = await post('/api/analyses', { ...good, language: 'es' }, asStream);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    const problem = await response.json();
    expect(problem.code).toBe('rate_limited');
    expect(problem.detail).toMatch(/análisis/);
    expect(problem.retryAfter).toBe(Number(response.headers.get('retry-after')));
  });

  test('names the field that is not valid, in the language of the body', async () => {
    const problem = async (body: unknown) => (await serve().post('/api/plans', body)).json();
    expect(await problem({ idea: 7, language: 'en' })).toMatchObject({
      field: 'idea',
      detail: expect.stringMatching(/^A field/),
    });
    expect(await problem({ ...good, weakest: ['evidence', 'luck'] })).toMatchObject({ field: 'weakest.1' });
    expect(await problem({ ...good, weakest: [], results: 'x'.repeat(1001) })).toMatchObject({
      field: 'results',
    });
  });

  test('over the ceiling, or while draining, says so after the rate', async () => {
    const full = serve({ dailyAnalyses: 1 });
    await full.post('/api/analyses', good);
    const over = await full.post('/api/analyses', good);
    expect(over.status).toBe(503);
    expect(over.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await over.json()).toMatchObject({ code: 'ceiling_reached' });

    const draining = serve({ perMinute: 1 });
    draining.admission.drain();
    const refused = await draining.post('/api/analyses', good);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ code: 'draining' });
  });

  test('speaks the caller’s language as far as it is known', async () => {
    const { post } = serve();
    const detail = async (response: Response | Promise<Response>) => (await (await response).json()).detail;
    expect(await detail(post('/api/analyses', '{'))).toMatch(/JSON válido/);
    expect(await detail(post('/api/analyses', '{', { 'accept-language': 'en-GB,es;q=0.5' }))).toMatch(
      /valid JSON/,
    );
    expect(await detail(post('/api/analyses', '{', { 'accept-language': 'fr, es;q=0.4, en;q=0.8' }))).toMatch(
      /valid JSON/,
    );
    const short = { idea: 'short', language: 'en' };
    expect(await detail(post('/api/analyses', short, { 'accept-language': 'es' }))).toMatch(/too short/);
  });
});

describe('the queue', () => {
  test('tells the place, and a slot that comes free is taken', async () => {
    const { service } = hangingService();
    const { post } = serve({ service, running: 1 });
    const body = { idea: IDEA, language: 'en' };
    const first = await post('/api/analyses', body, asStream);
    const second = await post('/api/analyses', body, asStream);
    const reader = second.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    expect((await reader?.read())?.value).toBe('event: queued\ndata: {"place":1}\n\n');
    await first.body?.cancel();
    expect((await reader?.read())?.value).toContain('event: started');
    await reader?.cancel();
  });
});

describe('every answer', () => {
  test('carries an id of its own', async () => {
    const { app, post } = serve();
    const ids = await Promise.all(
      [
        app.request('/'),
        app.request('/api/health'),
        app.request('/api/nothing'),
        post('/api/analyses', '{'),
        post('/api/analyses', { idea: IDEA, language: 'en' }, { ...asStream, 'x-request-id': 'forged' }),
      ].map(async (response) => (await response).headers.get('x-request-id')),
    );
    // The page's handler is a stand-in here.
    expect(new Set(ids.slice(1)).size).toBe(4);
    for (const id of ids.slice(1)) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  test('of an analysis says what is left of the limits', async () => {
    const { post } = serve({ perMinute: 2 });
    const body = { idea: IDEA, language: 'en' };
    const headers = async () => {
      const response = await post('/api/analyses', body);
      return [response.headers.get('ratelimit-policy'), response.headers.get('ratelimit')];
    };
    expect(await headers()).toEqual([
      '"minute";q=5;w=60, "day";q=40;w=86400',
      expect.stringMatching(/^"minute";r=1;t=\d+$/),
    ]);
    await headers();
    expect(await headers()).toEqual([expect.anything(), expect.stringMatching(/^"minute";r=0;t=\d+$/)]);
  });
});

describe('a server that knows its name', () => {
  test('answers 421 under another one, but for health and readiness', async () => {
    const { app, post } = serve({ servesHost: servedHosts('127.0.0.1', undefined) as HostCheck });
    const rebound = { host: 'rebind.example:3000' };
    const refused = await post('/api/analyses', { idea: IDEA, language: 'en' }, rebound);
    expect(refused.status).toBe(421);
    expect(await refused.json()).toMatchObject({ code: 'invalid_request' });
    expect((await app.request('/', { headers: rebound })).status).toBe(421);
    expect((await app.request('/api/nowhere', { headers: rebound })).status).toBe(421);
    for (const method of ['PUT', 'OPTIONS']) {
      expect((await app.request('/api/analyses', { method, headers: rebound })).status).toBe(421);
    }
    for (const path of ['/api/health', '/api/ready']) {
      expect((await app.request(path, { headers: rebound })).status).toBe(200);
    }
    expect((await app.request('/', { headers: { host: 'localhost:3000' } })).status).toBe(200);
  });
});

test('security.txt names the contact where the host has set one', async () => {
  const contactUrl = 'https://www.example.com/me';
  const told = await serve({ contactUrl }).app.request('/.well-known/security.txt');
  expect(told.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await told.text();
  expect(text).toMatch(/^Contact: https:\/\/www\.example\.com\/me\nExpires: \d{4}-/);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000);
  // Without one the path is a page's, which the pages' own handler answers.
  expect(await (await serve().app.request('/.well-known/security.txt')).text()).toBe('page');
});

describe('methods', () => {
  test.each([
    ['GET', '/api/analyses', 405, 'POST, OPTIONS'],
    ['HEAD', '/api/analyses', 405, 'POST, OPTIONS'],
    ['PUT', '/api/ratings', 405, 'POST, OPTIONS'],
    ['OPTIONS', '/api/analyses', 204, 'POST, OPTIONS'],
    ['POST', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['HEAD', '/api/health', 200, null],
    ['GET', '/api/nothing', 404, null],
    ['POST', '/', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/', 204, 'GET, HEAD, OPTIONS'],
  ])('%s %s: %i', async (method, path, status, allow) => {
    const response = await serve().app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    if (method === 'HEAD') expect(await response.text()).toBe('');
  });
});

describe('health', () => {
  test('lives while the process lives; ready ends with the first signal', async () => {
    const { app, admission } = serve();
    expect(await (await app.request('/api/health')).json()).toEqual({
      status: 'ok',
      service: 'rules',
      model: 'rules',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect((await app.request('/api/ready')).status).toBe(200);
    admission.drain();
    expect((await app.request('/api/ready')).status).toBe(503);
    expect((await app.request('/api/health')).status).toBe(200);
  });

  test('ready asks a service that cannot be used no more than once in a while', async () => {
    let asked = 0;
    const service: AnswerService = {
      ...worksheetService(),
      async status() {
        asked += 1;
        return { usable: false, model: undefined, detail: 'http://10.0.0.7 cannot be reached' };
      },
    };
    const { app } = serve({ service });
    for (let i = 0; i < 20; i += 1) {
      const response = await app.request('/api/ready');
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain('10.0.0.7');
    }
    expect(asked).toBe(1);
  });
});

test('an unexpected error is a problem for its own request alone', async () => {
  const service: AnswerService = {
    ...worksheetService(),
    answer() {
      throw new Error(IDEA);
    },
  };
  const { post, app, admission } = serve({ service });
  const response = await post('/api/analyses', { idea: IDEA, language: 'en' });
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('sourdough');
  expect(admission.counts.running).toBe(0);
  expect((await app.request('/api/health')).status).toBe(200);
});

describe('over https', () => {
  test('says so for good, where a trusted proxy or the site’s address says that it is', async () => {
    const hsts = async (trustProxy: number) =>
      (
        await serve({ trustProxy }).app.request('/api/health', { headers: { 'x-forwarded-proto': 'https' } })
      ).headers.get('strict-transport-security');
    expect(await hsts(1)).toMatch(/^max-age=\d{8}/);
    expect(await hsts(0)).toBeNull();
  });
});
