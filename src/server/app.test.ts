import { describe, expect, test, vi } from 'vitest';
import { answeringService } from '../../tests/answers/answering-service.ts';
import { ADVICES } from '../../tests/fake-service/advice-answers.ts';
import { createTestApp, eventsOf, hangingService } from '../../tests/server/app.ts';
import { AS_STREAM, IDEA } from '../../tests/server/sample-request.ts';
import { ratingForAdvice } from '../domain/advice.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { AXES, type AxisRating } from '../domain/rubric.ts';
import { createSearchService } from '../evidence/create-search-service.ts';

describe('the analysis endpoint', () => {
  test('an analysis as a stream ends with exactly one report', async () => {
    const response = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(response);
    expect(events[0]).toMatchObject({ type: 'started', service: 'openai', language: 'en' });
    expect(events.filter(({ type }) => type === 'report' || type === 'error')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'report', meta: { model: 'm', language: 'en' } });
  });

  test('an analysis as a document has the same report as the stream', async () => {
    const response = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const document = await response.json();
    expect(Object.keys(document)).toEqual(['report', 'meta']);
    const stream = await createTestApp().post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    expect((await eventsOf(stream)).at(-1)).toMatchObject({ report: document.report });
  });

  test.each(['text/event-stream', 'application/json, text/event-stream;q=0.5', 'TEXT/EVENT-STREAM'])(
    'the Accept header “%s” requests a stream',
    async (accept) => {
      const response = await createTestApp().post(
        '/api/analyses',
        { idea: IDEA, language: 'en' },
        { accept },
      );
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      await response.body?.cancel();
    },
  );

  test('a stream opens before the service answers, and its cancellation stops the service', async () => {
    const { service, cancelled } = hangingService();
    const { post, admission } = createTestApp({ service });
    const response = await post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^: /);
    await reader?.read();
    expect(admission.counts.running).toBe(1);
    await reader?.cancel();
    await expect.poll(() => cancelled.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });

  test('a stream sends a keep-alive after ten seconds of silence', async () => {
    vi.useFakeTimers();
    const { service } = hangingService();
    const response = await createTestApp({ service }).post(
      '/api/analyses',
      { idea: IDEA, language: 'en' },
      AS_STREAM,
    );
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

  test('an analysis whose client stops reading ends five seconds after its time limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { admission, post } = createTestApp();
    const response = await post('/api/analyses', { idea: IDEA, language: 'en' }, AS_STREAM);
    const reader = response.body?.getReader();
    // Reads the opening comment. The client then reads nothing more.
    await reader?.read();
    await vi.advanceTimersByTimeAsync(64_000);
    expect(admission.counts.running).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(admission.counts.running).toBe(0);
    await expect(reader?.read()).rejects.toThrow('stopped');
    vi.useRealTimers();
  });

  test('cancelling the request for a document stops the service', async () => {
    const { service, cancelled } = hangingService();
    const { post, admission } = createTestApp({ service });
    const abort = new AbortController();
    const response = post('/api/analyses', { idea: IDEA, language: 'en' }, {}, abort.signal);
    await expect.poll(() => admission.counts.running).toBe(1);
    abort.abort();
    await response;
    expect(cancelled.count).toBe(1);
    expect(admission.counts.running).toBe(0);
  });
});

test.each([
  ['es', 'Espera a que termine uno'],
  ['en', 'Wait until one ends'],
] as const)(
  'an analysis beyond the concurrency limit of its client gets a specific error message (%s)',
  async (language, message) => {
    const { service } = hangingService();
    const { post } = createTestApp({ service, perClient: 1 });
    const first = await post('/api/analyses', { idea: IDEA, language }, AS_STREAM);
    const second = await post('/api/analyses', { idea: IDEA, language });
    expect(second.status).toBe(429);
    expect(await second.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining(message),
    });
    await first.body?.cancel();
  },
);

