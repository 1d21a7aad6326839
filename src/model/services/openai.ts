import type { ServiceStatus } from '../../domain/answer-service.ts';
import { chatCompletions } from './chat-completions.ts';
import type { HttpOptions } from './http-client.ts';
import {
  contextIn,
  modelsIfListed,
  rememberedContext,
  requestModels,
  shownModel,
  unusable,
  usableThoughUnlisted,
} from './model-list.ts';
import type { Vendor } from './model-service.ts';

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** Any OpenAI-compatible server: llama.cpp, vLLM, LM Studio, a gateway, or OpenAI itself. */
export function openAiCompatible(options: HttpOptions): Vendor {
  const isOpenAi = isOpenAiItself(options.baseUrl);

  return {
    // Most other servers are local and need no key.
    keyHint: isOpenAi ? 'set OPENAI_API_KEY' : undefined,
    async findModel(signal) {
      return onlyModel(await requestModels(options, signal));
    },
    ask: chatCompletions(options, isOpenAi),
    contextTokens: rememberedContext(async (model, signal) =>
      contextIn((await requestModels(options, signal))?.find(({ id }) => id === model)),
    ),
    async status(model, signal) {
      const models = await modelsIfListed(options, signal);
      if (models) return statusAmong(models, model);
      return model === undefined
        ? unusable(undefined, 'lists no models: name one in OPENAI_MODEL')
        : { usable: true, model };
    },
  };
}

function statusAmong(models: readonly Record<string, unknown>[], model: string | undefined): ServiceStatus {
  const ids = models.map(({ id }) => String(id));
  if (model !== undefined) {
    return ids.includes(model)
      ? { usable: true, model }
      : usableThoughUnlisted(model, `if analyses fail, set OPENAI_MODEL${examples(ids)}`);
  }
  const only = onlyModel(models);
  if (only !== undefined) return { usable: true, model: only };
  const detail =
    ids.length === 0 ? 'has no model loaded' : `lists several models: set OPENAI_MODEL${examples(ids)}`;
  return unusable(undefined, detail);
}

export function isOpenAiItself(baseUrl: string): boolean {
  return /^https?:\/\/api\.openai\.com(?:[:/]|$)/i.test(baseUrl);
}

function onlyModel(models: readonly Record<string, unknown>[] | undefined): string | undefined {
  return models?.length === 1 ? String(models[0]?.id) : undefined;
}

/** Names a few models: OpenAI lists about a hundred. */
function examples(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  return ` to one of: ${ids.slice(0, 5).map(shownModel).join(', ')}${ids.length > 5 ? ', …' : ''}`;
}
