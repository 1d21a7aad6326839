import type { ServiceName } from '../../domain/answer-service.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { AnalysisEvent, EvidenceEvent, FailureEvent, PlanEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Rating } from '../../domain/rating.ts';
import type { ReportFile } from '../../domain/report-file.ts';

/** The service that was asked, for failure messages. */
export interface Asked {
  service: ServiceName;
  /** Display name, e.g. `Hugging Face`. */
  label: string;
  /** True if the browser called the visitor's own service directly. */
  inBrowser: boolean;
}

/**
 * Adds codes of the page to the server's. `site_unreachable`: this site's server or files could not be reached.
 * `new_version`: the site was updated and the page must be reloaded. `outdated_browser`: the browser lacks what the page needs.
 */
export type FailureCode = ErrorCode | 'site_unreachable' | 'new_version' | 'outdated_browser';

/** Why an analysis, a plan or a rating failed. */
export interface Failure {
  /** `undefined` for an unexpected error. */
  code: FailureCode | undefined;
  /** The server's sentence, in `messageLanguage`; '' if it sent none. */
  message: string;
  messageLanguage?: Language;
  retryable: boolean;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  /** The server's request id, to find the request in its log. */
  requestId?: string | undefined;
  /** `undefined` if it failed before a request was sent. */
  asked: Asked | undefined;
}

export type PageFailureEvent = Omit<FailureEvent, 'code'> &
  Pick<Failure, 'retryAfter' | 'requestId'> & { code: FailureCode };

/** The idea to analyze and its context. */
export interface IdeaRequest {
  idea: string;
  language: Language;
  /** Results of experiments, rated as evidence. */
  results?: string | undefined;
}

/**
 * A source of reports: this site's server, or the visitor's own service called from the browser. Both yield the same
 * events and end with exactly one terminal event, or with none if `signal` is aborted. They never throw.
 */
export interface ReportSource {
  asked: Asked;
  analyze(request: IdeaRequest, signal: AbortSignal): AsyncIterable<AnalysisEvent | PageFailureEvent>;
  /** Writes a validation plan for the report's idea and its weakest axes. */
  plan(file: ReportFile, signal: AbortSignal): AsyncIterable<PlanEvent | PageFailureEvent>;
  /** Rates the axes of the report's idea once, without showing the report to the model. */
  rate(file: ReportFile, signal: AbortSignal): Promise<{ type: 'rating'; rating: Rating } | PageFailureEvent>;
  /** Only this site's server can search the web. */
  evidence?: EvidenceRequests;
}

/** Searches the web for evidence. */
export interface EvidenceRequests {
  /** Proposes searches for the person to approve. */
  propose(
    file: ReportFile,
    signal: AbortSignal,
  ): Promise<{ type: 'searches'; queries: readonly string[] } | PageFailureEvent>;
  find(
    file: ReportFile,
    queries: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<EvidenceEvent | PageFailureEvent>;
}