describe('a server without a model', () => {
  const body = { idea: IDEA, language: 'en' };

  test('an analysis has one event, the worksheet, as a stream and as a document', async () => {
    const { post, metrics } = createTestApp({ service: null });
    const [event, ...others] = await eventsOf(await post('/api/analyses', body, AS_STREAM));
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'worksheet', meta: { language: 'en' } });
    const { type: _, ...sent } = event as { type: string };
    expect(Object.keys(sent)).toEqual(['worksheet', 'meta']);
    const document = await (await post('/api/analyses', body)).json();
    expect(document.worksheet).toEqual((sent as { worksheet: unknown }).worksheet);
    expect(await metrics.registry.metrics()).toContain(
      'analyses_total{kind="analysis",service="rules",outcome="done"} 2',
    );
  });

  test('a worksheet counts as one analysis', async () => {
    const { post } = createTestApp({ service: null, perMinute: 1 });
    expect((await post('/api/analyses', body)).status).toBe(200);
    expect((await post('/api/analyses', body)).status).toBe(429);
  });

  test.each(['/api/ratings', '/api/advice'])('%s answers 503 no_model and is not counted', async (path) => {
    const { post } = createTestApp({ service: null, perMinute: 1 });
    for (let times = 0; times < 2; times += 1) {
      const response = await post(path, body);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({
        code: 'no_model',
        detail: expect.stringMatching(/no AI model/),
      });
    }
    expect((await post('/api/analyses', body)).status).toBe(200);
  });

  test.each(['/api/searches', '/api/evidence'])(
    '%s answers 404 without web search, else 503',
    async (path) => {
      const queries = ['sourdough offices'];
      expect((await createTestApp({ service: null }).post(path, { ...body, queries })).status).toBe(404);
      const search = createSearchService({ service: 'tavily', url: undefined, apiKey: undefined });
      const response = await createTestApp({ service: null, search }).post(path, { ...body, queries });
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'no_model' });
    },
  );

  test('a server without a model is healthy and ready', async () => {
    const { app } = createTestApp({ service: null });
    expect(await (await app.request('/api/health')).json()).toMatchObject({ service: 'rules', model: null });
    expect((await app.request('/api/ready')).status).toBe(200);
  });
});

