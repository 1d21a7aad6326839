import type { SearchServiceName } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';

/** One result, as the search service tells it. Its text is what may be quoted; no page is ever fetched. */
export interface SearchResult {
  url: string;
  title: string;
  text: string;
  /** `YYYY-MM-DD`. */
  publishedAt?: string | undefined;
}

/** A web search service. */
export interface SearchService {
  readonly name: SearchServiceName;
  /** The service's own name, for sentences. */
  readonly label: string;
  /**
   * One search. Results are best first, at most `RESULTS_PER_SEARCH`, all of them with an http(s) address.
   * @throws AnalysisError one of `SEARCH_FAILURES`, which never holds the query; once `signal` is aborted, its reason
   */
  search(query: string, language: Language, signal: AbortSignal): Promise<SearchResult[]>;
}
