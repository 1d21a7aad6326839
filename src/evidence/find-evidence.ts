import type { AnswerService } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { EvidenceEvent } from '../domain/events.ts';
import { SEARCH_FAILURES, type SearchFailure, type SearchOutcome } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import { distinctQueries, type OldEvidence as Evidence } from '../domain/old-evidence.ts';
import type { Meta } from '../domain/report.ts';
import { failureEvent } from '../model/error-event.ts';
import { findingsFormat } from '../model/formats/findings.ts';
import { type AnalyzeOptions, writeDocument } from '../model/write-document.ts';
import { type CheckedFindings, checkFindings } from './check-findings.ts';
import { type FinishedSearch, searchAll } from './search-all.ts';
import type { SearchService } from './search-service.ts';
import { numberSources, shownSources } from './sources-in-prompt.ts';

/**
 * Searches the web, has the model quote what matters for the idea, and checks every quotation. Yields a `search` for each
 * finished query and a `source` for each URL, then `started` if there are sources, then exactly one terminal event, `evidence`
 * or `error`. Never throws, and never yields unchecked text of the model.
 * @param queries the person's queries; equal queries are searched once
 */
export async function* findEvidence(
  idea: string,
  language: Language,
  queries: readonly string[],
  search: SearchService,
  service: AnswerService,
  options: AnalyzeOptions = {},
): AsyncGenerator<EvidenceEvent> {
  try {
    const signal = options.signal ?? new AbortController().signal;
    const searchedAt = new Date().toISOString();
    const start = performance.now();
    const finishedSearches: FinishedSearch[] = [];
    for await (const finished of searchAll(search, distinctQueries(queries), language, signal)) {
      if ('error' in finished) options.observer?.failed?.(finished.error);
      // In the order of the queries, so that timing does not decide a source's number.
      finishedSearches[finished.index] = finished;
      yield { type: 'search', ...outcomeOf(finished) };
    }
    const succeeded = finishedSearches.filter((end) => 'results' in end);
    const quotable = numberSources(succeeded);
    const sources = quotable.map(({ text: _, queries: __, ...source }) => source);
    for (const source of sources) yield { type: 'source', ...source };
    if (succeeded.length === 0) throw new AnalysisError('search_failed', { service: search });
    let checked: CheckedFindings = { findings: [], dropped: 0 };
    let meta: Meta = {
      service: service.name,
      model: service.model ?? '',
      language,
      generatedAt: new Date().toISOString(),
    };
    // Without sources there is nothing to quote.
    if (sources.length > 0) {
      const task = { kind: 'findings', idea, language, sources: shownSources(quotable) } as const;
      const { totalTimeoutMs } = options;
      const remaining =
        totalTimeoutMs === undefined ? {} : { totalTimeoutMs: totalTimeoutMs - (performance.now() - start) };
      for await (const event of writeDocument(findingsFormat, task, service, { ...options, ...remaining })) {
        if (event.type === 'started') yield event;
        else if (event.type === 'document') {
          checked = checkFindings(event.document.findings, quotable, idea, queries, language);
          meta = event.meta;
        }
      }
    }
    const searches = finishedSearches.map(outcomeOf);
    const evidence: Evidence = { service: search.name, searchedAt, searches, sources, ...checked };
    yield { type: 'evidence', evidence, meta };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

function outcomeOf(end: FinishedSearch): SearchOutcome {
  if ('results' in end) return { query: end.query, results: end.results.length };
  const code = SEARCH_FAILURES.find((failure): failure is SearchFailure => failure === end.error.code);
  return { query: end.query, failed: code ?? 'service_error' };
}
