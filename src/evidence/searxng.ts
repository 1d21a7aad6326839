import { AnalysisError } from '../domain/errors.ts';
import { SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import { fetchJson } from './fetch-json.ts';
import { readResults, resultsOf } from './read-results.ts';
import type { SearchService } from './search-service.ts';

const label = SEARCH_SERVICE_LABELS.searxng;

/** A SearXNG instance (docs.searxng.org/dev/search_api). Its snippets are quoted. */
export function searxng(baseUrl: string): SearchService {
  return {
    name: 'searxng',
    label,
    async search(query, language, signal) {
      const url = new URL(`${baseUrl}/search`);
      url.search = new URLSearchParams({ q: query, format: 'json', language }).toString();
      const answer = await fetchJson(
        {
          label,
          url,
          // The answer of instances whose settings do not list `json` among the formats.
          rejection: (status) =>
            status === 403 ? { code: 'service_error', cause: 'json format is not enabled' } : undefined,
        },
        signal,
      );
      const results = resultsOf(answer, label);
      const failed = (answer as { unresponsive_engines?: unknown }).unresponsive_engines;
      // Suspended engines: nothing was searched, so this is not an empty result.
      if (results.length === 0 && Array.isArray(failed) && failed.length > 0) {
        throw new AnalysisError('service_busy', {
          service: label,
          cause: new Error('web search: engines are unresponsive'),
        });
      }
      return readResults(results, 'publishedDate');
    },
  };
}
