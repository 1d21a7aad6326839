import { parseJson } from '../../src/model/json/json-value.ts';
import type { ServiceFetch } from '../../src/model/services/http-client.ts';
import { masked, type Secrets } from './mask.ts';
import type { Exchange } from './recording.ts';

/** The recorded headers: they say how to parse the response and when to retry. Cookies and all others are left out. */
const HEADERS = ['content-type', 'retry-after', 'server'];

/** One request and its response. */
interface RecordedRequest {
  url: string;
  key: string | undefined;
  body: string;
  status?: number;
  headers: Record<string, string>;
  chunks: string[];
  isLost: boolean;
}

/** Records the requests for answers, but not for lists of models. */
export class Recorder {
  #requests: RecordedRequest[] = [];

  /** @returns a `fetch` that records what it forwards */
  wrap(fetch: ServiceFetch): ServiceFetch {
    return async (url, init) => {
      if (typeof init.body !== 'string' || !/\/(?:chat\/completions|api\/chat)$/.test(url))
        return fetch(url, init);
      const { authorization = '' } = init.headers as Record<string, string>;
      const request: RecordedRequest = {
        url,
        key: authorization.replace('Bearer ', '') || undefined,
        body: init.body,
        headers: {},
        chunks: [],
        isLost: false,
      };
      this.#requests.push(request);
      // The properties of a `Response` are getters, which a spread would lose.
      const { type, status, ok, headers, body } = await fetch(url, init);
      request.status = status;
      for (const name of HEADERS) {
        const value = headers.get(name);
        if (value !== null) request.headers[name] = value;
      }
      return { type, status, ok, headers, body: body && recordBody(body, request) };
    };
  }

  /** @returns the exchanges since the last call of this method, without secrets */
  take(idea: string): { exchanges: Exchange[]; url: string | undefined } {
    const requests = this.#requests;
    this.#requests = [];
    const keys = [...new Set(requests.flatMap(({ key }) => key ?? []))];
    return { exchanges: requests.map((each) => exchangeOf(each, { idea, keys })), url: requests[0]?.url };
  }
}

type Body = NonNullable<Awaited<ReturnType<ServiceFetch>>['body']>;

function recordBody(body: Body, request: RecordedRequest): Body {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  return {
    getReader: () => ({
      async read() {
        try {
          const chunk = await reader.read();
          request.chunks.push(chunk.done ? decoder.decode() : decoder.decode(chunk.value, { stream: true }));
          return chunk;
        } catch (error) {
          request.isLost = true;
          throw error;
        }
      },
    }),
  };
}

function exchangeOf(
  { url, body, status, headers, chunks, isLost }: RecordedRequest,
  secrets: Secrets,
): Exchange {
  const request = {
    path: url.endsWith('/api/chat') ? '/api/chat' : '/chat/completions',
    body: parseJson(masked(body, secrets)) as Exchange['request']['body'],
  };
  if (status === undefined) return { request };
  const text = masked(chunks.join(''), secrets);
  let end = 0;
  const maskedChunks = chunks.map((chunk) => {
    const start = end;
    end += chunk.length;
    return text.slice(start, end);
  });
  return { request, response: { status, headers, chunks: maskedChunks.filter(Boolean), isLost } };
}
