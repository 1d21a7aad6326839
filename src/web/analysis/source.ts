import type { ServiceName } from '../../domain/answer-service.ts';
import type { IdeaRequest } from '../../domain/endpoints.ts';
import type { RefusalReason } from '../../domain/errors.ts';
import type { AdviceEvent, AnalysisEvent, RatingEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import type { SiteFailureReason } from '../ask-site.ts';

/** The service that a request is for. Error messages name it. A site without a model has no service name. */
export interface AskedService {
  service?: ServiceName | undefined;
  /** Display name, e.g. `Hugging Face`. */
  label?: string | undefined;
  /** Whether the browser sent the request directly to the visitor's own service. */
  inBrowser: boolean;
}

/**
 * A reason of a `SiteFailure`, or one of four more codes of the page. `site_failed`: the site itself failed.
 * `new_version`: the site was updated and the page must be reloaded. `outdated_browser`: the browser lacks a feature.
 * `interrupted`: the browser ended the request because the visitor was leaving the page.
 */
type FailureCode = SiteFailureReason | 'site_failed' | 'new_version' | 'outdated_browser' | 'interrupted';

/** Why a request failed. */
export interface Failure {
  /** `undefined` for an unexpected error. */
  code: FailureCode | undefined;
  /** The error message that came with the failure, in `messageLanguage`. */
  message?: string;
  messageLanguage?: Language;
  retryable: boolean;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  /** What exactly this site's server refused. */
  reason?: RefusalReason | undefined;
  /** The server's request id, to find the request in its log. */
  requestId?: string | undefined;
  /** `undefined` if the failure came before any request was sent. */
  asked?: AskedService | undefined;
}

/** The last event of a request that failed, as a source yields it. */
export type PageFailureEvent = { type: 'error' } & Omit<Failure, 'messageLanguage' | 'asked'>;

/** The rating that the model sees when it writes advice. */
export type AdviceBasis = Pick<ArrivedSections, 'scoreBreakdown'>;

/**
 * A source of reports: this site's server, or the visitor's own service, requested by the browser. Both yield the same
 * events and end with exactly one terminal event, or with none if `signal` is aborted. They never throw.
 */
export interface ReportSource {
  asked: AskedService;
  /** Whether the page requests the advice without a button, while the report is written. */
  isAdviceAutomatic: boolean;
  /** @param request `advice` tells the server to count the page's later request for advice with this analysis */
  analyze(
    request: IdeaRequest & { advice?: 'auto' | undefined },
    signal: AbortSignal,
  ): AsyncIterable<AnalysisEvent | WorksheetEvent | PageFailureEvent>;
  /** Advises on the idea, knowing how it was rated. */
  advise(
    request: AdviceBasis & IdeaRequest,
    signal: AbortSignal,
  ): AsyncIterable<AdviceEvent | PageFailureEvent>;
  /** Rates the axes of the idea once. */
  rate(request: IdeaRequest, signal: AbortSignal): AsyncIterable<RatingEvent | PageFailureEvent>;
}

/** Fetches the code of the source and of the report's components on demand. */
export type LoadSource = () => Promise<ReportSource>;
