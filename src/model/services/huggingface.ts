import type { ServiceStatus } from '../../domain/answer-service.ts';
import { checkedApiKey } from './api-key.ts';
import { askChatCompletions, type ChatCompletions, chatDialects } from './chat-completions.ts';
import { type Connection, requestJson } from './connection.ts';
import { isRecord } from './failures.ts';
import { listedModels, unusable, usableThoughUnlisted, usableWithoutList } from './model-list.ts';
import type { Vendor } from './model-service.ts';
import type { HuggingFaceSettings } from './settings.ts';

export const HUGGING_FACE_BASE_URL = 'https://router.huggingface.co/v1';
export const HUGGING_FACE_MODEL = 'moonshotai/Kimi-K2-Instruct';
export const HUGGING_FACE_PROVIDER = 'novita';
export const HUGGING_FACE_TOKENS_URL = 'https://huggingface.co/settings/tokens';

/** Hugging Face's router: the OpenAI wire format, in front of the named inference provider. */
export function huggingFace(settings: HuggingFaceSettings, connection: Connection): Vendor {
  const { label } = connection;
  const dialects = chatDialects();
  let { model } = settings;

  function endpoint(): ChatCompletions {
    const apiKey = checkedApiKey(settings.apiKey, label, true);
    return { connection, baseUrl: settings.baseUrl, apiKey, dialects };
  }

  async function status(signal: AbortSignal): Promise<ServiceStatus> {
    if (!settings.apiKey) {
      return unusable(model, `no key: set HF_TOKEN to a token from ${HUGGING_FACE_TOKENS_URL}`);
    }
    try {
      const { apiKey, baseUrl } = endpoint();
      const answer = await requestJson(connection, { url: `${baseUrl}/models`, apiKey }, signal);
      const models = listedModels(answer);
      if (!models) return usableWithoutList(answer, model);
      const found = servedBy(models, model, settings.provider);
      return found.usable ? found : (replacedDefault(models) ?? found);
    } catch (error) {
      return unusable(model, error);
    }
  }

  /**
   * Providers drop models. When the default provider no longer serves the default model, another provider of that model
   * replaces it, and is named: `model:provider`.
   */
  function replacedDefault(models: readonly Record<string, unknown>[]): ServiceStatus | undefined {
    if (model !== HUGGING_FACE_MODEL || settings.provider !== HUGGING_FACE_PROVIDER) return undefined;
    const [other] = liveProviders(models.find(({ id }) => id === model));
    if (other === undefined) return undefined;
    model = `${model}:${other}`;
    return { usable: true, model };
  }

  return {
    name: 'huggingface',
    label,
    model: () => model,
    async prepare() {
      endpoint();
      return model;
    },
    async *ask(name, request, signal) {
      yield* askChatCompletions(endpoint(), modelAtProvider(name, settings.provider), request, signal);
    },
    async replaceModel(signal) {
      await status(signal);
      return model;
    },
    status,
  };
}

/** The router reads the provider after a colon. A model that already names a provider or a policy is left as it is. */
export function modelAtProvider(model: string, provider: string): string {
  return provider === 'auto' || provider === '' || model.includes(':') ? model : `${model}:${provider}`;
}

function liveProviders(entry: Record<string, unknown> | undefined): string[] {
  const providers = Array.isArray(entry?.providers) ? entry.providers.filter(isRecord) : [];
  return providers
    .filter(({ status }) => status === undefined || status === 'live')
    .map(({ provider }) => String(provider));
}

/** The router's list names the providers of each model, and whether they are `live`. */
function servedBy(
  models: readonly Record<string, unknown>[],
  model: string,
  provider: string,
): ServiceStatus {
  const [id, named = provider] = model.split(':');
  const entry = models.find((candidate) => candidate.id === id);
  if (!entry) {
    const models = 'https://huggingface.co/models?inference_provider=all&other=conversational';
    return usableThoughUnlisted(model, `if analyses fail, set AI_MODEL to one of ${models}`);
  }
  const live = liveProviders(entry);
  // `fastest`, `cheapest` and `preferred` let the router choose.
  const chosen = ['auto', '', 'fastest', 'cheapest', 'preferred'].includes(named) ? undefined : named;
  if (
    !Array.isArray(entry.providers) ||
    entry.providers.length === 0 ||
    (chosen === undefined ? live.length > 0 : live.includes(chosen))
  ) {
    return { usable: true, model };
  }
  const others =
    live.length > 0 ? `set AI_PROVIDER to auto, or to one of: ${live.join(', ')}` : 'set another AI_MODEL';
  return unusable(model, `${id} is not served by ${chosen ?? 'any provider'} now: ${others}`);
}
