import { AnalysisError } from '../../domain/errors.ts';
import { Deadline } from '../deadline.ts';
import { FAILURE_BODY_MAX_BYTES, parseRetryAfter, type Rejection, rejection } from './failures.ts';

/**
 * Largest body of an answer: some 40 000 tokens, reasoning included, as a streamed token takes about 400 bytes. A service
 * that does not stop would fill the memory of the server or the tab.
 */
export const BODY_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Limit for optional data: the token counts after the model finished (some servers never close the connection), and
 * the body of an error response whose status is known.
 */
const OPTIONAL_DATA_MS = 1000;

/** The part of `fetch` that the services use, so that the server can pass a cheaper client. */
export type ServiceFetch = (url: string, init: ServiceRequest) => Promise<ServiceResponse>;

/** Node's types lack the option `cache`. */
type ServiceRequest = RequestInit & { cache?: 'no-store' };

/** The part of a `Response` that is read. */
export interface ServiceResponse {
  readonly type: Response['type'];
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): BodyReader } | null;
}

interface BodyReader {
  read(): Promise<ReadResult>;
}

type ReadResult = { done?: false; value: Uint8Array } | { done: true; value?: unknown };

/** Settings shared by the requests of one service. */
export interface Connection {
  fetch: ServiceFetch;
  /** The service's own name, for errors. */
  label: string;
  /** From the request being sent to the first token. */
  firstTokenMs: number;
  /** Between tokens. */
  idleMs: number;
  /** In a browser a CORS rejection looks like a dead server; a second request without CORS tells them apart. */
  probesBlocking: boolean;
}

export interface HttpRequest {
  url: string;
  /** Without it the request is a GET. Sent as JSON. */
  body?: unknown;
  apiKey?: string | undefined;
}

/** The decoded text of an answer as it arrives. */
export interface AnswerBody extends AsyncIterable<string> {
  /** Set once the iteration has ended because the connection was lost. */
  readonly lost: AnalysisError | undefined;
  /** The model produced a token, so the idle limit starts again. Keep-alives do not count. */
  alive(): void;
  /** The model finished. The token counts, which may follow, are awaited briefly; without them the answer is whole too. */
  finishing(): void;
}

/**
 * Sends one request and reads its answer within the limits. Redirects are not followed: key and idea go only to the
 * configured address.
 * @returns the body of a 2xx answer, or the rejection. Always call `close`.
 * @throws AnalysisError `cancelled`, `service_timeout`, `service_unreachable`, `blocked_by_browser`, or
 *   `service_error` for a redirect
 */
export async function send(
  connection: Connection,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ body: AnswerBody; close(): void } | { rejection: Rejection }> {
  const deadline = new Deadline(connection.firstTokenMs, signal);
  try {
    // The time until the headers counts towards the first token.
    const response = await deadline.wait(connection.fetch(request.url, initFor(request, deadline.signal)));
    // A browser reports a redirect that was not followed as an opaque response with status 0.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      const status = response.status === 0 ? {} : { status: response.status };
      const cause = new Error('redirect');
      throw new AnalysisError('service_error', { service: connection.label, ...status, cause });
    }
    if (response.ok) return answerOf(connection, response, deadline);
    const text = await failureText(response, deadline);
    deadline.close();
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'));
    return { rejection: rejection(connection.label, response.status, text, retryAfter) };
  } catch (error) {
    const failure =
      error instanceof AnalysisError ? error : await transportError(error, connection, deadline, request.url);
    deadline.close();
    throw failure;
  }
}

/**
 * Requests a JSON document, such as a model list.
 * @returns the rejection, or `json`, whose value is `undefined` for a body that is not JSON
 */
export async function requestJson(
  connection: Connection,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ json: unknown } | { rejection: Rejection }> {
  const answer = await send(connection, request, signal);
  if ('rejection' in answer) return answer;
  try {
    let text = '';
    for await (const piece of answer.body) text += piece;
    if (answer.body.lost) throw answer.body.lost;
    return { json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof AnalysisError) throw error;
    return { json: undefined };
  } finally {
    answer.close();
  }
}

