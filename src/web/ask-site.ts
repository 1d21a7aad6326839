import {
  AnalysisError,
  ERROR_CODES,
  type ErrorCode,
  REFUSAL_REASONS,
  type RefusalReason,
} from '../domain/errors.ts';
import { parseRetryAfter } from '../model/services/retry-after.ts';

/**
 * Why a request to this site failed: an error code of the server, or one of two codes of the page.
 * `site_unreachable`: the visitor's connection or the server is down. `signed_out`: a login in front of the site
 * responded instead of the site.
 */
export type SiteFailureReason = ErrorCode | 'site_unreachable' | 'signed_out';

/** Server codes equivalent to the page's codes: a call's reading waits while the site is down, and stops at a login. */
const EQUIVALENT_CODES = { site_unreachable: 'service_unreachable', signed_out: 'invalid_api_key' } as const;

interface SiteFailureDetails {
  /** Whether the site itself failed, not the AI service behind it. */
  isSiteFault?: boolean;
  /** The server's error message, in the language of the request. */
  message?: string | undefined;
  /** The id by which the operator finds the request in the log. */
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  /** Why exactly the server refused the request. */
  reason?: RefusalReason | undefined;
}

/** A failed request to this site. */
export class SiteFailure extends AnalysisError {
  readonly reason: SiteFailureReason;
  readonly details: SiteFailureDetails;

  constructor(reason: SiteFailureReason, details: SiteFailureDetails = {}) {
    const code = reason === 'site_unreachable' || reason === 'signed_out' ? EQUIVALENT_CODES[reason] : reason;
    super(code, { retryAfter: details.retryAfter });
    this.reason = reason;
    this.details = details;
  }
}

interface SiteRequest {
  signal: AbortSignal;
  /** Sent as JSON with `POST`. A request without a body is a `GET`. */
  body?: object;
  /** The `Accept` header. */
  accept?: string;
}

/**
 * Sends a request to this site's server.
 * @returns the response, if its status is 2xx
 * @throws SiteFailure, even if `signal` is aborted before the response
 */
export async function askSite(
  path: string,
  { signal, body, accept = 'application/json' }: SiteRequest,
): Promise<Response> {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Accept: accept, ...(body && { 'Content-Type': 'application/json' }) },
    // The site never redirects its API, so a redirect leads to a login.
    redirect: 'manual',
    signal,
  }).catch(() => {
    throw new SiteFailure('site_unreachable');
  });
  if (isLogin(response)) throw new SiteFailure('signed_out');
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** Whether a login responded: with a redirect, with an HTML page, or with 401 or 403 and no problem document. */
function isLogin({ type, ok, status, headers }: Response): boolean {
  const contentType = headers.get('Content-Type') ?? '';
  const isRefused = status === 401 || status === 403;
  return (
    type === 'opaqueredirect' ||
    (ok && contentType.includes('html')) ||
    (isRefused && !contentType.includes('problem+json'))
  );
}

/** The failure that the problem document describes. An error response without a problem document comes from a proxy. */
async function failureOf(response: Response): Promise<SiteFailure> {
  const problem = await response.json().catch(() => undefined);
  const code = ERROR_CODES.find((known) => known === problem?.code);
  return new SiteFailure(code ?? (response.status >= 500 ? 'site_unreachable' : 'service_error'), {
    isSiteFault: response.status === 500 || (code === undefined && response.status > 500),
    message: typeof problem?.detail === 'string' ? problem.detail : undefined,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    reason: REFUSAL_REASONS.find((known) => known === problem?.reason),
    retryAfter: parseRetryAfter(response.headers.get('Retry-After')) || undefined,
  });
}
