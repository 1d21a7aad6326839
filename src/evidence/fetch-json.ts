import { AnalysisError, type ErrorCode } from '../domain/errors.ts';

/** Limit of one decompressed answer in bytes. The longest real ones, with whole pages, have some hundred thousand. */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

export interface JsonRequest {
  /** Display name of the search service, for errors. */
  label: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: object;
  /** Why the service rejects the request, if its status has a special meaning. */
  rejection?(status: number): { code: ErrorCode; cause?: string } | undefined;
}

/**
 * Calls a search service and reads its JSON answer, at most 2 MiB. Redirects are not followed, because a compromised
 * service could redirect the server into the host's network.
 * @throws AnalysisError one of `SEARCH_FAILURES`, without the query, the answer or the key; the reason of `signal` once
 * it is aborted
 */
export async function fetchJson(
  { label, url, headers, body, rejection }: JsonRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const fail = (code: ErrorCode, cause?: string, status?: number) =>
    new AnalysisError(code, {
      service: label,
      ...(status === undefined ? {} : { status }),
      // Distinguishes it in the log from a failure of the model service.
      cause: new Error(cause === undefined ? 'web search' : `web search: ${cause}`),
    });
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      const { code, cause } = rejection?.(response.status) ?? { code: codeOf(response.status) };
      throw fail(code, cause, response.status);
    }
    const text = await boundedText(response);
    if (text === undefined) throw fail('invalid_response', 'answer too large');
    return JSON.parse(text);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AnalysisError) throw error;
    if (error instanceof SyntaxError) throw fail('invalid_response', 'answer is not json');
    throw fail('service_unreachable');
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'invalid_api_key';
  if (status === 402) return 'insufficient_credit';
  return status === 429 || status === 503 ? 'service_busy' : 'service_error';
}

/** The text of the answer; `undefined` if it is too large, in which case the rest is not read. */
async function boundedText(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > ANSWER_MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
