import { OLLAMA_BASE_URL } from '../domain/default-services.ts';
import { AnalysisError, type ErrorCode, type FailedService } from '../domain/errors.ts';
import { RESULTS_PER_SEARCH, SEARCH_SERVICE_LABELS, type SearchServiceName } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import { listOf, type RawResult, readResults, type SearchResult } from './read-results.ts';

export interface SearchService {
  readonly name: SearchServiceName;
  /** Display name. */
  readonly label: string;
  /**
   * Runs one search. Returns at most `RESULTS_PER_SEARCH` results, best first, all with an http(s) URL.
   * @throws AnalysisError one of `SEARCH_FAILURES`, without the query; `signal.reason` once `signal` is aborted
   */
  search(query: string, language: Language, signal: AbortSignal): Promise<SearchResult[]>;
}

/** Separates passages of a page that are not adjacent, as in Tavily's responses. */
const PASSAGE_GAP = '\n[…]\n';
/** Largest decompressed response. Real responses with whole pages reach a few hundred kilobytes. */
const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;
/** Token limit of one response from Brave. Further tokens would cost money, and the model would not see them. */
const BRAVE_MAX_TOKENS = 4096;

/** The operator's settings, validated: SearXNG has a URL, Brave a key. */
interface SearchSettings {
  service: SearchServiceName | 'off';
  /** Replaces the service's default URL. */
  url: string | undefined;
  apiKey: string | undefined;
}

/** How to call a service. Without `body` the request is a GET with `query`. */
interface SearchApi {
  defaultUrl?: string;
  path: string;
  query?(query: string, language: Language): Readonly<Record<string, string>>;
  body?(query: string): object;
  headers?(apiKey: string | undefined): Readonly<Record<string, string>>;
  /** Statuses whose error code or cause differs from `codeOf`. */
  statuses?: Readonly<Record<number, readonly [code: ErrorCode, cause: string]>>;
  /** Reads the results, each with its text as `content`. Default: the list `results` of the response. */
  results?(response: unknown): RawResult[] | undefined;
  /** The name of the field with a result's date of publication. */
  date?: string;
}

const APIS: Readonly<Record<SearchServiceName, SearchApi>> = {
  /** A SearXNG instance (docs.searxng.org/dev/search_api). */
  searxng: {
    path: '/search',
    query: (q, language) => ({ q, format: 'json', language }),
    // Instances answer 403 if their settings do not list `json` among the formats.
    statuses: { 403: ['service_error', 'json format is not enabled'] },
    results(response) {
      const results = listOf(response, 'results');
      // The engines are suspended: nothing was searched, so this is a failure and not an empty result.
      if (results?.length === 0 && listOf(response, 'unresponsive_engines')?.length) {
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
    path: '/search',
    body: (query) => ({ query, max_results: RESULTS_PER_SEARCH, search_depth: 'basic' }),
    headers: (apiKey) =>
      apiKey === undefined ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${apiKey}` },
    // Limits of the plan and of spending.
    statuses: {
      432: ['insufficient_credit', 'limit of the plan'],
      433: ['insufficient_credit', 'limit of spending'],
    },
    date: 'published_date',
  },
  /** Brave's text for language models (api-dashboard.search.brave.com/api-reference/ai/llm_context). */
  brave: {
    defaultUrl: 'https://api.search.brave.com',
    path: '/res/v1/llm/context',
    query: (q, language) => ({
      q,
      search_lang: language,
      // The default is the United States.
      country: 'ALL',
      maximum_number_of_urls: String(RESULTS_PER_SEARCH),
      maximum_number_of_tokens: String(BRAVE_MAX_TOKENS),
    }),
    headers: (apiKey = '') => ({ 'x-subscription-token': apiKey }),
    results: braveResults,
    date: 'age',
  },
  /** The search of the local Ollama daemon, which calls ollama.com with the signed-in account. */
  ollama: {
    defaultUrl: OLLAMA_BASE_URL,
    path: '/api/experimental/web_search',
    body: (query) => ({ query, max_results: RESULTS_PER_SEARCH }),
    statuses: {
      // The body's `signin_url` contains the machine's name and key, so the error does not quote it.
      401: ['invalid_api_key', 'ollama is not signed in'],
      404: ['service_error', 'this version of ollama has no web search'],
    },
  },
};

function braveResults(response: unknown): RawResult[] | undefined {
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
}

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
  const baseUrl = (url ?? api.defaultUrl ?? '').replace(/\/+$/, '').replace(/\/search$/, '');
  return {
    ...identity,
    async search(query, language, signal) {
      const parameters = api.query ? `?${new URLSearchParams(api.query(query, language))}` : '';
      const body = api.body && JSON.stringify(api.body(query));
      const request = {
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...api.headers?.(apiKey),
        },
        ...(body && { method: 'POST', body }),
        signal,
      };
      const response = await fetchJson(identity, baseUrl + api.path + parameters, request, api.statuses);
      const results = api.results ? api.results(response) : listOf(response, 'results');
      if (!results) throw new AnalysisError('invalid_response', { service: identity });
      return readResults(results, api.date);
    },
  };
}

/**
 * Reads a JSON response. Redirects are not followed, because a compromised service could redirect the server into the
 * internal network.
 * @param service named in errors
 * @throws AnalysisError one of `SEARCH_FAILURES`, without the query, the response or the key; the reason of the request's
 *   signal once it is aborted
 */
async function fetchJson(
  service: FailedService,
  url: string,
  request: RequestInit & { signal: AbortSignal },
  statuses: SearchApi['statuses'] = {},
): Promise<unknown> {
  const fail = (code: ErrorCode, cause?: string, status?: number) =>
    new AnalysisError(code, {
      service,
      ...(status === undefined ? {} : { status }),
      // Distinguishes the failure in the log from failures of the model service.
      cause: new Error(cause === undefined ? 'web search' : `web search: ${cause}`),
    });
  try {
    const response = await fetch(url, { ...request, redirect: 'manual' });
    if (response.status !== 200) {
      await response.body?.cancel();
      const [code, cause] = statuses[response.status] ?? [codeOf(response.status)];
      throw fail(code, cause, response.status);
    }
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      // Leaving the loop closes the connection, so the rest is not read.
      if (bytes > RESPONSE_MAX_BYTES) throw fail('invalid_response', 'response too large');
      pieces.push(piece);
    }
    return JSON.parse(await new Blob(pieces).text());
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof AnalysisError) throw error;
    if (error instanceof SyntaxError) throw fail('invalid_response', 'response is not json');
    throw fail('service_unreachable');
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'invalid_api_key';
  if (status === 402) return 'insufficient_credit';
  return status === 429 || status === 503 ? 'service_busy' : 'service_error';
}
