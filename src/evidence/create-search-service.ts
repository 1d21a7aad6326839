import { OLLAMA_BASE_URL } from '../domain/default-services.ts';
import { AnalysisError } from '../domain/errors.ts';
import { RESULTS_PER_SEARCH, SEARCH_SERVICE_LABELS, type SearchServiceName } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import { fetchJson, type JsonRequest } from './fetch-json.ts';
import { listOf, type RawResult, readResults } from './read-results.ts';
import type { SearchService } from './search-service.ts';

/** Stands between pieces of a page that are not adjacent, as Tavily writes it. */
const PASSAGE_GAP = '\n[…]\n';

/** The operator's settings, validated: SearXNG has a URL, Brave a key. */
interface SearchSettings {
  service: SearchServiceName | 'off';
  /** Replaces the service's default URL. */
  url: string | undefined;
  apiKey: string | undefined;
}

/** The request to a service, and how its response is read. */
interface SearchApi {
  defaultUrl?: string;
  request(query: string, language: Language, baseUrl: string, apiKey: string | undefined): JsonRequest;
  /** The results in the response, each with its text as `content`; `undefined` if the response has no list of results. */
  results(response: unknown): RawResult[] | undefined;
  /** The name of the field with a result's date of publication. */
  date?: string;
}

const resultsOf = (response: unknown) => listOf(response, 'results');

/** Most tokens of one response of Brave. More would cost money, and the model would not see them. */
const BRAVE_MAX_TOKENS = 4096;

const APIS: Readonly<Record<SearchServiceName, SearchApi>> = {
  /** A SearXNG instance (docs.searxng.org/dev/search_api). */
  searxng: {
    request: (query, language, baseUrl) => ({
      url: `${baseUrl.replace(/\/search$/, '')}/search?${new URLSearchParams({ q: query, format: 'json', language })}`,
      // Instances answer 403 if their settings do not list `json` among the formats.
      rejection: (status) =>
        status === 403 ? { code: 'service_error', cause: 'json format is not enabled' } : undefined,
    }),
    results(response) {
      const results = resultsOf(response);
      const { unresponsive_engines: failed } = (response ?? {}) as { unresponsive_engines?: unknown };
      // The engines are suspended: nothing was searched, so this is a failure and not an empty result.
      if (results?.length === 0 && Array.isArray(failed) && failed.length > 0) {
        throw new AnalysisError('service_busy', {
          service: { name: 'searxng', label: SEARCH_SERVICE_LABELS.searxng },
          cause: new Error('web search: engines are unresponsive'),
        });
      }
      return results;
    },
    date: 'publishedDate',
  },
  /** Tavily's search (docs.tavily.com/documentation/api-reference/endpoint/search); without a key in its keyless mode. */
  tavily: {
    defaultUrl: 'https://api.tavily.com',
    request: (query, _language, baseUrl, apiKey) => ({
      url: `${baseUrl}/search`,
      headers:
        apiKey === undefined ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${apiKey}` },
      body: {
        query,
        max_results: RESULTS_PER_SEARCH,
        search_depth: 'basic',
        include_answer: false,
        include_raw_content: false,
        include_images: false,
      },
      // 432 and 433 are limits of the plan and of spending; other limits may follow in this range.
      rejection: (status) => (status >= 430 && status <= 439 ? { code: 'insufficient_credit' } : undefined),
    }),
    results: resultsOf,
    date: 'published_date',
  },
  /** Brave's text for language models (api-dashboard.search.brave.com/api-reference/ai/llm_context). */
  brave: {
    defaultUrl: 'https://api.search.brave.com',
    request: (query, language, baseUrl, apiKey = '') => ({
      url: `${baseUrl}/res/v1/llm/context?${new URLSearchParams({
        q: query,
        search_lang: language,
        // The default is the United States.
        country: 'ALL',
        maximum_number_of_urls: String(RESULTS_PER_SEARCH),
        maximum_number_of_tokens: String(BRAVE_MAX_TOKENS),
      })}`,
      headers: { 'x-subscription-token': apiKey },
    }),
    results(response) {
      const { grounding, sources } = (response ?? {}) as Partial<Record<string, unknown>>;
      if (typeof grounding !== 'object' || grounding === null) return undefined;
      // Without results, `generic` may be missing.
      return (listOf(grounding, 'generic') ?? []).map(({ url, title, snippets }) => ({
        url,
        title,
        content: Array.isArray(snippets)
          ? snippets.filter((text) => typeof text === 'string').join(PASSAGE_GAP)
          : '',
        age: braveDate(sources, url),
      }));
    },
    date: 'age',
  },
  /** The search of the local Ollama daemon, which calls ollama.com with the signed-in account. */
  ollama: {
    defaultUrl: OLLAMA_BASE_URL,
    request: (query, _language, baseUrl) => ({
      url: `${baseUrl}/api/experimental/web_search`,
      body: { query, max_results: RESULTS_PER_SEARCH },
      rejection(status) {
        // The body's `signin_url` contains the machine's name and key, so the error does not quote it.
        if (status === 401) return { code: 'invalid_api_key', cause: 'ollama is not signed in' };
        return status === 404
          ? { code: 'service_error', cause: 'this version of ollama has no web search' }
          : undefined;
      },
    }),
    results: resultsOf,
  },
};

/** `sources` gives a page's age as a list: in words, as an ISO date, as days ago. */
function braveDate(sources: unknown, url: unknown): unknown {
  const pages = (sources ?? {}) as Partial<Record<string, { age?: unknown } | null>>;
  const age = pages[String(url)]?.age;
  return Array.isArray(age) ? age.find((text) => /^\d{4}-\d{2}-\d{2}/.test(String(text))) : age;
}

/** @returns `undefined` if search is off */
export function createSearchService({ service, url, apiKey }: SearchSettings): SearchService | undefined {
  if (service === 'off') return undefined;
  const api = APIS[service];
  const identity = { name: service, label: SEARCH_SERVICE_LABELS[service] };
  const baseUrl = (url ?? api.defaultUrl ?? '').replace(/\/+$/, '');
  return {
    ...identity,
    async search(query, language, signal) {
      const response = await fetchJson(identity, api.request(query, language, baseUrl, apiKey), signal);
      const results = api.results(response);
      if (!results) throw new AnalysisError('invalid_response', { service: identity });
      return readResults(results, api.date);
    },
  };
}
