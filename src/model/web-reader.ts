import type { AnswerService, ShownSource } from '../domain/answer-service.ts';
import type { SearchEvent } from '../domain/events.ts';
import type { Citation, Evidence, Source } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import type { AnalyzeOptions } from './write-document.ts';

/** Reads the web for an analysis. `src/evidence/web-reader.ts` implements it. */
export interface WebReader {
  start(idea: string, language: Language, service: AnswerService, options: AnalyzeOptions): WebSearch;
  /** Checks the marks `[n]` of a text, block by block in order. */
  checker(sources: readonly Source[], idea: string): CitationCheck;
}

export interface WebSearch {
  /** Each search and source as it is found. Ends when all searches have ended, or after `stop`. Never throws. */
  events: AsyncIterable<SearchEvent>;
  /** Resolves once the judgement may begin: at once, unless the service answers one request at a time. */
  ready: Promise<void>;
  stop(): void;
  found(): FoundOnWeb;
}

export interface FoundOnWeb extends Pick<Evidence, 'service' | 'searchedAt' | 'searches' | 'sources'> {
  /** The excerpts for the prompt. Their ids are the numbers of the marks. */
  excerpts: readonly ShownSource[];
}

export interface CitationCheck {
  /** @returns the block with the marks that stand, one citation for each, and how many marks were removed */
  check(block: string): { text: string; citations: Citation[]; dropped: number };
}
