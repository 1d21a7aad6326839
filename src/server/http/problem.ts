import { STATUS_CODES } from 'node:http';
import { type ErrorCode, REFUSAL_CODES, type RefusalReason } from '../../domain/errors.ts';
import type { FailureEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import { REASONS, type Reason } from './problem-messages.ts';
import type { Headers } from './security-headers.ts';

/** HTTP status of each error code, for responses other than streams. Every other code has 502. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  calls_off: 404,
  invalid_request: 400,
  idea_too_short: 422,
  idea_too_long: 422,
  rate_limited: 429,
  /** The client has disconnected and gets no response. nginx logs the same status. */
  cancelled: 499,
  missing_api_key: 503,
  invalid_api_key: 503,
  insufficient_credit: 503,
  model_not_found: 503,
  unknown_service: 503,
  no_model: 503,
  service_busy: 503,
  busy: 503,
  ceiling_reached: 503,
  draining: 503,
  service_timeout: 504,
};
const statusOf = (code: ErrorCode) => STATUSES[code] ?? 502;

interface Details {
  /** The invalid field of the body, e.g. `idea` or `judgement.score`. */
  field?: string;
  /** Allowed methods, for 405. */
  allow?: string;
  /** The limit that rejects the request. */
  reason?: RefusalReason;
  /** Whole seconds, at least 1. */
  retryAfter?: number;
}

type Kind = keyof typeof REASONS | ErrorCode;

/** The error of a refused request. `failure.ts` turns it into a response. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  /** `undefined` if the kind is an error code, which has its own error message. */
  readonly #reason: Reason | undefined;

  constructor(kind: Kind, details: Details = {}) {
    super(kind);
    this.#reason = (REASONS as Partial<Record<Kind, Reason>>)[kind];
    this.code = this.#reason ? (this.#reason.code ?? 'invalid_request') : (kind as ErrorCode);
    this.status = this.#reason?.status ?? statusOf(this.code);
    this.details = details;
  }

  messageIn(language: Language): string | undefined {
    return this.#reason?.[language];
  }
}

/** The problem of a request that a limit rejects. The client may retry after `retryAfter` seconds. */
export function limitProblem(reason: RefusalReason, retryAfter: number): Problem {
  return new Problem(REFUSAL_CODES[reason], { reason, retryAfter });
}

interface ResponseOptions extends Pick<Details, 'field' | 'allow'> {
  language: Language;
  headers: Headers;
  /** Default: the status of the code. */
  status?: number;
}

/** A failure as `application/problem+json` (RFC 9457). */
export function problemResponse(
  { type: _, message: detail, retryable: __, ...failure }: FailureEvent,
  { language, headers, field, allow, status = statusOf(failure.code) }: ResponseOptions,
): Response {
  const { retryAfter } = failure;
  const title = STATUS_CODES[status] ?? 'Client Closed Request';
  // `JSON.stringify` omits undefined fields.
  const document = { type: 'about:blank', title, status, detail, field, ...failure };
  return new Response(JSON.stringify(document), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(Math.max(1, retryAfter)) }),
      ...(allow !== undefined && { Allow: allow }),
    },
  });
}
