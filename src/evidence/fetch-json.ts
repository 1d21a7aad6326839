import { AnalysisError, type ErrorCode, type FailedService } from '../domain/errors.ts';

/** Largest decompressed response. Real responses with whole pages reach a few hundred kilobytes. */
const RESPONSE_MAX_BYTES = 2 * 1024 * 1024;

interface JsonRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; without it the request is a GET. */
  body: object | undefined;
  /** Errors of statuses with a meaning of their own in this service. */
  statuses: Readonly<Record<number, readonly [code: ErrorCode, cause: string]>>;
}

/**
 * Sends a request to a search service and reads its JSON response. Redirects are not followed, because a compromised service
 * could redirect the server into the internal network.
 * @param service named in errors
 * @throws AnalysisError one of `SEARCH_FAILURES`, without the query, the response or the key; the reason of `signal` once
 *   it is aborted
 */
export async function fetchJson(
  service: FailedService,
  { url, headers, body, statuses }: JsonRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const fail = (code: ErrorCode, cause?: string, status?: number) =>
    new AnalysisError(code, {
      service,
      ...(status === undefined ? {} : { status }),
      // Distinguishes the failure in the log from failures of the model service.
      cause: new Error(cause === undefined ? 'web search' : `web search: ${cause}`),
    });
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      const [code, cause] = statuses[response.status] ?? [codeOf(response.status)];
      throw fail(code, cause, response.status);
    }
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      // Leaving the loop closes the connection, so the rest is not read.
      if (bytes > RESPONSE_MAX_BYTES) throw fail('invalid_response', 'response too large');
      pieces.push(piece);
    }
    return JSON.parse(await new Blob(pieces).text());
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AnalysisError) throw error;
    if (error instanceof SyntaxError) throw fail('invalid_response', 'response is not json');
    throw fail('service_unreachable');
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'invalid_api_key';
  if (status === 402) return 'insufficient_credit';
  return status === 429 || status === 503 ? 'service_busy' : 'service_error';
}
