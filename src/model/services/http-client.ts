import { AnalysisError } from '../../domain/errors.ts';
import { Deadline } from '../deadline.ts';
import { parseJson } from '../json/json-value.ts';
import { parseRetryAfter } from './retry-after.ts';
import { ServiceRejection } from './vendor-errors.ts';

/** About 40,000 streamed tokens. A service that does not stop must not fill the memory of the server or the tab. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

const FAILURE_BODY_MAX_LENGTH = 16_384;

/** The limit for an error's body and for late token counts, because some servers never close the connection. */
const OPTIONAL_DATA_MS = 1000;

/** The part of `fetch` that is used here, so that the server can pass a faster client. */
export type ServiceFetch = (url: string, init: ServiceRequest) => Promise<ServiceResponse>;

type ServiceRequest = RequestInit & { cache?: 'no-store' };

type ServiceResponse = Pick<Response, 'type' | 'status' | 'ok'> & {
  readonly headers: Pick<Headers, 'get'>;
  readonly body: { getReader(): BodyReader } | null;
};

interface BodyReader {
  read(): Promise<IteratorResult<Uint8Array, unknown>>;
}

/** How to reach one service. Limits are in milliseconds. */
export interface HttpOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  /** The server passes a client with a limit for connecting. Without it: the platform's `fetch`. */
  fetch?: ServiceFetch | undefined;
  /** From sending the request to the first token. Reasoning counts as a token, a keep-alive does not. */
  firstTokenMs: number;
  idleMs: number;
  /** In a browser a CORS rejection looks like a server that is down; a second request, with `no-cors`, distinguishes them. */
  inBrowser?: boolean | undefined;
}

export interface HttpRequest {
  path: string;
  body?: unknown;
}

/** The text of a response as it arrives. Every caller must call `close`. */
export interface ResponseBody extends AsyncIterable<string> {
  /** The error, if the iteration ended because the connection was lost. */
  readonly lost: AnalysisError | undefined;
  restartIdleLimit(): void;
  /** To be called once the model has finished. Token counts that may follow are awaited only briefly. */
  finishing(): void;
  close(): void;
}

/**
 * Sends one request and returns the body of the response. Redirects are not followed, so that key and idea go only to the
 * configured URL.
 * @throws ServiceRejection, or AnalysisError `cancelled`, `service_timeout`, `service_unreachable`, `blocked_by_browser`,
 *   and `service_error` for a redirect
 */
export async function send(
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<ResponseBody> {
  const { baseUrl, apiKey, firstTokenMs, idleMs, inBrowser } = options;
  // A variable, because a browser's `fetch` throws "Illegal invocation" when it is called as a method of `options`.
  const fetch: ServiceFetch = options.fetch ?? globalThis.fetch;
  const deadline = new Deadline(firstTokenMs, signal);
  try {
    // The wait for the headers is part of the wait for the first token.
    const response = await deadline.wait(
      fetch(baseUrl + request.path, initFor(request.body, apiKey, deadline.signal)),
    );
    const { type, status, headers } = response;
    // In a browser a redirect that was not followed has the type `opaqueredirect` and the status 0.
    if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      throw new AnalysisError('service_error', { status: status || undefined, cause: new Error('redirect') });
    }
    if (response.ok) return responseBody(response, deadline, idleMs);
    const text = await failureText(response, deadline);
    throw new ServiceRejection(status, text, parseRetryAfter(headers.get('retry-after')));
  } catch (error) {
    const failure = error instanceof AnalysisError ? error : transportError(error, deadline);
    const isBlocked =
      inBrowser &&
      failure.code === 'service_unreachable' &&
      (await answersWithoutCors(fetch, baseUrl, deadline.signal));
    deadline.close();
    throw isBlocked ? new AnalysisError('blocked_by_browser') : failure;
  }
}

/** @returns `undefined` for a body that is not JSON. @throws what `send` and the body throw */
export async function requestJson(
  options: HttpOptions,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const body = await send(options, request, signal);
  try {
    let text = '';
    for await (const piece of body) text += piece;
    if (body.lost) throw body.lost;
    return parseJson(text);
  } finally {
    body.close();
  }
}

function initFor(body: unknown, apiKey: string | undefined, signal: AbortSignal): ServiceRequest {
  return {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal,
    // The visitor's cookies for the service's site are never sent.
    credentials: 'omit',
    cache: 'no-store',
  };
}

function responseBody(response: ServiceResponse, deadline: Deadline, idleMs: number): ResponseBody {
  const reader = response.body?.getReader();
  let lost: AnalysisError | undefined;
  let isFinishing = false;

  async function* read(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let size = 0;
    let hasEnded = reader === undefined;
    while (reader && !hasEnded) {
      let chunk: Awaited<ReturnType<BodyReader['read']>>;
      try {
        chunk = await deadline.wait(reader.read());
      } catch (error) {
        if (isFinishing) return;
        lost = transportError(error, deadline);
        if (lost.code !== 'service_unreachable') throw lost;
        return;
      }
      hasEnded = chunk.done ?? false;
      size += chunk.done ? 0 : chunk.value.byteLength;
      if (size > BODY_MAX_BYTES) {
        throw new AnalysisError('service_error', { cause: new Error('body too large') });
      }
      const text = chunk.done ? decoder.decode() : decoder.decode(chunk.value, { stream: true });
      if (text !== '') yield text;
    }
  }

  return {
    [Symbol.asyncIterator]: read,
    get lost() {
      return lost;
    },
    restartIdleLimit: () => deadline.restart(idleMs),
    finishing() {
      isFinishing = true;
      deadline.restart(OPTIONAL_DATA_MS);
    },
    close: () => deadline.close(),
  };
}

async function failureText(response: ServiceResponse, deadline: Deadline): Promise<string> {
  let text = '';
  deadline.restart(OPTIONAL_DATA_MS);
  try {
    for await (const piece of responseBody(response, deadline, OPTIONAL_DATA_MS)) {
      text += piece;
      if (text.length >= FAILURE_BODY_MAX_LENGTH) break;
    }
  } catch {
    // The status is enough to name the error.
  }
  return text;
}

/** Codes of undici, the HTTP client of Node. Browsers have no such codes. */
const TIMEOUT_CODE = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** The cause has only system codes or the error's name: undici's messages may quote a header that holds the key. */
function transportError(error: unknown, deadline: Deadline): AnalysisError {
  const over = deadline.failure();
  if (over) return over;
  const codes = systemCodes(error);
  const isTimeout = codes.some((code) => TIMEOUT_CODE.test(code));
  const cause = new Error(codes.join(' ') || (error instanceof Error ? error.name : typeof error));
  return new AnalysisError(isTimeout ? 'service_timeout' : 'service_unreachable', { cause });
}

function systemCodes(error: unknown, depth = 0): string[] {
  // Causes may form a cycle.
  if (!(error instanceof Error) || depth > 5) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [...new Set([...code, ...inner.flatMap((each: unknown) => systemCodes(each, depth + 1))])];
}

/** Whether a server answers at all. With `no-cors` the request succeeds, although its response cannot be read. */
async function answersWithoutCors(fetch: ServiceFetch, url: string, signal: AbortSignal): Promise<boolean> {
  const init = { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal } as const;
  try {
    await fetch(new URL(url).origin, init);
    return true;
  } catch {
    return false;
  }
}
