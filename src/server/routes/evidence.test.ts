import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSearch, startFakeSearch } from '../../../tests/fake-search/fake-search.ts';
import { IDEA, TRUE_FINDINGS } from '../../../tests/fake-search/pages.ts';
import { createTestApp as serveApp } from '../../../tests/server/app.ts';
import type { AnswerRequest, AnswerService } from '../../domain/answer-service.ts';
import { decodeEvents, type EvidenceEvent } from '../../domain/events.ts';
import { createSearchService } from '../../evidence/create-search-service.ts';

let fake: FakeSearch;
beforeAll(async () => {
  fake = await startFakeSearch();
});
afterAll(() => fake.close());

/** A model that proposes two searches, and returns a true quotation and an invented one. */
const service: AnswerService = {
  name: 'openai',
  label: 'A model',
  model: 'm',
  async *answer({ task }: AnswerRequest) {
    yield { type: 'start', service: 'openai', model: 'm', label: 'A model' };
    const invented = { ...TRUE_FINDINGS[0], quote: 'Nadie más reparte comida para perros' };
    const text =
      task.kind === 'searches'
        ? { queries: ['comida perros Valencia', 'precio comida perros'] }
        : { findings: [TRUE_FINDINGS[0], invented] };
    yield { type: 'text', text: JSON.stringify(text) };
    yield { type: 'end', reason: 'complete' };
  },
  status: async () => ({ usable: true, model: 'm' }),
};

function serve({ isOn = true, perMinute = 0 } = {}) {
  const searxng = { service: 'searxng', url: fake.url, apiKey: undefined } as const;
  return serveApp({ service, search: isOn ? createSearchService(searxng) : undefined, perMinute });
}

const fields = { idea: IDEA, language: 'es' };

test('/api/searches proposes searches without running them', async () => {
  const before = fake.searches.length;
  const response = await serve().post('/api/searches', fields);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ queries: ['comida perros Valencia', 'precio comida perros'] });
  expect(fake.searches).toHaveLength(before);
});

test('/api/evidence streams searches, sources and findings, and sends only the queries to the search service', async () => {
  const { post } = serve();
  const before = fake.searches.length;
  const response = await post(
    '/api/evidence',
    { ...fields, queries: [' comida perros ', 'broken'] },
    { accept: 'text/event-stream' },
  );
  const events: EvidenceEvent[] = [];
  if (response.body) for await (const event of decodeEvents<EvidenceEvent>(response.body)) events.push(event);
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type === 'search')).toHaveLength(2);
  expect(types.filter((type) => type === 'source')).toHaveLength(4);
  expect(types.slice(-2)).toEqual(['started', 'evidence']);
  expect(events.at(-1)).toMatchObject({
    evidence: {
      searches: [
        { query: 'comida perros', results: 4 },
        { query: 'broken', failed: 'service_error' },
      ],
      findings: [{ quote: `${TRUE_FINDINGS[0]?.quote}.`, marked: [0, 82], source: 1 }],
      dropped: 1,
    },
    meta: { service: 'openai', model: 'm', language: 'es' },
  });
  const sent = JSON.stringify(fake.searches.slice(before));
  expect(sent).toContain('comida perros');
  expect(sent).not.toMatch(/veterinarios|localhost:3000/);
});

test('/api/evidence answers with a document', async () => {
  const response = await serve().post('/api/evidence', { ...fields, queries: ['comida perros'] });
  expect(Object.keys(await response.json())).toEqual(['evidence', 'meta']);
});

test('/api/evidence answers 502 if every search fails', async () => {
  const response = await serve().post('/api/evidence', { ...fields, queries: ['broken', 'dead'] });
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ code: 'search_failed' });
});

describe('the rejections', () => {
  test.each([
    ['/api/searches', {}, { 'accept-language': 'en' }],
    ['/api/evidence', {}, { 'accept-language': 'en' }],
    ['/api/evidence', { language: 'en' }, { 'accept-language': 'es' }],
  ])(
    '%s without web search answers 404 for any fields, in the language of the body or of Accept-Language',
    async (path, body, headers) => {
      const { post } = serve({ isOn: false });
      expect((await post(path, body, { origin: 'https://evil.example' })).status).toBe(403);
      const response = await post(path, body, headers);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({
        code: 'search_off',
        detail: expect.stringMatching(/turned off/),
      });
    },
  );

  test.each([
    ['no queries', []],
    ['five queries', ['a', 'b', 'c', 'd', 'e']],
    ['an empty query', ['  ']],
    ['a query of 81 characters', ['x'.repeat(81)]],
    ['a query that is not text', [{ q: 'a' }]],
  ])('/api/evidence with %s answers 422', async (_, queries) => {
    expect((await serve().post('/api/evidence', { ...fields, queries })).status).toBe(422);
  });

  test('proposing searches and finding evidence each count as one analysis', async () => {
    const { post } = serve({ perMinute: 2 });
    expect((await post('/api/searches', fields)).status).toBe(200);
    expect((await post('/api/evidence', { ...fields, queries: ['comida'] })).status).toBe(200);
    expect((await post('/api/searches', fields)).status).toBe(429);
  });
});

test('neither the log nor the metrics contain searches, URLs or quotations', async () => {
  const { post, log, metrics } = serve();
  await post('/api/searches', fields);
  await post('/api/evidence', { ...fields, queries: ['zarzaparrilla perros', 'zarzaparrilla broken'] });
  const written = log.join('') + (await metrics.registry.metrics());
  expect(written).toContain('"kind":"evidence"');
  expect(written).toMatch(/web search/);
  expect(written).not.toMatch(/zarzaparrilla|canelafresca|Canela|domicilio|39,90/i);
});
