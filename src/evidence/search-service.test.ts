import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSearch, startFakeSearch } from '../../tests/fake-search/fake-search.ts';
import { SOURCES } from '../../tests/fake-search/pages.ts';
import { AnalysisError } from '../domain/errors.ts';
import { SEARCH_SERVICES, type SearchServiceName } from '../domain/evidence.ts';
import { createSearchService } from './search-service.ts';

let fake: FakeSearch;
beforeAll(async () => {
  fake = await startFakeSearch();
});
afterAll(() => fake.close());

const noAbort = new AbortController().signal;
const apiKey = 'a-key';
const search = (service: SearchServiceName, query: string, signal = noAbort) => {
  const made = createSearchService({ service, url: `${fake.url}/`, apiKey });
  return made?.search(query, 'es', signal) ?? Promise.reject(new Error('off'));
};
const failureOf = async (service: SearchServiceName, query: string) => {
  const error = await search(service, query).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AnalysisError);
  const { code, cause, message } = error as AnalysisError;
  expect(`${message} ${cause}`).not.toContain(query);
  return { code, cause: (cause as Error).message };
};

describe.each(SEARCH_SERVICES)('the search service %s', (service) => {
  test(`${service} returns URL, title and text of each result`, async () => {
    const results = await search(service, 'perros comida');
    expect(results).toEqual(
      SOURCES.map(({ id: _, publishedAt, ...source }) => ({
        ...source,
        // Ollama's responses have no dates.
        ...(publishedAt && service !== 'ollama' ? { publishedAt } : {}),
      })),
    );
  });

  test(`${service} without results does not fail`, async () => {
    expect(await search(service, 'nothing here')).toEqual([]);
  });

  test(`${service} returns only valid results`, async () => {
    expect(await search(service, 'lying service')).toEqual([
      {
        url: 'https://honest.example/a?b=1',
        title: 'honest.example',
        text: 'The only honest result among them.',
      },
    ]);
  });

  test.each([
    ['dead service', 'service_unreachable'],
    ['cut service', 'service_unreachable'],
    ['huge service', 'invalid_response'],
    ['endless service', 'invalid_response'],
    ['html service', 'invalid_response'],
    ['broken service', 'service_error'],
    ['busy service', 'service_busy'],
    ['unauthorised service', 'invalid_api_key'],
    ['missing service', 'service_error'],
  ])(`the search “%s” fails at ${service} with %s`, async (query, code) => {
    expect((await failureOf(service, query)).code).toBe(code);
  });

  test(`a redirect of ${service} is not followed`, async () => {
    const before = fake.searches.length;
    expect((await failureOf(service, 'redirect me')).code).toBe('service_error');
    expect(fake.searches.slice(before).map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test(`a search with ${service} ends with the reason of its signal`, async () => {
    const controller = new AbortController();
    const reason = new AnalysisError('cancelled');
    setTimeout(() => controller.abort(reason), 50);
    await expect(search(service, 'slow service', controller.signal)).rejects.toBe(reason);
  });
});

test('SearXNG is searched by URL; disabled JSON and suspended engines are failures', async () => {
  await search('searxng', 'perros & gatos');
  expect(fake.searches.at(-1)).toMatchObject({ method: 'GET', path: '/search', query: 'perros & gatos' });
  expect(await failureOf('searxng', 'forbidden')).toEqual({
    code: 'service_error',
    cause: 'web search: json format is not enabled',
  });
  expect(await failureOf('searxng', 'suspended')).toEqual({
    code: 'service_busy',
    cause: 'web search: engines are unresponsive',
  });
});

test('Tavily gets a key or its keyless mode; an exhausted quota is insufficient_credit', async () => {
  await search('tavily', 'perros');
  expect(fake.searches.at(-1)?.headers).toMatchObject({ authorization: 'Bearer a-key' });
  await createSearchService({ service: 'tavily', url: fake.url, apiKey: undefined })?.search(
    'perros',
    'es',
    noAbort,
  );
  const { headers } = fake.searches.at(-1) ?? { headers: {} };
  expect(headers).toMatchObject({ 'x-tavily-access-mode': 'keyless' });
  expect(headers).not.toHaveProperty('authorization');
  expect((await failureOf('tavily', 'used-up')).code).toBe('insufficient_credit');
});

test('a signed-out Ollama and an Ollama without web search cause different errors', async () => {
  expect((await failureOf('ollama', 'unauthorised')).cause).toBe('web search: ollama is not signed in');
  expect((await failureOf('ollama', 'missing')).cause).toBe(
    'web search: this version of ollama has no web search',
  );
});

test('Brave is searched in the language of the idea, with the key in a header', async () => {
  await search('brave', 'perros');
  const { params, headers } = fake.searches.at(-1) ?? {};
  expect(params).toMatchObject({ search_lang: 'es' });
  expect(headers).toMatchObject({ 'x-subscription-token': 'a-key' });
});
