import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeringService } from '../../tests/answers/answering-service.ts';
import { scriptedWeb } from '../../tests/answers/scripted-web.ts';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import { REPORTS } from '../../tests/fake-service/answers.ts';
import { serviceFor } from '../../tests/fake-service/ask.ts';
import { type FakeService, startFakeService } from '../../tests/fake-service/fake-service.ts';
import { createTestApp as serveApp } from '../../tests/server/app.ts';
import { IDEA } from '../../tests/server/sample-request.ts';
import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError, ERROR_CODES } from '../domain/errors.ts';
import { judgementSchema } from '../domain/report.ts';
import { openApiDocument } from './openapi.ts';

const ORIGIN = 'http://localhost:3000';
/** The fields of each endpoint's request besides `idea` and `language`. */
const judgement = judgementSchema.parse(REPORTS.en);
const BODIES: Readonly<Record<string, object>> = {
  '/api/analyses': { results: 'Three offices have paid for a week.' },
  '/api/ratings': { concerns: ['evidence'], judgement },
  '/api/replies': {
    judgement,
    headline: REPORTS.en.headline,
    answer: REPORTS.en.answer,
    citations: EVIDENCE.citations,
    replies: [{ note: 'Is it insured?', reply: 'Not yet.' }],
    note: 'Three offices have paid for a week.',
  },
};

interface Media {
  schema: object;
  'x-events'?: Record<string, { $ref: string }>;
}
type Operation = { responses: Record<string, { content: Record<string, Media> }> };
type Paths = Record<string, Record<string, Operation>>;

const document = openApiDocument();
const paths = document.paths as unknown as Paths;
/** Forbids additional properties, so that an undescribed field of a response fails the test. */
const ajv = new Ajv2020({ strict: false, formats: { date: true, 'date-time': true } }).addSchema(
  closed(document) as object,
  'api',
);

let model: FakeService;
beforeAll(async () => {
  model = await startFakeService();
});
afterAll(() => model.close());

function serve(service: AnswerService | null, { perMinute = 0 } = {}) {
  const { app, admission } = serveApp({
    service,
    web: scriptedWeb(),
    perMinute,
    servesHost: (host) => host === 'localhost:3000',
  });
  /** Sends a request; a body makes it a `POST`. */
  const ask = (path: string, body?: object | string, headers: Record<string, string> = {}) =>
    app.request(ORIGIN + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'localhost:3000', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { app, admission, ask };
}

const bodyFor = (path: string) => ({ idea: IDEA, language: 'en', ...BODIES[path] });

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return copy.type === 'object' && copy.properties ? { ...copy, additionalProperties: false } : copy;
}

function check(value: unknown, pointer: string): void {
  const validate = ajv.getSchema(`api${pointer}`) ?? ajv.compile({ $ref: `api${pointer}` });
  validate(value);
  expect(validate.errors ?? [], pointer).toEqual([]);
}

/** Checks a response against the document. @returns the status of the response */
async function checkResponse(path: string, method: 'get' | 'post', response: Response): Promise<number> {
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const { responses = {} } = paths[path]?.[method] ?? {};
  const described = response.status in responses ? String(response.status) : 'default';
  const media = responses[described]?.content[type];
  expect(media, `${method} ${path}: ${response.status} ${type}`).toBeDefined();
  if (type !== 'text/event-stream') {
    const keys = ['paths', path, method, 'responses', described, 'content', type, 'schema'];
    const escaped = keys
      .map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent);
    check(await response.json(), `#/${escaped.join('/')}`);
    return response.status;
  }
  for (const [, name = '', data = ''] of (await response.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)) {
    const reference = media?.['x-events']?.[name]?.$ref;
    expect(reference, `${path}: event ${name}`).toBeDefined();
    check(JSON.parse(data), reference ?? '');
  }
  return response.status;
}

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the OpenAPI document has exactly the API’s paths and methods', () => {
  const routes = serve(answeringService())
    .app.routes.filter(
      ({ path, method }) => path.startsWith('/api/') && path !== '/api/*' && method !== 'ALL',
    )
    .map(({ path, method }) => `${method} ${path}`);
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual([...new Set(routes)].sort());
});

test.each(Object.keys(BODIES))(
  '%s answers as the OpenAPI document describes: document and stream',
  async (path) => {
    const { ask } = serve(serviceFor('openai', model.url, 'good'));
    expect(await checkResponse(path, 'post', await ask(path, bodyFor(path)))).toBe(200);
    const stream = await ask(path, bodyFor(path), { accept: 'text/event-stream' });
    expect(await checkResponse(path, 'post', stream)).toBe(200);
  },
);

