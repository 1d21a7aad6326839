import type { ServiceName } from '../../domain/answer-service.ts';
import type { RequestOf } from '../../domain/endpoints.ts';
import type { ErrorCode, RefusalReason } from '../../domain/errors.ts';
import type { AnalysisEvent, RatingEvent, ReplyEvent, WorksheetEvent } from '../../domain/events.ts';
import type { SearchServiceName } from '../../domain/evidence.ts';
import type { Language } from '../../domain/language.ts';
import { OutdatedPageError } from '../ui/lazy-part.ts';

/** The service that a request is for. Error messages name it. A site without a model has no service name. */
export interface AskedService {
  service?: ServiceName | undefined;
  /** Display name, e.g. `Hugging Face`. */
  label?: string | undefined;
  /** Whether the browser sent the request directly to the visitor's own service. */
  inBrowser: boolean;
}

/**
 * Reasons that only the page knows. `site_unreachable`: the visitor's connection or the server is down. `signed_out`: a
 * login in front of the site responded. `site_failed`: the site itself failed. `new_version`: the site was updated and the
 * page must be reloaded. `outdated_browser`: the browser lacks a feature. `interrupted`: the browser ended the request
 * because the visitor was leaving the page.
 */
export const PAGE_FAILURES = [
  'site_unreachable',
  'signed_out',
  'site_failed',
  'new_version',
  'outdated_browser',
  'interrupted',
] as const;
type PageFailureCode = (typeof PAGE_FAILURES)[number];

/** Why a request failed. */
export interface Failure {
  /** `undefined` for an unexpected error. */
  code: ErrorCode | PageFailureCode | undefined;
  /** The error message that came with the failure, in `messageLanguage`. */
  message?: string | undefined;
  messageLanguage?: Language;
  retryable: boolean;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  /** Why exactly this site's server refused the request. */
  reason?: RefusalReason | undefined;
  /** Advice for the operator of the site; only if nobody else can reach the server. */
  operatorMessage?: string;
  /** The server's request id, to find the request in its log. */
  requestId?: string | undefined;
  /** `undefined` if the failure came before any request was sent. */
  asked?: AskedService | undefined;
}

/** The last event of a request that failed, as a source yields it. */
export type PageFailureEvent = { type: 'error' } & Omit<Failure, 'messageLanguage' | 'asked'>;

/**
 * A source of reports: this site's server, or the visitor's own service, requested by the browser. Both yield the same
 * events and end with exactly one terminal event, or with none if `signal` is aborted. They never throw.
 */
export interface ReportSource {
  asked: AskedService;
  /** The search service of the analyses; `undefined` if they do not search the web. */
  search?: SearchServiceName | undefined;
  analyze(
    request: RequestOf<'analyze'>,
    signal: AbortSignal,
  ): AsyncIterable<AnalysisEvent | WorksheetEvent | PageFailureEvent>;
  reply(request: RequestOf<'reply'>, signal: AbortSignal): AsyncIterable<ReplyEvent | PageFailureEvent>;
  /** Rates the axes of the idea once. */
  rate(request: RequestOf<'rate'>, signal: AbortSignal): AsyncIterable<RatingEvent | PageFailureEvent>;
}

/** The failure to show when fetching the page's own code threw `error`. */
export function loadFailure(error: unknown): Failure {
  return error instanceof OutdatedPageError
    ? { code: 'new_version', retryable: false }
    : { code: 'site_unreachable', retryable: true };
}

/** Fetches the code of the source and of the report's components on demand. */
export type LoadSource = () => Promise<ReportSource>;
