import type { ServiceName } from '../../domain/answer-service.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import type { AnalysisEvent, FailureEvent, PlanEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Rating } from '../../domain/rating.ts';
import type { ReportFile } from '../../domain/report-file.ts';

/** Who was asked, so that a failure can be told in the page's language and with the right advice. */
export interface Asked {
  service: ServiceName;
  /** The service's own name: `Hugging Face`. */
  label: string;
  /** The browser asked the visitor's own service; this site's server was not involved. */
  inBrowser: boolean;
}

/** An analysis, a plan or a rating that was not given, and why. */
export interface Failure {
  /** `undefined` when not even the kind of failure is known. */
  code: ErrorCode | undefined;
  /** A sentence in `messageLanguage`, that of the request; '' where nobody said one. */
  message: string;
  messageLanguage?: Language;
  retryable: boolean;
  /** Seconds to wait before asking again. */
  retryAfter?: number | undefined;
  /** `undefined` where it failed before anybody was asked. */
  asked: Asked | undefined;
}

export type Failed = FailureEvent & { retryAfter?: number | undefined };

/** What is asked about. */
export interface Asking {
  idea: string;
  language: Language;
  /** What the person has found out since; rated as evidence. */
  results?: string | undefined;
}

/**
 * Where reports come from: this site's server, or the visitor's own service straight from the browser. Both
 * say the same events and end with exactly one terminal event, unless `signal` is aborted: then they just end.
 * Nothing here throws.
 */
export interface ReportSource {
  asked: Asked;
  analyze(request: Asking, signal: AbortSignal): AsyncIterable<AnalysisEvent | Failed>;
  /** A validation plan for the report's idea, aimed at the report's weakest axes. */
  plan(file: ReportFile, signal: AbortSignal): AsyncIterable<PlanEvent | Failed>;
  /** One blind rating of the axes alone. */
  rate(request: Asking, signal: AbortSignal): Promise<{ type: 'rating'; rating: Rating } | Failed>;
}