function initFor({ body, apiKey }: HttpRequest, signal: AbortSignal): ServiceRequest {
  return {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal,
    // Never send the visitor's cookies for that site.
    credentials: 'omit',
    cache: 'no-store',
  };
}

function answerOf(
  connection: Connection,
  response: ServiceResponse,
  deadline: Deadline,
): { body: AnswerBody; close(): void } {
  const reader = response.body?.getReader();
  let lost: AnalysisError | undefined;
  let isFinishing = false;
  let hasEnded = reader === undefined;

  async function* read(): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let size = 0;
    while (reader && !hasEnded) {
      let chunk: ReadResult;
      try {
        chunk = await deadline.wait(reader.read());
      } catch (error) {
        if (isFinishing) return;
        const failure = await transportError(error, { ...connection, probesBlocking: false }, deadline, '');
        if (failure.code !== 'service_unreachable') throw failure;
        lost = failure;
        return;
      }
      hasEnded = chunk.done ?? false;
      size += chunk.done ? 0 : chunk.value.byteLength;
      if (size > BODY_MAX_BYTES) {
        const cause = new Error('body too large');
        throw new AnalysisError('service_error', { service: connection.label, cause });
      }
      const text = chunk.done ? decoder.decode() : decoder.decode(chunk.value, { stream: true });
      if (text !== '') yield text;
    }
  }

  return {
    body: {
      [Symbol.asyncIterator]: read,
      get lost() {
        return lost;
      },
      alive() {
        deadline.set(connection.idleMs);
      },
      finishing() {
        isFinishing = true;
        deadline.set(OPTIONAL_DATA_MS);
      },
    },
    close() {
      if (isFinishing && !hasEnded && reader && lost === undefined) void drain(reader, deadline);
      else deadline.close();
    },
  };
}

/** Reads the rest of a body whose answer has ended, so that keep-alive can reuse the socket. */
async function drain(reader: BodyReader, deadline: Deadline): Promise<void> {
  deadline.detach();
  deadline.set(OPTIONAL_DATA_MS);
  try {
    while (!(await deadline.wait(reader.read())).done);
  } catch {
    // The next request then opens a new connection.
  }
  deadline.close();
}

async function failureText(response: ServiceResponse, deadline: Deadline): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  deadline.set(OPTIONAL_DATA_MS);
  try {
    while (reader && text.length < FAILURE_BODY_MAX_BYTES) {
      const { done, value } = await deadline.wait(reader.read());
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status is enough.
  }
  return text;
}

/** Codes of undici, found in `cause` and in AggregateError; browsers never expose them. */
const TIMEOUT_CODES: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/**
 * The error for a rejected `fetch` or read. Only its system code is passed on: undici's messages quote an invalid
 * header, key included.
 */
async function transportError(
  error: unknown,
  connection: Connection,
  deadline: Deadline,
  url: string,
): Promise<AnalysisError> {
  const service = connection.label;
  const over = deadline.failure(service);
  if (over) return over;
  const codes = systemCodes(error);
  if (codes.some((code) => TIMEOUT_CODES.has(code))) {
    return new AnalysisError('service_timeout', { service, cause: new Error(codes.join(' ')) });
  }
  if (connection.probesBlocking && (await answersWithoutCors(connection.fetch, url, deadline.signal))) {
    return new AnalysisError('blocked_by_browser', { service });
  }
  const cause = new Error(codes.join(' ') || (error instanceof Error ? error.name : typeof error));
  return new AnalysisError('service_unreachable', { service, cause });
}

function systemCodes(error: unknown, depth = 0): string[] {
  // `cause` can be a cycle.
  if (!(error instanceof Error) || depth > 5) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return [...new Set([...code, ...inner.flatMap((each: unknown) => systemCodes(each, depth + 1))])];
}

/** Whether a server answers at all: the promise of a request without CORS resolves, though its answer cannot be read. */
async function answersWithoutCors(
  fetchHere: ServiceFetch,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await fetchHere(new URL(url).origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
