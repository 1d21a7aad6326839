import { AnalysisError } from '../domain/errors.ts';
import { RESULTS_PER_SEARCH, SEARCH_SERVICE_LABELS } from '../domain/evidence.ts';
import { fetchJson } from './fetch-json.ts';
import { PASSAGE_GAP } from './passages.ts';
import { listOf, readResults } from './read-results.ts';
import type { SearchService } from './search-service.ts';

const label = SEARCH_SERVICE_LABELS.brave;
/** Tokens of one answer. More would cost money and not be shown to the model. */
const MAX_TOKENS = 4096;

/** Brave's text for language models (api-dashboard.search.brave.com/api-reference/ai/llm_context). */
export function brave(baseUrl: string, apiKey: string): SearchService {
  return {
    name: 'brave',
    label,
    async search(query, language, signal) {
      const url = new URL(`${baseUrl}/res/v1/llm/context`);
      url.search = new URLSearchParams({
        q: query,
        search_lang: language,
        // Its default is the United States.
        country: 'ALL',
        maximum_number_of_urls: String(RESULTS_PER_SEARCH),
        maximum_number_of_tokens: String(MAX_TOKENS),
      }).toString();
      const answer = await fetchJson({ label, url, headers: { 'x-subscription-token': apiKey } }, signal);
      const { grounding, sources } = (answer ?? {}) as { grounding?: unknown; sources?: unknown };
      const results = listOf(grounding, 'generic');
      // Without results the list may be missing.
      if (!results && (typeof grounding !== 'object' || grounding === null)) {
        throw new AnalysisError('invalid_response', { service: label });
      }
      return readResults(
        (results ?? []).map(({ url, title, snippets }) => ({
          url,
          title,
          content: Array.isArray(snippets)
            ? snippets.filter((text) => typeof text === 'string').join(PASSAGE_GAP)
            : '',
          age: dateOf(sources, url),
        })),
        'age',
      );
    },
  };
}

/** `sources` gives a page's age as a list: in words, as an ISO date, as days ago. */
function dateOf(sources: unknown, url: unknown): unknown {
  if (typeof sources !== 'object' || sources === null || typeof url !== 'string') return undefined;
  const { age } = ((sources as Record<string, unknown>)[url] ?? {}) as { age?: unknown };
  return Array.isArray(age) ? age.find((text) => /^\d{4}-\d{2}-\d{2}/.test(String(text))) : age;
}
