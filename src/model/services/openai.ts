import type { ServiceStatus } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { checkedApiKey } from './api-key.ts';
import { askChatCompletions, type ChatCompletions, chatDialects } from './chat-completions.ts';
import { type Connection, requestJson } from './connection.ts';
import { listedModels, shownModel, unusable, usableThoughUnlisted, usableWithoutList } from './model-list.ts';
import type { Vendor } from './model-service.ts';
import type { OpenAiSettings } from './settings.ts';

export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** Any OpenAI-compatible server: llama.cpp, vLLM, LM Studio, a gateway, or OpenAI itself. */
export function openAiCompatible(settings: OpenAiSettings, connection: Connection): Vendor {
  const { label } = connection;
  const { baseUrl } = settings;
  const dialects = chatDialects();
  let model = settings.model;

  function endpoint(): ChatCompletions {
    const isOpenAi = isOpenAiItself(baseUrl);
    // Local servers mostly need no key.
    const apiKey = checkedApiKey(settings.apiKey, label, isOpenAi);
    return { connection, baseUrl, apiKey, dialects, isOpenAi };
  }

  function list(signal: AbortSignal) {
    return requestJson(connection, { url: `${baseUrl}/models`, apiKey: endpoint().apiKey }, signal);
  }

  async function prepare(signal: AbortSignal): Promise<string> {
    endpoint();
    if (model !== undefined) return model;
    const answer = await list(signal);
    if ('rejection' in answer && answer.rejection.error.code !== 'model_not_found')
      throw answer.rejection.error;
    const only = onlyModel(listedModels(answer));
    if (only === undefined) throw new AnalysisError('model_not_found', { service: label });
    model = only;
    return only;
  }

  async function status(signal: AbortSignal): Promise<ServiceStatus> {
    try {
      const answer = await list(signal);
      const models = listedModels(answer);
      if (!models) {
        if (
          'rejection' in answer &&
          answer.rejection.error.status === 404 &&
          (await isWrongPath(endpoint(), signal))
        ) {
          return unusable(model, `answers HTTP 404 at ${baseUrl}: the address mostly ends in /v1`);
        }
        return model === undefined && !('rejection' in answer && (answer.rejection.error.status ?? 0) >= 500)
          ? unusable(undefined, 'lists no models: name one in OPENAI_MODEL')
          : usableWithoutList(answer, model ?? '');
      }
      return statusAmong(models, model);
    } catch (error) {
      return unusable(model, error);
    }
  }

  return {
    name: 'openai',
    label,
    model: () => model,
    prepare,
    async *ask(name, request, signal) {
      yield* askChatCompletions(endpoint(), name, request, signal);
    },
    status,
  };
}

/** An empty request: the right path rejects it as invalid, a wrong path is not found. */
async function isWrongPath(
  { connection, baseUrl, apiKey }: ChatCompletions,
  signal: AbortSignal,
): Promise<boolean> {
  const request = { url: `${baseUrl}/chat/completions`, body: {}, apiKey };
  const answer = await requestJson(connection, request, signal);
  return (
    'rejection' in answer &&
    answer.rejection.error.status === 404 &&
    !/model/.test(answer.rejection.complaint)
  );
}

function statusAmong(models: readonly Record<string, unknown>[], model: string | undefined): ServiceStatus {
  const ids = models.map(({ id }) => String(id));
  if (model !== undefined && ids.includes(model)) return { usable: true, model: shownModel(model) };
  if (model !== undefined) {
    return usableThoughUnlisted(shownModel(model), `if analyses fail, set OPENAI_MODEL${some(ids)}`);
  }
  const only = onlyModel(models);
  if (only !== undefined) return { usable: true, model: shownModel(only) };
  const detail =
    ids.length === 0 ? 'has no model loaded' : `lists several models: set OPENAI_MODEL${some(ids)}`;
  return unusable(undefined, detail);
}

export function isOpenAiItself(baseUrl: string): boolean {
  return /^https?:\/\/api\.openai\.com(?:[:/]|$)/i.test(baseUrl);
}

function onlyModel(models: readonly Record<string, unknown>[] | undefined): string | undefined {
  return models?.length === 1 ? String(models[0]?.id) : undefined;
}

/** A few names as examples: OpenAI lists about a hundred. */
function some(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  return ` to one of: ${ids.slice(0, 5).map(shownModel).join(', ')}${ids.length > 5 ? ', …' : ''}`;
}