describe('a failing model service', () => {
  const failing = (error: AnalysisError): AnswerService => ({
    ...answeringService(),
    // biome-ignore lint/correctness/useYield: it fails before it sends anything.
    async *answer() {
      throw error;
    },
  });

  test('the response has the Retry-After of a busy model service', async () => {
    const service = failing(
      new AnalysisError('service_busy', { service: { name: 'openai', label: 'OpenAI' }, retryAfter: 3600 }),
    );
    const response = await createTestApp({ service }).post('/api/analyses', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3600');
  });

  test('the error message names the service that failed, even if another service comes first', async () => {
    const service = failing(
      new AnalysisError('service_unreachable', { service: { name: 'ollama', label: 'Ollama' } }),
    );
    for (const path of ['/api/analyses', '/api/ratings']) {
      const problem = await (
        await createTestApp({ service }).post(path, { idea: IDEA, language: 'en' })
      ).json();
      expect(problem.detail).toMatch(/unable to reach Ollama/);
    }
  });
});

describe('the rating endpoint', () => {
  test('a rating has the breakdown, the score and the verdict', async () => {
    const response = await createTestApp().post('/api/ratings', { idea: IDEA, language: 'en' });
    expect(response.status).toBe(200);
    expect(Object.keys(await response.json()).sort()).toEqual(['score', 'scoreBreakdown', 'verdict']);
  });

  test('three ratings count as one analysis, of one idea or of several', async () => {
    const { post } = createTestApp({ perMinute: 1, perClient: 1 });
    const ideas = [IDEA, IDEA, `${IDEA}!`];
    const rate = async (idea: string) => (await post('/api/ratings', { idea, language: 'en' })).status;
    expect(await Promise.all(ideas.map(rate))).toEqual([200, 200, 200]);
    expect(await rate(IDEA)).toBe(429);
  });
});

describe('the advice endpoint', () => {
  const body = { idea: IDEA, language: 'en' };

  test('advice is sent as a document or as a stream, with the results of its sums', async () => {
    const rating = [{ axis: 'evidence', level: 2, reason: 'Nobody has paid yet.' }];
    const response = await createTestApp().post('/api/advice', {
      ...body,
      rating,
      results: 'Ten have paid.',
    });
    expect(response.status).toBe(200);
    const document = await response.json();
    expect(Object.keys(document)).toEqual(['advice', 'results', 'meta']);
    expect(document).toMatchObject({ advice: ADVICES.en, results: { month: 480, hour: 16, breakEven: 6 } });
    const events = await eventsOf(await createTestApp().post('/api/advice', body, AS_STREAM));
    const parts = ADVICES.en.parts.map((_, index) => `parts.${index}`);
    expect(events.flatMap((event) => (event.type === 'section' ? [event.field] : []))).toEqual([
      'headline',
      ...parts,
      'parts',
      'verdict',
      'sums',
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'advice', advice: ADVICES.en, results: { month: 480 } });
  });

  test('a request for advice is rejected if its rating has an unknown axis, an unknown level or no reason', async () => {
    for (const change of [{ axis: 'luck' }, { level: 6 }, { reason: '' }]) {
      const rating = [{ axis: 'evidence', level: 2, reason: 'Nobody has paid yet.', ...change }];
      expect((await createTestApp().post('/api/advice', { ...body, rating })).status).toBe(422);
    }
  });

  test('the longest idea, results and rating in any script fit into a request', async () => {
    const long = (length: number) => '𠀀'.repeat(length);
    const rating = AXES.map((axis) => ({ axis, level: 3, basis: 'open', reason: long(250), raise: 'x' }));
    const request = {
      idea: long(1000),
      language: 'es',
      results: long(1000),
      rating: ratingForAdvice({ scoreBreakdown: rating as AxisRating[] }),
    };
    expect((await createTestApp().post('/api/advice', request)).status).toBe(200);
  });

  test('where one request runs at a time, the advice waits for its report', async () => {
    const { service } = hangingService();
    const { post } = createTestApp({ service, running: 1 });
    const report = await post('/api/analyses', body, AS_STREAM);
    const advice = await post('/api/advice', body, AS_STREAM);
    const reader = advice.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    expect((await reader?.read())?.value).toBe('event: queued\ndata: {"place":1}\n\n');
    await report.body?.cancel();
    expect((await reader?.read())?.value).toContain('event: started');
    await reader?.cancel();
  });
});

describe('the headers of every response', () => {
  test('every response has its own request id', async () => {
    const { app, post } = createTestApp();
    const ids = await Promise.all(
      [
        app.request('/'),
        app.request('/api/health'),
        app.request('/api/nothing'),
        post('/api/analyses', '{'),
        post('/api/analyses', { idea: IDEA, language: 'en' }, { ...AS_STREAM, 'x-request-id': 'forged' }),
      ].map(async (response) => (await response).headers.get('x-request-id')),
    );
    // Not the first response: this test app replaces the handler of pages.
    expect(new Set(ids.slice(1)).size).toBe(4);
    for (const id of ids.slice(1)) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  test('the response to an analysis has the remaining limits in its headers', async () => {
    const { post } = createTestApp({ perMinute: 2 });
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

test('security.txt names the contact that the operator has set', async () => {
  const contactUrl = 'https://www.example.com/me';
  const response = await createTestApp({ contactUrl }).app.request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: https:\/\/www\.example\.com\/me\nExpires: \d{4}-/);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(100 * 86_400_000);
  // Without a contact, the handler of pages answers.
  expect(await (await createTestApp().app.request('/.well-known/security.txt')).text()).toBe('page');
});

describe('the health endpoints', () => {
  test('/api/health stays 200 while draining, and /api/ready becomes 503', async () => {
    const { app, admission } = createTestApp();
    expect(await (await app.request('/api/health')).json()).toEqual({
      status: 'ok',
      service: 'openai',
      model: 'm',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect((await app.request('/api/ready')).status).toBe(200);
    admission.drain();
    expect((await app.request('/api/ready')).status).toBe(503);
    expect((await app.request('/api/health')).status).toBe(200);
  });

  test('/api/ready caches the status of an unusable service and hides its URL', async () => {
    let calls = 0;
    const service: AnswerService = {
      ...answeringService(),
      async status() {
        calls += 1;
        return { usable: false, model: undefined, detail: 'http://10.0.0.7 cannot be reached' };
      },
    };
    const { app } = createTestApp({ service });
    for (let i = 0; i < 20; i += 1) {
      const response = await app.request('/api/ready');
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain('10.0.0.7');
    }
    expect(calls).toBe(1);
  });
});

test('an unexpected error fails only its own request and does not contain the idea', async () => {
  const service: AnswerService = {
    ...answeringService(),
    answer() {
      throw new Error(IDEA);
    },
  };
  const { post, app, admission } = createTestApp({ service });
  const response = await post('/api/analyses', { idea: IDEA, language: 'en' });
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('sourdough');
  expect(admission.counts.running).toBe(0);
  expect((await app.request('/api/health')).status).toBe(200);
});

describe('responses over https', () => {
  test('HSTS is sent only if a trusted proxy reports https', async () => {
    const hsts = async (trustProxy: number) =>
      (
        await createTestApp({ trustProxy }).app.request('/api/health', {
          headers: { 'x-forwarded-proto': 'https' },
        })
      ).headers.get('strict-transport-security');
    expect(await hsts(1)).toMatch(/^max-age=\d{8}/);
    expect(await hsts(0)).toBeNull();
  });
});
