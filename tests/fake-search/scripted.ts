import type { AnswerRequest, AnswerService } from '../../src/domain/answer-service.ts';
import type { SearchResult, SearchService } from '../../src/evidence/search-service.ts';
import { SOURCES } from './pages.ts';

/** A model with scripted answers that records its requests. */
export function scriptedModel(answer: (request: AnswerRequest) => unknown) {
  const requests: AnswerRequest[] = [];
  const service: AnswerService = {
    name: 'openai',
    label: 'OpenAI-compatible server',
    model: 'scripted',
    async *answer(request) {
      requests.push(request);
      const { name, label } = service;
      yield { type: 'start', service: name, model: 'scripted', label };
      const content = answer(request);
      yield { type: 'text', text: typeof content === 'string' ? content : JSON.stringify(content) };
      yield { type: 'end', reason: 'complete' };
    },
    status: async () => ({ usable: true, model: 'scripted' }),
  };
  return { service, requests };
}

/** A search service that returns the same pages for every query, or the result of a function. */
export function scriptedSearch(
  find: readonly SearchResult[] | ((query: string) => Promise<SearchResult[]>),
): SearchService {
  return {
    name: 'searxng',
    label: 'SearXNG',
    search: async (query) => (typeof find === 'function' ? find(query) : [...find]),
  };
}

/** The pages of `pages.ts` as results. */
export const PAGES: SearchResult[] = SOURCES.map(({ id: _, ...page }) => page);
