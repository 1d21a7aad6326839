import type { ShownSource } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { type Citation, type Source, sourceHost } from '../domain/evidence.ts';
import { searchesFormat } from '../model/formats/searches.ts';
import type { CitationCheck, WebReader } from '../model/web-reader.ts';
import { awaitDocument } from '../model/write-document.ts';
import { CitationChecker } from './check-citations.ts';
import { chooseExcerpts } from './choose-excerpts.ts';
import { type FoundOnWeb, type SearchRounds, searchRounds } from './search-rounds.ts';
import type { SearchService } from './search-service.ts';

/**
 * Reads the web through a search service, with searches that the model proposes.
 * @param most the most searches for one analysis
 * @param admit counts a search, and returns whether the limit of the day allows it
 */
export function webReader(
  service: SearchService,
  most: number,
  admit: () => Promise<boolean> = async () => true,
): WebReader {
  const limited: SearchService = {
    ...service,
    async search(...parameters) {
      if (!(await admit())) throw new AnalysisError('ceiling_reached', { service });
      return service.search(...parameters);
    },
  };
  return {
    start(idea, language, model, options) {
      const found: FoundOnWeb = { searches: [], pages: [] };
      const excerpts = () => chooseExcerpts(found.pages, idea);
      const stop = new AbortController();
      const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
      let hasProposed = () => {};
      const proposed = new Promise<void>((resolve) => {
        hasProposed = resolve;
      });
      const propose: SearchRounds['propose'] = async (round) => {
        try {
          const shown = round > 1 ? { found: excerpts().map(shownSource) } : {};
          const task = { kind: 'searches', idea, language, ...shown } as const;
          const { document } = await awaitDocument(searchesFormat, task, model, { ...options, signal });
          return document.queries;
        } finally {
          hasProposed();
        }
      };
      // Ollama answers one request at a time: a further round would wait for the judgement, and then delay the answer.
      const isSequential = model.name === 'ollama';
      return {
        events: searchRounds({
          ...{ idea, language, propose, service: limited, most, found, signal },
          ...(isSequential && { rounds: 1 }),
          onFailure: options.observer?.searchFailed,
        }),
        ready: isSequential ? proposed : Promise.resolve(),
        stop: () => stop.abort(),
        found() {
          const sources = excerpts();
          return {
            service: service.name,
            searchedAt: new Date().toISOString(),
            searches: found.searches,
            sources,
            excerpts: sources.map(shownSource),
          };
        },
      };
    },
    checker: (sources, idea) => new CitationChecker(sources, idea),
  };
}

/** Checks the marks of a reply against the sentences that the answer cites. */
export function citedSentencesCheck(citations: readonly Citation[], idea: string): CitationCheck {
  const ids = [...new Set(citations.map(({ source }) => source))];
  const sources = ids.map((id): Source => {
    const passages = citations.filter(({ source }) => source === id).flatMap((citation) => citation.passages);
    const textsIn = (place: 'text' | 'title') => [
      ...new Set(passages.filter((passage) => passage.in === place).map(({ text }) => text)),
    ];
    return { id, url: 'about:blank', title: textsIn('title').join(' '), text: textsIn('text').join('\n') };
  });
  return new CitationChecker(sources, idea);
}

function shownSource({ url, text = '', ...source }: Source): ShownSource {
  return { ...source, host: sourceHost(url), text };
}
