import { describe, expect, test, vi } from 'vitest';
import { SOURCES, TRUE_FINDINGS } from '../../tests/fake-search/pages.ts';
import { collectEvidence, PAGES, scriptedModel, scriptedSearch } from '../../tests/fake-search/scripted.ts';
import { AnalysisError } from '../domain/errors.ts';
import { oldEvidenceSchema as evidenceSchema } from '../domain/old-evidence.ts';
import type { SearchService } from './search-service.ts';

test('events come in the order search, source, service, evidence with the true findings', async () => {
  const invented = { ...TRUE_FINDINGS[0], quote: 'Canela Fresca ha cerrado todas sus tiendas' };
  const { service, requests } = scriptedModel(() => ({
    findings: [invented, ...TRUE_FINDINGS, 'nothing', { kind: 'price' }],
  }));
  const { events, evidence } = await collectEvidence(scriptedSearch(PAGES), service, {
    queries: ['comida perros', 'perros Valencia'],
  });
  expect(events.map(({ type }) => type)).toEqual([
    'search',
    'search',
    ...PAGES.map(() => 'source'),
    'started',
    'evidence',
  ]);
  expect(evidence).toEqual({
    service: 'searxng',
    searchedAt: expect.any(String),
    searches: [
      { query: 'comida perros', results: PAGES.length },
      { query: 'perros Valencia', results: PAGES.length },
    ],
    sources: SOURCES.map(({ text: _, ...source }) => source),
    findings: TRUE_FINDINGS.map(({ quote }) =>
      expect.objectContaining({ quote: expect.stringContaining(quote.replace(/\.$/, '')) }),
    ),
    dropped: 3,
  });
  expect(evidenceSchema.safeParse(evidence).success).toBe(true);
  expect(requests).toHaveLength(1);
});

test('sources are numbered in the order of the searches, not of their responses', async () => {
  const page = (query: string) => [
    { url: `https://${query}.example/`, title: query, text: `About ${query}.` },
  ];
  const from = scriptedSearch(async (query) => {
    if (query === 'first') await new Promise((resolve) => setTimeout(resolve, 30));
    return page(query);
  });
  const { events, evidence } = await collectEvidence(from, scriptedModel(() => ({ findings: [] })).service, {
    queries: ['first', 'second'],
  });
  expect(evidence?.sources.map(({ id, title }) => [id, title])).toEqual([
    [1, 'first'],
    [2, 'second'],
  ]);
  expect(events.flatMap((event) => (event.type === 'search' ? event.query : []))).toEqual([
    'second',
    'first',
  ]);
});

test('equal searches are sent once', async () => {
  const { evidence } = await collectEvidence(
    scriptedSearch(PAGES),
    scriptedModel(() => ({ findings: [] })).service,
    {
      queries: ['comida perros', ' Comida  perros', 'perros'],
    },
  );
  expect(evidence?.searches.map(({ query }) => query)).toEqual(['comida perros', 'perros']);
});

test('only the findings of the model’s answer are used', async () => {
  const { service } = scriptedModel(() => ({
    score: 100,
    findings: TRUE_FINDINGS.slice(0, 1),
    sources: [{ id: 1, url: 'https://evil.example/' }],
  }));
  const { last } = await collectEvidence(scriptedSearch(PAGES), service);
  expect(JSON.stringify(last)).not.toMatch(/evil|"score"/);
});

describe('the failed and empty searches', () => {
  const unreachable = () =>
    Promise.reject(
      new AnalysisError('service_unreachable', { service: { name: 'searxng', label: 'SearXNG' } }),
    );

  test('each failed search is reported, in the order of the searches', async () => {
    const from = scriptedSearch((query) => (query === 'dead' ? unreachable() : Promise.resolve(PAGES)));
    const { evidence, failures } = await collectEvidence(
      from,
      scriptedModel(() => ({ findings: [] })).service,
      {
        queries: ['dead', 'alive'],
      },
    );
    expect(evidence?.searches).toEqual([
      { query: 'dead', failed: 'service_unreachable' },
      { query: 'alive', results: PAGES.length },
    ]);
    expect(failures.map(({ code }) => code)).toEqual(['service_unreachable']);
  });

  test('if all searches fail, the error is search_failed and the model gets no request', async () => {
    const { service, requests } = scriptedModel(() => ({ findings: [] }));
    const { last } = await collectEvidence(scriptedSearch(unreachable), service, { queries: ['a b', 'c d'] });
    expect(last).toMatchObject({ type: 'error', code: 'search_failed', retryable: true });
    expect(requests).toHaveLength(0);
  });

  test('if nothing is found, there are no findings and the model gets no request', async () => {
    const { service, requests } = scriptedModel(() => ({ findings: [] }));
    const { evidence } = await collectEvidence(scriptedSearch([]), service);
    expect(evidence).toMatchObject({ searches: [{ results: 0 }], sources: [], findings: [], dropped: 0 });
    expect(requests).toHaveLength(0);
  });

  test('an unexpected error of a search is a failed search', async () => {
    const from = scriptedSearch(() => Promise.reject(new TypeError(`cannot read the idea`)));
    const { last, failures } = await collectEvidence(from, scriptedModel(() => ({})).service);
    expect(last).toMatchObject({ type: 'error', code: 'search_failed' });
    expect(failures[0]?.code).toBe('service_error');
  });
});

