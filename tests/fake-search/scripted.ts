import type { AnswerRequest, AnswerService } from '../../src/domain/answer-service.ts';
import type { AnalysisError } from '../../src/domain/errors.ts';
import type { EvidenceEvent } from '../../src/domain/events.ts';
import { findEvidence } from '../../src/evidence/find-evidence.ts';
import type { SearchResult, SearchService } from '../../src/evidence/search-service.ts';
import { IDEA, SOURCES } from './pages.ts';

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

/** Runs `findEvidence` on the idea of `pages.ts` and returns its events and the errors that its observer received. */
export async function collectEvidence(
  searchService: SearchService,
  service: AnswerService,
  { queries = ['comida perros'], signal }: { queries?: string[]; signal?: AbortSignal } = {},
) {
  const events: EvidenceEvent[] = [];
  const failures: AnalysisError[] = [];
  const observer = { failed: (error: AnalysisError) => void failures.push(error) };
  for await (const event of findEvidence(IDEA, 'es', queries, searchService, service, {
    ...(signal && { signal }),
    observer,
  })) {
    events.push(event);
  }
  const last = events.at(-1);
  return { events, failures, last, evidence: last?.type === 'evidence' ? last.evidence : undefined };
}
