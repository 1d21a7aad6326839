import type { AnswerService } from '../domain/answer-service.ts';
import { createEngine } from '../embedded/create-engine.ts';
import { createService } from '../model/services/create-service.ts';
import { embedded } from '../model/services/embedded.ts';
import { firstAvailable } from '../model/services/first-available.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import { worksheetService } from '../worksheet/service.ts';
import type { Environment } from './environment.ts';
import type { Candidate } from './service-choice.ts';
import { createServiceFetch } from './service-fetch.ts';

/** Whether a local Ollama answers is known at once; a start must not wait for one that hangs. */
const PROBE_TIMEOUT_MS = 1_500;

export interface ConnectedServices {
  service: AnswerService;
  /** Who runs the first service's model on its behalf; `null` where it decides for itself. */
  provider: string | null;
  /** Labels of the AI services tried after the first. */
  otherServices: readonly string[];
  /** Milliseconds for one analysis, retries included. */
  totalMs: number;
  /** Why this one, in words for whoever starts the server. */
  why: string;
  close(): Promise<void>;
}

/** Creates the services the environment chose, each with the connect limit and with its own key alone. */
export async function connectServices({ ai, timeouts }: Environment): Promise<ConnectedServices> {
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
        return embedded(engine, { firstTokenMs, idleMs });
      }
      default:
        return createService(settings, {
          fetch: serviceFetch,
          timeouts: { firstTokenMs, idleMs },
        });
    }
  };
  for (const { settings, why } of ai.ifFound ?? []) {
    if (!(await isFound(settings, connect))) continue;
    const service = await connect(settings);
    const totalMs = timeouts.totalMs ?? limitsOf(settings).totalMs;
    return { service, provider: null, otherServices: [], totalMs, why, close };
  }
  const services = await Promise.all(ai.services.map(connect));
  return {
    service: firstAvailable(services),
    provider: providerOf(ai.services[0]),
    otherServices: services
      .slice(1)
      .filter(({ aiGenerated }) => aiGenerated)
      .map(({ label }) => label),
    totalMs: timeouts.totalMs ?? Math.max(...ai.services.map((settings) => limitsOf(settings).totalMs)),
    why: ai.why,
    close,
  };
}

/** The limits where none are set, in milliseconds. A model on this machine takes minutes. */
function limitsOf({ name }: ServiceSettings) {
  return name === 'embedded'
    ? { firstTokenMs: 300_000, totalMs: 900_000 }
    : { firstTokenMs: 60_000, totalMs: 180_000 };
}

async function isFound(
  settings: Candidate['settings'],
  connect: (settings: ServiceSettings) => Promise<AnswerService>,
): Promise<boolean> {
  // Whatever model is named: an Ollama that lacks it is to say so, and not to be passed over in silence.
  const { model: _, ...anyModel } = { model: undefined, ...settings };
  const { usable } = await (await connect(anyModel)).status(AbortSignal.timeout(PROBE_TIMEOUT_MS));
  return usable;
}

function providerOf(settings: ServiceSettings): string | null {
  return settings.name === 'huggingface' && settings.provider !== 'auto' ? settings.provider : null;
}
