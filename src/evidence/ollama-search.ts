import { RESULTS_PER_SEARCH, SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import { fetchJson } from './fetch-json.ts';
import { readResults, resultsOf } from './read-results.ts';
import type { SearchService } from './search-service.ts';

const label = SEARCH_SERVICE_LABELS.ollama;

/** The search of the local Ollama daemon, which calls ollama.com with the signed-in account. */
export function ollamaSearch(baseUrl: string): SearchService {
  return {
    name: 'ollama',
    label,
    async search(query, _language, signal) {
      const answer = await fetchJson(
        {
          label,
          url: new URL(`${baseUrl}/api/experimental/web_search`),
          body: { query, max_results: RESULTS_PER_SEARCH },
          rejection(status) {
            // The body's `signin_url` contains the machine's name and key, so it is not repeated.
            if (status === 401) return { code: 'invalid_api_key', cause: 'ollama is not signed in' };
            if (status === 404)
              return { code: 'service_error', cause: 'this version of ollama has no web search' };
            return undefined;
          },
        },
        signal,
      );
      return readResults(resultsOf(answer, label));
    },
  };
}
