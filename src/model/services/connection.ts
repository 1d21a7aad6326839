import { AnalysisError } from '../../domain/errors.ts';
import { Deadline } from './deadline.ts';
import { FAILURE_BODY_MAX_BYTES, parseRetryAfter, type Refusal, refusal } from './failures.ts';

/**
 * Largest body of an answer. A streamed token costs about 400 bytes of wire, so this is some 40 000 tokens,
 * reasoning included; more is a service that does not stop, and would fill the memory of the server or the tab.
 */
export const BODY_MAX_BYTES = 16 * 1024 * 1024;

/**
 * How long to wait for what can be done without: the token counts once the model has said that it finished (some
 * servers never close), and the explanation of a refusal whose status is known.
 */
const DISPENSABLE_MS = 1000;

/** What the requests of one service share. */
export interface Connection {
  fetch: typeof fetch;
  /** The service's own name, for errors. */
  label: string;
  /** From the request being sent to the first token. */
  firstTokenMs: number;
  /** Between tokens. */
  idleMs: number;
  /** In a browser a refusal by CORS policy looks like a dead server; with this a probe tells them apart. */
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
  /** The model did something: the next limit is the idle one. Bytes alone (keep-alives) do not count. */
  alive(): void;
  /** The model has finished: what may follow is awaited shortly, and its absence is no failure. */
  finishing(): void;
}

/**
 * Sends one request and reads its answer within the limits. Redirects are not followed: the key and the idea
 * go to the address that was configured and to no other.
 * @returns the body of a 2xx answer, or the refusal. `close` must be called in any case.
 * @throws AnalysisError `cancelled`, `service_timeout`, `service_unreachable`, `blocked_by_browser`, or
 *   `service_error` for a redirect
 */
export async function send(
  connection: Connection,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ body: AnswerBody; close(): void } | { refusal: Refusal }> {
  const deadline = new Deadline(signal, connection.firstTokenMs);
  try {
    const response = await deadline.race(
      connection.fetch(request.url, {
        method: request.body === undefined ? 'GET' : 'POST',
        headers: headersFor(request),
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        redirect: 'manual',
        signal: deadline.signal,
        // The visitor's cookies for that site are no business of this request.
        credentials: 'omit',
        cache: 'no-store',
      }),
    );
    // A browser shows a redirect that it did not follow as an opaque answer with status 0.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      deadline.close();
      const status = response.status === 0 ? {} : { status: response.status };
      throw new AnalysisError('service_error', {
        service: connection.label,
        ...status,
        cause: new Error('redirect'),
      });
    }
    if (!response.ok) {
      const text = await failureText(response, deadline);
      deadline.close();
      const retryAfter = parseRetryAfter(response.headers.get('retry-after'));
      return { refusal: refusal(connection.label, response.status, text, retryAfter) };
    }
    return answerBody(connection, response, deadline);
  } catch (error) {
    const failure =
      error instanceof AnalysisError ? error : await transportError(error, connection, deadline, request.url);
    deadline.close();
    throw failure;
  }
}

/** Asks for a JSON document, e.g. a model list. Its refusal or `undefined` when it is not JSON is the caller's to judge. */
export async function requestJson(
  connection: Connection,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<{ json: unknown } | { refusal: Refusal }> {
  const answer = await send(connection, request, signal);
  if ('refusal' in answer) return answer;
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

function headersFor({ body, apiKey }: HttpRequest): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
}

function answerBody(
  connection: Connection,
  response: Response,
  deadline: Deadline,
): { body: AnswerBody; close(): void } {
  const reader = response.body?.getReader();
  let lost: AnalysisError | undefined;
  let finishing = false;
  let ended = false;

  async function* read(): AsyncGenerator<string> {
    if (!reader) return;
    const decoder = new TextDecoder();
    let size = 0;
    for (;;) {
      let chunk: Awaited<ReturnType<typeof reader.read>>;
      deadline.run();
      try {
        chunk = await deadline.race(reader.read());
        deadline.pause();
      } catch (error) {
        if (finishing) return;
        const failure = await transportError(error, { ...connection, probesBlocking: false }, deadline, '');
        if (failure.code !== 'service_unreachable') throw failure;
        lost = failure;
        return;
      }
      if (chunk.done) {
        ended = true;
        break;
      }
      size += chunk.value.byteLength;
      if (size > BODY_MAX_BYTES) {
        throw new AnalysisError('service_error', {
          service: connection.label,
          cause: new Error('body too large'),
        });
      }
      const text = decoder.decode(chunk.value, { stream: true });
      if (text === '') continue;
      yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  }

  /** Nothing is wanted of it any more, but a connection whose answer has ended can carry the next one. */
  async function readOut(): Promise<void> {
    deadline.letGo();
    deadline.set(DISPENSABLE_MS);
    deadline.run();
    try {
      while (reader && !(await deadline.race(reader.read())).done);
    } catch {
      // Then the next request opens a connection of its own.
    }
    deadline.close();
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
        finishing = true;
        deadline.set(DISPENSABLE_MS);
      },
    },
    close() {
      if (finishing && !ended && lost === undefined) void readOut();
      else deadline.close();
    },
  };
}

async function failureText(response: Response, deadline: Deadline): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  deadline.set(DISPENSABLE_MS);
  deadline.run();
  try {
    while (text.length < FAILURE_BODY_MAX_BYTES) {
      const { done, value } = await deadline.race(reader.read());
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // The status says enough: a refusal whose explanation is cut off is still that refusal.
  }
  return text;
}

/** Codes of undici and of Node's sockets, which browsers never show. Found in `cause` and in AggregateError. */
const TIMEOUT_CODES: ReadonlySet<string> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/**
 * What a rejected `fetch` or read means. The error itself is never passed on: undici quotes an invalid header
 * whole, key included. Its code is.
 */
async function transportError(
  error: unknown,
  connection: Connection,
  deadline: Deadline,
  url: string,
): Promise<AnalysisError> {
  const service = connection.label;
  if (deadline.expired) return new AnalysisError('service_timeout', { service });
  if (deadline.cancelled) return new AnalysisError('cancelled', { service });
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

/** Nothing of the answer can be read this way; that it resolves at all shows that a server is there. */
async function answersWithoutCors(
  fetchHere: typeof fetch,
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