test.each(Object.keys(BODIES))('%s rejects requests as the OpenAPI document describes', async (path) => {
  const { ask } = serve(serviceFor('openai', model.url, 'good'), { perMinute: 1 });
  const body = bodyFor(path);
  const responses: [number, Promise<Response> | Response][] = [
    [400, ask(path, '{')],
    [403, ask(path, body, { origin: 'https://elsewhere.example' })],
    [405, ask(path)],
    [413, ask(path, { ...body, idea: 'x'.repeat(66_000) })],
    [415, ask(path, body, { 'content-type': 'text/plain' })],
    [421, ask(path, body, { host: 'elsewhere.example' })],
    [422, ask(path, { ...body, language: 'fr' })],
    [422, ask(path, { ...body, idea: 'too short' })],
    [422, ask(path, { ...body, idea: 'x'.repeat(1001) })],
    [422, ask(path, { ...body, [path === '/api/replies' ? 'note' : 'results']: 'x'.repeat(4001) })],
    [200, ask(path, body)],
  ];
  // Three ratings cost one analysis.
  if (path === '/api/ratings') responses.push([200, ask(path, body)], [200, ask(path, body)]);
  responses.push([429, ask(path, body)]);
  for (const [status, response] of responses) {
    expect(await checkResponse(path, 'post', await response)).toBe(status);
  }
});

test.each(['lying', 'marks', 'answer-fails'])(
  'the response to the answer “%s” is as the OpenAPI document describes',
  async (scenario) => {
    const { ask } = serve(serviceFor('openai', model.url, scenario));
    const path = '/api/analyses';
    for (const accept of ['application/json', 'text/event-stream'])
      expect(await checkResponse(path, 'post', await ask(path, bodyFor(path), { accept }))).toBe(200);
  },
);

/** Codes that only the page or the startup uses, or for a client that has disconnected. */
const NEVER_ANSWERED = ['blocked_by_browser', 'unknown_service', 'cancelled'];
/** Codes of `/api/readings` only. */
const READING_CODES = ['calls_off'];

test.each(ERROR_CODES.filter((code) => ![...NEVER_ANSWERED, ...READING_CODES].includes(code)))(
  'the response to the failure %s is as the OpenAPI document describes',
  async (code) => {
    const { ask } = serve({
      ...answeringService(),
      // biome-ignore lint/correctness/useYield: it fails before it sends anything.
      async *answer() {
        throw new AnalysisError(code);
      },
    });
    const path = code === 'no_model' ? '/api/replies' : '/api/analyses';
    const response = await ask(path, bodyFor(path));
    expect(await response.clone().json()).toMatchObject({ code });
    await checkResponse(path, 'post', response);
    const stream = await ask(path, bodyFor(path), { accept: 'text/event-stream' });
    await checkResponse(path, 'post', stream);
  },
);

test('/api/readings answers as the OpenAPI document describes if calls are off, and without a model', async () => {
  const body = { text: IDEA, language: 'en' };
  for (const [calls, status] of [
    [null, 404],
    [{ atOnce: 1, temperature: 0.7 }, 503],
  ] as const) {
    const { post } = serveApp({ calls, service: null });
    expect(await checkResponse('/api/readings', 'post', await post('/api/readings', body))).toBe(status);
  }
});

test('a server without a model answers as the OpenAPI document describes', async () => {
  const { ask } = serve(null);
  for (const accept of ['application/json', 'text/event-stream']) {
    const response = await ask('/api/analyses', bodyFor('/api/analyses'), { accept });
    expect(await checkResponse('/api/analyses', 'post', response)).toBe(200);
  }
  for (const path of ['/api/ratings', '/api/replies']) {
    const response = await ask(path, bodyFor(path));
    expect(await response.clone().json()).toMatchObject({ code: 'no_model' });
    expect(await checkResponse(path, 'post', response)).toBe(503);
  }
  expect(await checkResponse('/api/health', 'get', await ask('/api/health'))).toBe(200);
});

test('health, readiness and the OpenAPI document answer as described', async () => {
  const { ask, admission } = serve(answeringService());
  for (const path of ['/api/health', '/api/ready', '/api/openapi.json']) {
    expect(await checkResponse(path, 'get', await ask(path))).toBe(200);
    expect(await checkResponse(path, 'get', await ask(path, {}))).toBe(405);
  }
  expect(await (await ask('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' });
  admission.drain();
  expect(await checkResponse('/api/ready', 'get', await ask('/api/ready'))).toBe(503);
  expect(
    await checkResponse('/api/analyses', 'post', await ask('/api/analyses', bodyFor('/api/analyses'))),
  ).toBe(503);
});
