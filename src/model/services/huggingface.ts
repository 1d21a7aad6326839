import type { ServiceStatus } from '../../domain/answer-service.ts';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import { isRecord } from '../json/json-value.ts';
import { chatCompletions } from './chat-completions.ts';
import type { HttpOptions } from './http-client.ts';
import {
  contextIn,
  modelsIfListed,
  rememberedContext,
  requestModels,
  unusable,
  usableThoughUnlisted,
} from './model-list.ts';
import type { Vendor } from './model-service.ts';

export const HUGGING_FACE_BASE_URL = 'https://router.huggingface.co/v1';
export const HUGGING_FACE_PROVIDER = 'novita';
const TOKENS_URL = 'https://huggingface.co/settings/tokens';

export function huggingFace(options: HttpOptions, provider: string): Vendor {
  const ask = chatCompletions(options);

  async function status(model: string, signal: AbortSignal): Promise<ServiceStatus> {
    const models = await modelsIfListed(options, signal);
    if (!models) return { usable: true, model };
    const found = servedBy(models, model, provider);
    const other = found.usable ? undefined : replacement(models, model, provider);
    return other === undefined ? found : { usable: true, model: other };
  }

  return {
    keyHint: `set HF_TOKEN to a token from ${TOKENS_URL}`,
    ask: (model, ...rest) => ask(modelAtProvider(model, provider), ...rest),
    contextTokens: rememberedContext(async (model, signal) =>
      contextAt(await requestModels(options, signal), model, provider),
    ),
    async replaceModel(model, signal) {
      return (await status(model, signal)).model;
    },
    status: (model = HUGGING_FACE_MODEL, signal) => status(model, signal),
  };
}

/** `model:provider` with another provider, if the default provider has dropped the default model. */
function replacement(
  models: readonly Record<string, unknown>[],
  model: string,
  provider: string,
): string | undefined {
  if (model !== HUGGING_FACE_MODEL || provider !== HUGGING_FACE_PROVIDER) return undefined;
  const [other] = liveProviders(models.find(({ id }) => id === model));
  return other && `${model}:${String(other.provider)}`;
}

/** Appends the provider, which the router reads after a colon. The model may already name a provider or a policy. */
function modelAtProvider(model: string, provider: string): string {
  return provider === 'auto' || provider === '' || model.includes(':') ? model : `${model}:${provider}`;
}

function liveProviders(entry: Record<string, unknown> | undefined): Record<string, unknown>[] {
  const providers = Array.isArray(entry?.providers) ? entry.providers.filter(isRecord) : [];
  return providers.filter(({ status }) => status === undefined || status === 'live');
}

/** The provider's context; the smallest context of all live providers if the router chooses the provider. */
function contextAt(
  models: readonly Record<string, unknown>[] | undefined,
  model: string,
  provider: string,
): number | undefined {
  const [id, named = provider] = model.split(':');
  const contexts = liveProviders(models?.find((entry) => entry.id === id))
    .filter((entry) => ROUTED.has(named) || entry.provider === named)
    .map(contextIn)
    .filter((tokens) => tokens !== undefined);
  return contexts.length > 0 ? Math.min(...contexts) : undefined;
}

const ROUTED: ReadonlySet<string> = new Set(['auto', '', 'fastest', 'cheapest', 'preferred']);

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
  const live = liveProviders(entry).map(({ provider: name }) => String(name));
  const isRouted = ROUTED.has(named);
  const isServed = isRouted ? live.length > 0 : live.includes(named);
  const namesProviders = Array.isArray(entry.providers) && entry.providers.length > 0;
  if (isServed || !namesProviders) return { usable: true, model };
  const others =
    live.length > 0 ? `set AI_PROVIDER to auto, or to one of: ${live.join(', ')}` : 'set another AI_MODEL';
  return unusable(model, `${id} is not served by ${isRouted ? 'any provider' : named} now: ${others}`);
}
