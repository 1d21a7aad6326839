import type { AnswerService } from '../domain/answer-service.ts';
import { embedded } from '../embedded/embedded-service.ts';
import { createEngine } from '../embedded/engine-process.ts';
import { createSearchService } from '../evidence/search-service.ts';
import { webReader } from '../evidence/web-reader.ts';
import { TIME_LIMITS } from '../model/default-limits.ts';
import { createService } from '../model/services/create-service.ts';
import { firstAvailable } from '../model/services/first-available.ts';
import type { ServiceFetch } from '../model/services/http-client.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import type { Environment } from './environment.ts';
import { createServiceFetch } from './service-fetch.ts';

/** A local Ollama answers at once. Startup must not wait for an Ollama that hangs. */
const PROBE_TIMEOUT_MS = 1_500;

export type ConnectedServices = Awaited<ReturnType<typeof connectServices>>;

/**
 * Creates the chosen services, each with the connect timeout and only its own key.
 * @param wrapFetch wraps the `fetch` of the services
 */
export async function connectServices(
  environment: Environment,
  wrapFetch: (fetch: ServiceFetch) => ServiceFetch = (fetch) => fetch,
) {
  const { ai, AI_FIRST_TOKEN_TIMEOUT, AI_IDLE_TIMEOUT: idleMs, AI_MAX_TOKENS: maxTokens } = environment;
  const { fetch: send, close: closeFetch } = createServiceFetch(environment.AI_CONNECT_TIMEOUT);
  const fetch = wrapFetch(send);
  const cleanups: (() => Promise<void>)[] = [closeFetch];
  const connect = async (settings: ServiceSettings): Promise<AnswerService> => {
    const firstTokenMs = AI_FIRST_TOKEN_TIMEOUT ?? TIME_LIMITS[settings.name].firstTokenMs;
    if (settings.name !== 'embedded')
      return createService(settings, { fetch, timeouts: { firstTokenMs, idleMs } });
    const engine = await createEngine(settings);
    cleanups.push(() => engine.close());
    return embedded(engine, { firstTokenMs, idleMs, maxTokens });
  };
  let { services: chosen, why } = ai;
  for (const candidate of ai.candidates ?? []) {
    // Probed without the configured model: an Ollama without that model must be chosen and report the missing model.
    const probed = await connect({ ...candidate.settings, model: undefined } as ServiceSettings);
    const { usable } = await probed.status(AbortSignal.timeout(PROBE_TIMEOUT_MS));
    if (!usable) continue;
    chosen = [candidate.settings];
    why = candidate.why;
    break;
  }
  const services = await Promise.all(chosen.map(connect));
  // The embedded model answers one request at a time and slowly: searches would cost minutes.
  const canSearch = chosen[0] !== undefined && chosen[0].name !== 'embedded';
  const search = canSearch
    ? createSearchService({
        service: environment.SEARCH_SERVICE,
        url: environment.SEARCH_URL,
        apiKey: environment.SEARCH_API_KEY,
      })
    : undefined;
  return {
    /** `undefined` without a model. */
    service: services.length > 0 ? firstAvailable(services) : undefined,
    /** The provider that runs the first service's model; `null` if there is none or the service chooses the provider. */
    provider: providerOf(chosen[0]),
    /** Labels of the model services that are tried after the first. */
    otherServices: services.slice(1).map(({ label }) => label),
    /** The search service; `undefined` if the web is not read. */
    search,
    /** Reads the web for analyses; `undefined` like `search`. @param admit as in `webReader` */
    readWeb:
      search &&
      ((admit?: () => Promise<boolean>) => webReader(search, environment.SEARCHES_PER_ANALYSIS, admit)),
    analysis: {
      temperature: environment.AI_TEMPERATURE,
      maxTokens,
      /** For one analysis, retries included. */
      totalTimeoutMs:
        environment.AI_TOTAL_TIMEOUT ?? Math.max(0, ...chosen.map(({ name }) => TIME_LIMITS[name].totalMs)),
    },
    /** Reason for the choice, for the start message. */
    why,
    close: async () => void (await Promise.all(cleanups.map((cleanup) => cleanup()))),
  };
}

function providerOf(settings: ServiceSettings | undefined): string | null {
  return settings?.name === 'huggingface' && settings.provider !== 'auto' ? settings.provider : null;
}
