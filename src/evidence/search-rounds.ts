import { AnalysisError } from '../domain/errors.ts';
import type { SearchEvent } from '../domain/events.ts';
import {
  SEARCH_FAILURES,
  SEARCH_ROUNDS_MAX,
  SEARCHES_PER_ROUND,
  type SearchOutcome,
} from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import { wordsOf } from '../domain/text-matching.ts';
import { untilAborted } from '../model/deadline.ts';
import { isAllowedSearch } from './allowed-search.ts';
import type { SearchResult } from './read-results.ts';
import type { SearchService } from './search-service.ts';

/** In milliseconds. Searches run in parallel, so all searches of a round end within this time. */
const SEARCH_TIMEOUT_MS = 6_000;

/** A page with the text that the search service gave, not yet shortened. */
export interface FoundPage extends SearchResult {
  id: number;
  /** The search that found it first. */
  query: string;
  /** Its position among the results of that search, from 0. */
  rank: number;
}

/** What the rounds have found so far, in the order in which it arrived. */
export interface FoundOnWeb {
  searches: SearchOutcome[];
  pages: FoundPage[];
}

export interface SearchRounds {
  idea: string;
  language: Language;
  /** Asks the model for searches. In later rounds `found` has pages. An empty list ends the rounds. */
  propose(round: number): Promise<readonly string[]>;
  service: SearchService;
  /** The most searches of all rounds: `SEARCHES_PER_ANALYSIS`. */
  most: number;
  /** Default: `SEARCH_ROUNDS_MAX`. */
  rounds?: number;
  /** Receives everything that is yielded, and the texts of the pages. */
  found: FoundOnWeb;
  /** Ends the rounds at once. What has been found until then stays. */
  signal: AbortSignal;
  /** Called for each failed search and for failed proposals. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Runs rounds of parallel searches and yields each search when it ends, and each page once. Never throws: the rounds end
 * when a proposal fails or names no new search.
 */
export async function* searchRounds(options: SearchRounds): AsyncGenerator<SearchEvent> {
  const { idea, language, propose, service, most, rounds = SEARCH_ROUNDS_MAX } = options;
  const { found, signal, onFailure } = options;
  const asked = new Set<string>();
  try {
    for (let round = 1; round <= rounds && asked.size < most && !signal.aborted; round += 1) {
      const proposed = await untilAborted(propose(round), signal);
      const queries: string[] = [];
      for (const query of proposed) {
        const key = wordsOf(query).toSorted().join(' ');
        const isFull = queries.length === SEARCHES_PER_ROUND || asked.size === most;
        if (isFull || asked.has(key) || !isAllowedSearch(query, idea)) continue;
        asked.add(key);
        queries.push(query.trim());
      }
      if (queries.length === 0) return;
      const running = new Map(queries.map((query) => [query, searchOne(service, query, language, signal)]));
      while (running.size > 0) {
        const finished = await untilAborted(Promise.race(running.values()), signal);
        running.delete(finished.query);
        if (finished.error) onFailure?.(finished.error);
        yield* eventsOf(finished, found);
      }
    }
  } catch (error) {
    // Without readable proposals the rounds end, but the answer is still written.
    if (!signal.aborted) onFailure?.(error);
  }
}

interface FinishedSearch {
  query: string;
  results: SearchResult[];
  error?: AnalysisError;
}

async function searchOne(
  service: SearchService,
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<FinishedSearch> {
  const limit = AbortSignal.timeout(SEARCH_TIMEOUT_MS);
  try {
    return { query, results: await service.search(query, language, AbortSignal.any([signal, limit])) };
  } catch (cause) {
    const code = limit.aborted ? 'service_timeout' : 'service_error';
    const error = cause instanceof AnalysisError ? cause : new AnalysisError(code, { service, cause });
    return { query, results: [], error };
  }
}

function* eventsOf({ query, results, error }: FinishedSearch, found: FoundOnWeb): Generator<SearchEvent> {
  const failed = error && (SEARCH_FAILURES.find((code) => code === error.code) ?? 'service_error');
  const outcome: SearchOutcome = failed ? { query, failed } : { query, results: results.length };
  found.searches.push(outcome);
  yield { type: 'search', ...outcome };
  for (const [rank, result] of results.entries()) {
    const known = found.pages.find(({ url }) => url === result.url);
    if (known) {
      if (!known.text.includes(result.text)) known.text += `\n${result.text}`;
      continue;
    }
    const source = { ...result, id: found.pages.length + 1 };
    found.pages.push({ ...source, query, rank });
    const { text: _, ...event } = source;
    yield { type: 'source', ...event };
  }
}
