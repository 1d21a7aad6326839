import { parseJson } from '../../src/model/json/json-value.ts';
import type { ServiceFetch } from '../../src/model/services/http-client.ts';
import { masked, type Secrets } from './mask.ts';
import type { Exchange } from './recording.ts';

/** The recorded headers: how to parse the answer and when to retry. Others, such as cookies, are left out. */
const HEADERS = ['content-type', 'retry-after', 'server'];

/** The requests and answers of one analysis. */
interface Heard {
  url: string;
  key: string | undefined;
  body: string;
  status?: number;
  headers: Record<string, string>;
  chunks: string[];
  isLost: boolean;
}

/** Records the requests for answers that pass through its `fetch`. Requests for lists of models are not recorded. */
export class Recorder {
  #heard: Heard[] = [];

  /** Forwards every request and records it. */
  listen(fetch: ServiceFetch): ServiceFetch {
    return async (url, init) => {
      if (typeof init.body !== 'string' || !/\/(?:chat\/completions|api\/chat)$/.test(url))
        return fetch(url, init);
      const { authorization = '' } = init.headers as Record<string, string>;
      const heard: Heard = {
        url,
        key: authorization.replace('Bearer ', '') || undefined,
        body: init.body,
        headers: {},
        chunks: [],
        isLost: false,
      };
      this.#heard.push(heard);
      // The properties of a `Response` are getters, which a spread would lose.
      const { type, status, ok, headers, body } = await fetch(url, init);
      heard.status = status;
      for (const name of HEADERS) {
        const value = headers.get(name);
        if (value !== null) heard.headers[name] = value;
      }
      return { type, status, ok, headers, body: body && listenTo(body, heard) };
    };
  }

  /** @returns the exchanges since the last call of this method, without secrets */
  take(idea: string): { exchanges: Exchange[]; url: string | undefined } {
    const heard = this.#heard;
    this.#heard = [];
    const keys = [...new Set(heard.flatMap(({ key }) => key ?? []))];
    return { exchanges: heard.map((each) => exchangeOf(each, { idea, keys })), url: heard[0]?.url };
  }
}

type Body = NonNullable<Awaited<ReturnType<ServiceFetch>>['body']>;

function listenTo(body: Body, heard: Heard): Body {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  return {
    getReader: () => ({
      async read() {
        try {
          const chunk = await reader.read();
          heard.chunks.push(chunk.done ? decoder.decode() : decoder.decode(chunk.value, { stream: true }));
          return chunk;
        } catch (error) {
          heard.isLost = true;
          throw error;
        }
      },
    }),
  };
}

function exchangeOf({ url, body, status, headers, chunks, isLost }: Heard, secrets: Secrets): Exchange {
  const request = {
    path: url.endsWith('/api/chat') ? '/api/chat' : '/chat/completions',
    body: parseJson(masked(body, secrets)) as Exchange['request']['body'],
  };
  if (status === undefined) return { request };
  const whole = masked(chunks.join(''), secrets);
  let end = 0;
  const pieces = chunks.map((chunk) => {
    const start = end;
    end += chunk.length;
    return whole.slice(start, end);
  });
  return { request, response: { status, headers, chunks: pieces.filter(Boolean), isLost } };
}
