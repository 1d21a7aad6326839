import type { ServiceName } from '../../domain/answer-service.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { AnalysisEvent, EvidenceEvent, FailureEvent, PlanEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Rating } from '../../domain/rating.ts';
import type { ReportFile } from '../../domain/report-file.ts';

/** The service that was asked: failure messages name it. */
export interface Asked {
  service: ServiceName;
  /** The service's own name: `Hugging Face`. */
  label: string;
  /** True if the browser called the visitor's own service, without this site's server. */
  inBrowser: boolean;
}

/**
 * Two codes are the page's own. `site_unreachable`: this site's server or its files could not be reached.
 * `new_version`: the site was updated, and the page has to be reloaded.
 */
export type FailureCode = ErrorCode | 'site_unreachable' | 'new_version';

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
  /** The server's id of the request, for whoever reads its log. */
  requestId?: string | undefined;
  /** `undefined` if it failed before a request was sent. */
  asked: Asked | undefined;
}

export type Failed = Omit<FailureEvent, 'code'> &
  Pick<Failure, 'retryAfter' | 'requestId'> & { code: FailureCode };

/** What is asked about. */
export interface Asking {
  idea: string;
  language: Language;
  /** What the person has found out since; rated as evidence. */
  results?: string | undefined;
}

/**
 * Source of reports: this site's server, or the visitor's own service called from the browser. Both yield the same
 * events and end with exactly one terminal event, or without one when `signal` is aborted. They never throw.
 */
export interface ReportSource {
  asked: Asked;
  analyze(request: Asking, signal: AbortSignal): AsyncIterable<AnalysisEvent | Failed>;
  /** A validation plan for the report's idea and its weakest axes. */
  plan(file: ReportFile, signal: AbortSignal): AsyncIterable<PlanEvent | Failed>;
  /** One rating of the axes of the report’s idea, without the report. */
  rate(file: ReportFile, signal: AbortSignal): Promise<{ type: 'rating'; rating: Rating } | Failed>;
  /** Evidence from the web. This site's server alone has it. */
  evidence?: {
    /** What to search for, to be approved. */
    propose(
      file: ReportFile,
      signal: AbortSignal,
    ): Promise<{ type: 'searches'; queries: readonly string[] } | Failed>;
    find(
      file: ReportFile,
      queries: readonly string[],
      signal: AbortSignal,
    ): AsyncIterable<EvidenceEvent | Failed>;
  };
}
