import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { checkedApiKey } from './api-key.ts';
import { askChatCompletions, type ChatCompletions, type Dialect } from './chat-completions.ts';
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
  const { model, provider } = settings;
  const dialects = new Map<string, Dialect>();

  function endpoint(): ChatCompletions {
    if (!settings.apiKey) throw new AnalysisError('missing_api_key', { service: label });
    return { connection, baseUrl: settings.baseUrl, apiKey: checkedApiKey(settings.apiKey, label), dialects };
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
      return servedBy(models, model, provider);
    } catch (error) {
      return unusable(model, error);
    }
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
      yield* askChatCompletions(endpoint(), modelAtProvider(name, provider), request, signal);
    },
    status,
  };
}

/** The router reads the provider after a colon. A model that already names one, or a policy, keeps it. */
export function modelAtProvider(model: string, provider: string): string {
  return provider === 'auto' || provider === '' || model.includes(':') ? model : `${model}:${provider}`;
}

/** The router's list says of each model which providers serve it, and whether they are `live`. */
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
  const providers = Array.isArray(entry.providers) ? entry.providers.filter(isRecord) : [];
  const live = providers
    .filter(({ status }) => status === undefined || status === 'live')
    .map((each) => String(each.provider));
  // `fastest`, `cheapest` and `preferred` let the router choose.
  const chosen = ['auto', '', 'fastest', 'cheapest', 'preferred'].includes(named) ? undefined : named;
  if (providers.length === 0 || (chosen === undefined ? live.length > 0 : live.includes(chosen))) {
    return { usable: true, model };
  }
  const others =
    live.length > 0 ? `set AI_PROVIDER to auto, or to one of: ${live.join(', ')}` : 'set another AI_MODEL';
  return unusable(model, `${id} is not served by ${chosen ?? 'any provider'} now: ${others}`);
}
