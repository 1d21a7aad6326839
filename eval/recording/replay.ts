import { analyze } from '../../src/model/analyze.ts';
import { createService } from '../../src/model/services/create-service.ts';
import type { ServiceFetch } from '../../src/model/services/http-client.ts';
import type { ModelServiceSettings } from '../../src/model/services/settings.ts';
import type { Recording } from './recording.ts';

/** A text in place of the idea. */
const IDEA = 'x'.repeat(400);

export interface Replayed {
  outcome: Recording['outcome'];
  /** The number of requests that the service's code sent. */
  requests: number;
}

/** Replays the recorded responses in order to the code that talks to the service. */
export async function replay({ service, model, language, exchanges }: Recording): Promise<Replayed> {
  let requests = 0;
  const fetch: ServiceFetch = async (url) => {
    // The recorder records only requests for answers.
    if (!/\/chat(?:\/completions)?$/.test(String(url))) return new Response('', { status: 404 });
    const response = exchanges[requests]?.response;
    requests += 1;
    if (!response) throw new TypeError('not recorded');
    const { status, headers, chunks, isLost } = response;
    return {
      type: 'basic',
      status,
      ok: status < 300,
      headers: new Headers(headers),
      body: responseBody(chunks, isLost),
    };
  };
  const settings = { name: service, baseUrl: 'http://recorded', model, apiKey: 'recorded', provider: 'auto' };
  const client = createService(settings as ModelServiceSettings, { fetch });
  for await (const event of analyze(IDEA, language, client)) {
    if (event.type === 'report') return { outcome: { score: event.report.score }, requests };
    if (event.type === 'error') return { outcome: { error: event.code }, requests };
  }
  throw new Error('The analysis ended without a terminal event');
}

function responseBody(chunks: readonly string[], isLost: boolean) {
  const remaining = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return {
    getReader: () => ({
      async read(): Promise<IteratorResult<Uint8Array, unknown>> {
        const value = remaining.shift();
        if (value) return { done: false, value };
        if (isLost) throw new TypeError('terminated');
        return { done: true, value: undefined };
      },
    }),
  };
}
