import { AnalysisError } from '../domain/errors.ts';
import type { Language } from '../domain/language.ts';
import { Deadline } from '../model/deadline.ts';
import type { SearchResult, SearchService } from './search-service.ts';

/** In milliseconds. Searches run in parallel, so all of them end within this time. */
const SEARCH_TIMEOUT_MS = 6_000;

/** The results or the error of a search. `index` is the place of its query. */
export type FinishedSearch = { index: number; query: string } & (
  | { results: SearchResult[] }
  | { error: AnalysisError }
);

/**
 * Runs the searches in parallel and yields each when it ends, after 6 s at the latest. Ending the iteration early
 * cancels the remaining searches.
 * @throws AnalysisError `cancelled` once `signal` is aborted
 */
export async function* searchAll(
  service: SearchService,
  queries: readonly string[],
  language: Language,
  signal: AbortSignal,
): AsyncGenerator<FinishedSearch> {
  const stop = new AbortController();
  const anySignal = AbortSignal.any([signal, stop.signal]);
  const running = new Map(
    queries.map((query, index) => {
      const search = searchOne(service, query, language, anySignal);
      return [index, search.then((end) => ({ index, query, ...end }))] as const;
    }),
  );
  try {
    while (running.size > 0) {
      const end = await Promise.race(running.values());
      if (signal.aborted) throw new AnalysisError('cancelled', { service });
      running.delete(end.index);
      yield end;
    }
  } finally {
    stop.abort();
  }
}

async function searchOne(
  service: SearchService,
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<{ results: SearchResult[] } | { error: AnalysisError }> {
  const deadline = new Deadline(SEARCH_TIMEOUT_MS, signal);
  try {
    return { results: await deadline.wait(service.search(query, language, deadline.signal)) };
  } catch (cause) {
    const failure = deadline.failure(service) ?? cause;
    const isKnown = failure instanceof AnalysisError;
    return { error: isKnown ? failure : new AnalysisError('service_error', { service, cause }) };
  } finally {
    deadline.close();
  }
}
