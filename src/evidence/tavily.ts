import { RESULTS_PER_SEARCH, SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import { fetchJson } from './fetch-json.ts';
import { readResults, resultsOf } from './read-results.ts';
import type { SearchService } from './search-service.ts';

const label = SEARCH_SERVICE_LABELS.tavily;

/** Tavily's search (docs.tavily.com/documentation/api-reference/endpoint/search); without a key in its keyless mode. */
export function tavily(baseUrl: string, apiKey: string | undefined): SearchService {
  return {
    name: 'tavily',
    label,
    async search(query, _language, signal) {
      const answer = await fetchJson(
        {
          label,
          url: new URL(`${baseUrl}/search`),
          headers:
            apiKey === undefined
              ? { 'x-tavily-access-mode': 'keyless' }
              : { authorization: `Bearer ${apiKey}` },
          body: {
            query,
            max_results: RESULTS_PER_SEARCH,
            search_depth: 'basic',
            include_answer: false,
            include_raw_content: false,
            include_images: false,
          },
          // 432 and 433 are limits of plan and spending; the range may gain others.
          rejection: (status) =>
            status >= 430 && status <= 439 ? { code: 'insufficient_credit' } : undefined,
        },
        signal,
      );
      return readResults(resultsOf(answer, label), 'published_date');
    },
  };
}
