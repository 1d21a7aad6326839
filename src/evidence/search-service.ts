import type { SearchServiceName, Source } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';

/** One search result. Only its text can be quoted, because pages are never fetched. */
export interface SearchResult extends Omit<Source, 'id'> {
  text: string;
}

export interface SearchService {
  readonly name: SearchServiceName;
  /** Display name. */
  readonly label: string;
  /**
   * Runs one search. Returns at most `RESULTS_PER_SEARCH` results, best first, all with an http(s) URL.
   * @throws AnalysisError one of `SEARCH_FAILURES`, without the query; the reason of `signal` once it is aborted
   */
  search(query: string, language: Language, signal: AbortSignal): Promise<SearchResult[]>;
}
