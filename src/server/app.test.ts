import { describe, expect, test, vi } from 'vitest';
import { asStream, eventsOf, hangingService, IDEA, serve } from '../../tests/server/app.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { worksheetService } from '../worksheet/service.ts';

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

  test('keeps its connection alive at least every ten seconds while the service is silent', async () => {
    vi.useFakeTimers();
    const { service } = hangingService();
    const response = await serve({ service }).post('/api/analyses', { idea: IDEA, language: 'en' }, asStream);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': open\n\n');
    await vi.advanceTimersByTimeAsync(0);
    expect((await reader?.read())?.value).toContain('event: started');
    const next = reader?.read();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await next)?.value).toBe(': keep-alive\n\n');
    await reader?.cancel();
    vi.useRealTimers();
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
