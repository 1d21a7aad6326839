import { describe, expect, test } from 'vitest';
import { REPORTS } from '../../tests/fake-service/answers.ts';
import { createTestApp, hangingService } from '../../tests/server/app.ts';
import { AS_STREAM, IDEA } from '../../tests/server/sample-request.ts';
import { judgementSchema } from '../domain/report.ts';
import { servedHosts } from './http/allowed-request.ts';
import type { HostCheck } from './http/context.ts';

describe('the rejection of a request', () => {
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const big = JSON.stringify({ idea: 'x'.repeat(66_000), language: 'en' });
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
    [422, 'invalid_request', { idea: IDEA, language: 'en', results: 'x'.repeat(4001) }, {}],
    [422, 'idea_too_short', { idea: ` ${'x'.repeat(49)} `, language: 'en' }, {}],
    [422, 'idea_too_long', { idea: 'x'.repeat(1001), language: 'en' }, {}],
  ])('a rejected request gets a problem document: %i %s', async (status, code, body, headers) => {
    const response = await createTestApp({ perMinute: 1 }).post(
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

  test('a rejected request does not count towards the limits', async () => {
    const { post } = createTestApp({ perMinute: 1, perDay: 1, dailyAnalyses: 1 });
    for (const body of [big, '{', { idea: 'short', language: 'en' }]) await post('/api/analyses', body);
    await post('/api/analyses', good, evil);
    expect((await post('/api/analyses', good)).status).toBe(200);
  });

  test('a request over the rate limit is rejected with the time to wait', async () => {
    const { post } = createTestApp({ perMinute: 1 });
    await post('/api/analyses', good);
    const response = await post('/api/analyses', { ...good, language: 'es' }, AS_STREAM);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    const problem = await response.json();
    expect(problem.code).toBe('rate_limited');
    expect(problem.detail).toMatch(/análisis/);
    expect(problem.retryAfter).toBe(Number(response.headers.get('retry-after')));
  });

  test('the problem names an invalid field, in the language of the body', async () => {
    const problem = async (body: unknown) => (await createTestApp().post('/api/analyses', body)).json();
    expect(await problem({ idea: 7, language: 'en' })).toMatchObject({
      field: 'idea',
      detail: expect.stringMatching(/^A field/),
    });
    const judgement = { ...judgementSchema.parse(REPORTS.en), score: 101 };
    expect(await problem({ ...good, judgement })).toMatchObject({ field: 'judgement.score' });
    expect(await problem({ ...good, results: 'x'.repeat(4001) })).toMatchObject({ field: 'results' });
  });

  test('a request over the daily ceiling or during a drain gets 503 and Retry-After', async () => {
    const full = createTestApp({ dailyAnalyses: 1 });
    await full.post('/api/analyses', good);
    const over = await full.post('/api/analyses', good);
    expect(over.status).toBe(503);
    expect(over.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await over.json()).toMatchObject({ code: 'ceiling_reached' });

    const draining = createTestApp({ perMinute: 1 });
    draining.admission.drain();
    const rejected = await draining.post('/api/analyses', good);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await rejected.json()).toMatchObject({ code: 'draining' });
  });

  test('the problem of a request is in the language of the body or of Accept-Language', async () => {
    const { post } = createTestApp();
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
  test('a queued request receives its place and starts when the running request ends', async () => {
    const { service } = hangingService();
    const { post } = createTestApp({ service, running: 1 });
    const body = { idea: IDEA, language: 'en' };
    const first = await post('/api/analyses', body, AS_STREAM);
    const second = await post('/api/analyses', body, AS_STREAM);
    const reader = second.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    expect((await reader?.read())?.value).toBe('event: queued\ndata: {"place":1}\n\n');
    await first.body?.cancel();
    expect((await reader?.read())?.value).toContain('event: started');
    await reader?.cancel();
  });
});

describe('the host names of the server', () => {
  test('a server that knows its host names answers 421 for others, except /api/health and /api/ready', async () => {
    const { app, post } = createTestApp({ servesHost: servedHosts('127.0.0.1', undefined) as HostCheck });
    const rebound = { host: 'rebind.example:3000' };
    const rejected = await post('/api/analyses', { idea: IDEA, language: 'en' }, rebound);
    expect(rejected.status).toBe(421);
    expect(await rejected.json()).toMatchObject({ code: 'invalid_request' });
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

describe('the methods', () => {
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
  ])('%s %s has status %i', async (method, path, status, allow) => {
    const response = await createTestApp().app.request(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    if (method === 'HEAD') expect(await response.text()).toBe('');
  });
});