test('all searches of a hanging service end together after 6 s', async () => {
  vi.useFakeTimers();
  try {
    const hanging = scriptedSearch(() => new Promise(() => undefined));
    const running = collectEvidence(hanging, scriptedModel(() => ({})).service, {
      queries: ['a', 'b', 'c', 'd'],
    });
    await vi.advanceTimersByTimeAsync(6_000);
    const { events, last } = await running;
    expect(events.filter(({ type }) => type === 'search')).toEqual(
      ['a', 'b', 'c', 'd'].map((query) => ({ type: 'search', query, failed: 'service_timeout' })),
    );
    expect(last).toMatchObject({ code: 'search_failed' });
  } finally {
    vi.useRealTimers();
  }
});

test('a cancelled search ends at once, and its signal reaches the service', async () => {
  const controller = new AbortController();
  let stopped: unknown;
  const from: SearchService = {
    ...scriptedSearch([]),
    search: (_query, _language, signal) =>
      new Promise(() =>
        signal.addEventListener('abort', () => {
          stopped = signal.reason;
        }),
      ),
  };
  const running = collectEvidence(from, scriptedModel(() => ({})).service, { signal: controller.signal });
  controller.abort();
  expect((await running).last).toMatchObject({ type: 'error', code: 'cancelled' });
  expect(stopped).toMatchObject({ name: 'AbortError' });
});

test('an answer without a list of findings is an invalid response', async () => {
  expect(
    (
      await collectEvidence(
        scriptedSearch(PAGES),
        scriptedModel(() => 'I would rather talk of cats.').service,
      )
    ).last,
  ).toMatchObject({
    type: 'error',
    code: 'invalid_response',
  });
});

describe('the prompt for findings', () => {
  test('the prompt requests the quotation in the language of the source, then its translation', async () => {
    const { service, requests } = scriptedModel(() => ({ findings: [] }));
    await collectEvidence(scriptedSearch(PAGES), service);
    const prompt = requests[0]?.prompt ?? '';
    expect(prompt).toMatch(/"source": [^:]+"quote": [^:]+"kind": [^:]+"name": [^:]+"translation": /);
    expect(prompt).toMatch(/"quote" y "name" quedan en la lengua de la fuente, letra por letra\.$/);
    expect(prompt).not.toMatch(/nota concreta|su propia evaluación/);
  });

  test('the prompt has each source once, numbered, within its total length', async () => {
    const { service, requests } = scriptedModel(() => ({ findings: [] }));
    const long = Array.from({ length: 20 }, (_, index) => ({
      url: `https://a${index}.example/`,
      title: `Page ${index} ${'of a very long title '.repeat(9)}`,
      text: `Begin ${index}. ${'long text '.repeat(9_000)}`,
    }));
    await collectEvidence(
      scriptedSearch((query) => Promise.resolve(long.slice(Number(query) * 5, Number(query) * 5 + 5))),
      service,
      {
        queries: ['0', '1', '2', '3'],
      },
    );
    const prompt = requests[0]?.prompt ?? '';
    expect(prompt.match(/<SOURCE-\d+-\d+-\d+>/g)).toHaveLength(20);
    for (let index = 0; index < 20; index += 1)
      expect(prompt).toContain(`a${index}.example\nBegin ${index}.`);
    expect(prompt.length).toBeLessThan(18_000);
  });

  test('the prompt contains short sources completely', async () => {
    const { service, requests } = scriptedModel(() => ({ findings: [] }));
    await collectEvidence(scriptedSearch(PAGES), service);
    for (const { text } of PAGES) expect(requests[0]?.prompt).toContain(text);
  });

  test('the prompt has the passages of a long page that contain the search words', async () => {
    const filling = 'Nothing of use is said in this sentence. '.repeat(150);
    const facts = ['La comida de perros cuesta 39 € al mes.', 'El 14 % de los perros la come.'];
    const page = {
      url: 'https://a.example/',
      title: 'A',
      text: `${filling}\n${facts.join(`\n${filling}\n`)}`,
    };
    const finding = { kind: 'price', name: '', quote: facts[0], source: 1 };
    const { service, requests } = scriptedModel(() => ({ findings: [finding] }));
    const { evidence } = await collectEvidence(scriptedSearch([page]), service);
    for (const fact of facts) expect(requests[0]?.prompt).toContain(fact);
    expect(requests[0]?.prompt).toContain('[…]');
    expect(requests[0]?.prompt).not.toContain('\n\n\n');
    expect(evidence?.findings).toMatchObject([{ quote: facts[0], marked: [0, 38] }]);
  });
});
