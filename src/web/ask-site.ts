import { AnalysisError, ERROR_CODES, type ErrorCode } from '../domain/errors.ts';
import { parseRetryAfter } from '../model/services/retry-after.ts';

/**
 * Why this site did not answer: an error code of its server, or one of two of the page. `site_unreachable`: the
 * visitor's connection or the server is down. `signed_out`: a login in front of the site answered in its place.
 */
export type SiteFailureReason = ErrorCode | 'site_unreachable' | 'signed_out';

/** How a run of readings reacts to the page's own codes: it waits while the site is down, and stops at a login. */
const CODES = { site_unreachable: 'service_unreachable', signed_out: 'invalid_api_key' } as const;

interface SiteFailureDetails {
  /** The site itself failed, not the AI service that it asked. */
  isOfSite?: boolean;
  /** The server's sentence, in the language of the request. */
  sentence?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** This site did not answer a request. */
export class SiteFailure extends AnalysisError {
  readonly reason: SiteFailureReason;
  readonly isOfSite: boolean;
  readonly sentence: string | undefined;
  readonly requestId: string | undefined;

  constructor(
    reason: SiteFailureReason,
    { sentence, requestId, retryAfter, isOfSite = false }: SiteFailureDetails = {},
  ) {
    super(reason === 'site_unreachable' || reason === 'signed_out' ? CODES[reason] : reason, { retryAfter });
    this.reason = reason;
    this.isOfSite = isOfSite;
    this.sentence = sentence;
    this.requestId = requestId;
  }
}

/** One request to this site. */
interface SiteRequest {
  signal: AbortSignal;
  /** Sent as JSON by `POST`; without it the request is a `GET`. */
  body?: object;
  /** The `Accept` header. */
  accept?: string;
}

/**
 * Asks this site's server.
 * @returns its answer with a status of success
 * @throws SiteFailure, also where `signal` is aborted before the answer
 */
export async function askSite(
  path: string,
  { signal, body, accept = 'application/json' }: SiteRequest,
): Promise<Response> {
  const response = await fetch(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Accept: accept, ...(body && { 'Content-Type': 'application/json' }) },
    // The site redirects none of its API: a redirect leads to a login.
    redirect: 'manual',
    signal,
  }).catch(() => {
    throw new SiteFailure('site_unreachable');
  });
  if (isLogin(response)) throw new SiteFailure('signed_out');
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Whether a login answers: by a redirect to its page, by that page, or by 401 or 403 without a problem document. */
function isLogin({ type, ok, status, headers }: Response): boolean {
  const contentType = headers.get('Content-Type') ?? '';
  const isRefused = status === 401 || status === 403;
  return (
    type === 'opaqueredirect' ||
    (ok && contentType.includes('html')) ||
    (isRefused && !contentType.includes('problem+json'))
  );
}

/** The failure that a problem document describes. A refusal without such a document comes from a proxy. */
async function refusal(response: Response): Promise<SiteFailure> {
  const problem = await response.json().catch(() => undefined);
  const code = ERROR_CODES.find((known) => known === problem?.code);
  return new SiteFailure(code ?? (response.status >= 500 ? 'site_unreachable' : 'service_error'), {
    isOfSite: response.status === 500 || (code === undefined && response.status > 500),
    sentence: typeof problem?.detail === 'string' ? problem.detail : undefined,
    requestId: requestIdOf(response),
    retryAfter: parseRetryAfter(response.headers.get('Retry-After')) || undefined,
  });
}

/** The id by which the host finds the request in the log. */
export function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined;
}
