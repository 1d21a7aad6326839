import type { AnswerService } from '../domain/answer-service.ts';
import { createService } from '../model/services/create-service.ts';
import { firstAvailable } from '../model/services/first-available.ts';
import type { ServiceSettings } from '../model/services/settings.ts';
import { worksheetService } from '../worksheet/service.ts';
import type { Environment } from './environment.ts';
import { createServiceFetch } from './service-fetch.ts';

/** Whether a local Ollama answers is known at once; a start must not wait for one that hangs. */
const PROBE_TIMEOUT_MS = 1_500;

export interface ConnectedServices {
  service: AnswerService;
  /** Who runs the first service's model on its behalf; `null` where it decides for itself. */
  provider: string | null;
  /** Labels of the AI services tried after the first. */
  otherServices: readonly string[];
  /** Why this one, in words for whoever starts the server. */
  why: string;
  close(): Promise<void>;
}

/** Makes the services the environment chose, each with the connect limit and with its own key alone. */
export async function connectServices({ ai, timeouts }: Environment): Promise<ConnectedServices> {
  const { fetch: serviceFetch, close } = createServiceFetch(timeouts.connectMs);
  const options = {
    fetch: serviceFetch as typeof fetch,
    timeouts: { firstTokenMs: timeouts.firstTokenMs, idleMs: timeouts.idleMs },
  };
  const connect = (settings: ServiceSettings) =>
    settings.name === 'rules' ? worksheetService() : createService(settings, options);
  if (ai.preferIfAnswering?.name === 'ollama') {
    // Whatever model is named: an Ollama that lacks it is to say so, and not to be passed over in silence.
    const { model: _, ...anyModel } = ai.preferIfAnswering;
    const status = await connect(anyModel).status(AbortSignal.timeout(PROBE_TIMEOUT_MS));
    if (status.usable) {
      const why = 'no key is set and an Ollama answers';
      const service = connect(ai.preferIfAnswering);
      return { service, provider: null, otherServices: [], why, close };
    }
  }
  const services = ai.services.map(connect);
  return {
    service: firstAvailable(services),
    provider: providerOf(ai.services[0]),
    otherServices: services
      .slice(1)
      .filter(({ aiGenerated }) => aiGenerated)
      .map(({ label }) => label),
    why: ai.why,
    close,
  };
}

function providerOf(settings: ServiceSettings): string | null {
  return settings.name === 'huggingface' && settings.provider !== 'auto' ? settings.provider : null;
}
