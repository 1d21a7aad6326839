import type { AnswerService } from '../domain/answer-service.ts';
import { createEngine } from '../embedded/create-engine.ts';
import { createSearchService } from '../evidence/create-search-service.ts';
import type { SearchService } from '../evidence/search-service.ts';
import { createService } from '../model/services/create-service.ts';
import { embedded } from '../model/services/embedded.ts';
import { firstAvailable } from '../model/services/first-available.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import { worksheetService } from '../worksheet/service.ts';
import type { Environment } from './environment.ts';
import type { Candidate } from './service-choice.ts';
import { createServiceFetch } from './service-fetch.ts';

/** A local Ollama answers at once; the start must not wait for one that hangs. */
const PROBE_TIMEOUT_MS = 1_500;

export interface ConnectedServices {
  service: AnswerService;
  /** The provider that runs the first service's model; `null` if the service chooses. */
  provider: string | null;
  /** Labels of the AI services tried after the first. */
  otherServices: readonly string[];
  /** Web search; `undefined` where it is off, or where no model could read what is found. */
  search: SearchService | undefined;
  /** `totalTimeoutMs`: milliseconds for one analysis, retries included. */
  analysis: { temperature: number; maxTokens: number; totalTimeoutMs: number };
  /** Reason for the choice, for the start message. */
  why: string;
  close(): Promise<void>;
}

/** Creates the chosen services, each with the connect timeout and only its own key. */
export async function connectServices(environment: Environment): Promise<ConnectedServices> {
  const { ai, timeouts, maxTokens, temperature } = environment;
  const { fetch: serviceFetch, close: closeFetch } = createServiceFetch(timeouts.connectMs);
  const closing: (() => Promise<void>)[] = [closeFetch];
  const close = async () => {
    await Promise.all(closing.map((end) => end()));
  };
  const { idleMs } = timeouts;
  const connect = async (settings: ServiceSettings): Promise<AnswerService> => {
    const firstTokenMs = timeouts.firstTokenMs ?? limitsOf(settings).firstTokenMs;
    switch (settings.name) {
      case 'rules':
        return worksheetService();
      case 'embedded': {
        const engine = await createEngine(settings);
        closing.push(() => engine.close());
        return embedded(engine, { firstTokenMs, idleMs, maxTokens });
      }
      default:
        return createService(settings, {
          fetch: serviceFetch,
          timeouts: { firstTokenMs, idleMs },
        });
    }
  };
  let { services: chosen, why } = ai;
  for (const candidate of ai.ifFound ?? []) {
    if (!(await isFound(candidate.settings, connect))) continue;
    chosen = [candidate.settings];
    why = candidate.why;
    break;
  }
  const services = await Promise.all(chosen.map(connect));
  const service = firstAvailable(services);
  return {
    service,
    provider: providerOf(chosen[0]),
    otherServices: services
      .slice(1)
      .filter(({ aiGenerated }) => aiGenerated)
      .map(({ label }) => label),
    search: service.aiGenerated ? createSearchService(environment.search) : undefined,
    analysis: {
      temperature,
      maxTokens,
      totalTimeoutMs: timeouts.totalMs ?? Math.max(...chosen.map((settings) => limitsOf(settings).totalMs)),
    },
    why,
    close,
  };
}

/** Default time limits in milliseconds. A local model takes minutes. */
function limitsOf({ name }: ServiceSettings) {
  return name === 'embedded'
    ? { firstTokenMs: 300_000, totalMs: 900_000 }
    : { firstTokenMs: 60_000, totalMs: 180_000 };
}

async function isFound(
  settings: Candidate['settings'],
  connect: (settings: ServiceSettings) => Promise<AnswerService>,
): Promise<boolean> {
  // Probe for any model: an Ollama without the named model must report that instead of being skipped.
  const { model: _, ...anyModel } = { model: undefined, ...settings };
  const { usable } = await (await connect(anyModel)).status(AbortSignal.timeout(PROBE_TIMEOUT_MS));
  return usable;
}

function providerOf(settings: ServiceSettings): string | null {
  return settings.name === 'huggingface' && settings.provider !== 'auto' ? settings.provider : null;
}
