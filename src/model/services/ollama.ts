import { type AnswerRequest, type AnswerTask, SERVICE_LABELS } from '../../domain/answer-service.ts';
import { OLLAMA_MODEL } from '../../domain/default-services.ts';
import { CHARACTERS_PER_TOKEN } from '../fit-context.ts';
import { isRecord, parseJson } from '../json/json-value.ts';
import { type Dialect, Dialects } from './dialects.ts';
import { type HttpOptions, type ResponseBody, requestJson } from './http-client.ts';
import { isContext, rememberedContext, unusable } from './model-list.ts';
import type { Vendor } from './model-service.ts';
import { ServiceRejection, withService } from './vendor-errors.ts';
import {
  argumentsText,
  count,
  type Frame,
  finishOf,
  notExpected,
  readAnswer,
  type WirePart,
} from './wire.ts';

export const OLLAMA = { name: 'ollama', label: SERVICE_LABELS.ollama } as const;

/**
 * In tokens. Ollama's default context has 4096 tokens on most machines, and drops older text without an error. A change of
 * size reloads the model, so sizes are multiples of a step.
 */
const CONTEXT_STEP = 4096;
const CONTEXT_MAX = 32_768;
/** Enough for each request of an analysis, so that Ollama does not load the model again between them. */
const ANALYSIS_CONTEXT = 12_288;
const OF_AN_ANALYSIS: ReadonlySet<AnswerTask['kind']> = new Set(['judgement', 'answer', 'reply', 'searches']);
/** An answer that has no object within this many characters, not counting reasoning, ignores the format. */
const FORMAT_BEGINS_WITHIN = 200;

const PARAMETERS = {
  think: { phrases: ['think'], choices: [true, false] },
  format: { phrases: ['format', 'schema', 'grammar', 'json'], choices: [true, false] },
} as const;

type OllamaDialect = Dialect<typeof PARAMETERS>;

/** Uses Ollama's native API, because its OpenAI-compatible route cannot set the size of the context. */
export function ollama(options: HttpOptions): Vendor {
  const dialects = new Dialects(options, PARAMETERS);
  const findModel = async (signal: AbortSignal) => (await chatModels(options, signal))[0];

  const contextTokens = rememberedContext((model, signal) => shownContext(options, model, signal));
  const contextSize = async (model: string, { task, ...request }: AnswerRequest, signal: AbortSignal) => {
    const needed = request.prompt.length / CHARACTERS_PER_TOKEN + request.maxTokens;
    const size = Math.min(CONTEXT_MAX, Math.ceil(needed / CONTEXT_STEP) * CONTEXT_STEP);
    if (!OF_AN_ANALYSIS.has(task.kind)) return size;
    const most = (await contextTokens(model, signal)) ?? CONTEXT_MAX;
    return Math.min(most, Math.max(size, ANALYSIS_CONTEXT));
  };

  return {
    findModel,
    async *ask(model, request, signal) {
      const key = `${request.task.kind} ${model}`;
      const num_ctx = await contextSize(model, request, signal);
      yield* dialects.ask(
        key,
        (dialect) => ({ path: '/api/chat', body: chatBody(model, request, dialect, num_ctx) }),
        (body, dialect) => readAndLearn(body, dialects, key, dialect),
        signal,
      );
    },
    contextTokens,
    async status(model, signal) {
      if (model === undefined) {
        const found = await findModel(signal);
        return found === undefined
          ? unusable(undefined, `has no model that can chat: run "ollama pull ${OLLAMA_MODEL}"`)
          : { usable: true, model: found };
      }
      const installed = await installedModels(options, signal);
      // Ollama takes names in any case.
      const named = [model, `${model}:latest`].map((each) => each.toLowerCase());
      return installed.some(({ name }) => named.includes(name.toLowerCase()))
        ? { usable: true, model }
        : unusable(model, `${model} is not installed: run "ollama pull ${model}"`);
    },
  };
}

/** Reads an answer and learns from it which parameters the model ignores instead of rejecting them. */
async function* readAndLearn(
  body: ResponseBody,
  dialects: Dialects<typeof PARAMETERS>,
  key: string,
  { think, format }: OllamaDialect,
): AsyncGenerator<WirePart> {
  let text = '';
  try {
    for await (const part of readOllamaChat(body)) {
      // Some models answer nothing if the request has a format. This error makes `Dialects` leave the format out.
      const isEmpty = part.type === 'end' && part.reason === 'complete' && text.trim() === '';
      if (isEmpty && format) throw new ServiceRejection(undefined, 'an empty answer in this format');
      const isBegun = text.length > FORMAT_BEGINS_WITHIN;
      if (part.type === 'text') text += part.text;
      yield part;
      // With `think: false` some models (qwen3.5, gemma4) ignore `format` and write prose. Such an answer ends here.
      if (!isBegun && think && format && isProse(text, FORMAT_BEGINS_WITHIN) && !text.includes('{')) {
        yield { type: 'end', reason: 'complete' };
        return;
      }
    }
  } finally {
    // The completing request that follows leaves out `think`.
    if (format && isProse(text, 0)) dialects.takeNextChoice(key, 'think');
  }
}

/** Whether a text without its reasoning is longer than `length` and does not begin with an object. */
function isProse(text: string, length: number): boolean {
  const prose = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '').trimStart();
  return prose.length > length && !/^(?:\{|```|~~~)/.test(prose);
}

function chatBody(model: string, request: AnswerRequest, dialect: OllamaDialect, num_ctx: number) {
  return {
    model,
    messages: [{ role: 'user', content: request.prompt }],
    stream: true,
    ...(dialect.format && !request.withoutSchema ? { format: request.schema } : {}),
    ...(dialect.think ? { think: thinking(model) } : {}),
    options: { num_ctx, num_predict: request.maxTokens, temperature: request.temperature },
  };
}

/**
 * Turns reasoning off, because it would use up the token limit. gpt-oss accepts only levels: with `false` and a `format` it
 * answers nothing (github.com/vectorize-io/hindsight/issues/3246).
 */
function thinking(model: string): false | 'low' {
  return /gpt-oss/i.test(model) ? 'low' : false;
}

/** Each line is a JSON object; the last one has `done`. A late failure is a line `{"error": …}`. */
export function readOllamaChat(body: ResponseBody): AsyncGenerator<WirePart> {
  return readAnswer(body, readChatLine);
}

function readChatLine(line: string, isEnd: boolean): Frame | undefined {
  if (line.trim() === '') return undefined;
  const entry = parseJson(line);
  if (!isRecord(entry)) {
    // The last line may have been cut with the connection; `readAnswer` then ends the answer as `broken`.
    const isCut = isEnd && line.trimStart().startsWith('{');
    return isCut || entry !== undefined ? undefined : { isBroken: true };
  }
  if (entry.error) throw new ServiceRejection(undefined, entry);
  const message = isRecord(entry.message) ? entry.message : {};
  const text = typeof message.content === 'string' ? message.content : '';
  const thinking = typeof message.thinking === 'string' ? message.thinking : '';
  const reasoning = text === '' ? thinking + argumentsText(message) : '';
  if (entry.done !== true)
    return { text, reasoning, isUnknown: !isRecord(entry.message) && entry.done === undefined };
  const usage = { prompt: count(entry.prompt_eval_count), completion: count(entry.eval_count) };
  return { text, reasoning, finish: finishOf(entry.done_reason), usage, isLast: true };
}

/** Requests `GET /api/tags`, in which Ollama lists the newest model first. */
async function installedModels(options: HttpOptions, signal: AbortSignal) {
  const list = await requestJson(options, { path: '/api/tags' }, signal);
  if (!isRecord(list) || list.models === undefined) throw notExpected('no model list');
  // Without any model, `models` is `null`.
  return (Array.isArray(list.models) ? list.models : [])
    .filter(isRecord)
    .map(({ name, model, details }) => ({ name: String(name ?? model), details }));
}

/** The models that can chat, newest first: none for embedding or reranking. @throws AnalysisError that names Ollama */
export async function chatModels(options: HttpOptions, signal: AbortSignal): Promise<string[]> {
  try {
    const installed = await installedModels(options, signal);
    return installed.flatMap(({ name, details }) => {
      const families = isRecord(details) ? [details.family, details.families].flat().map(String) : [];
      const canChat =
        !/embed|rerank|minilm|\bbge\b/i.test(name) && !families.some((each) => /bert/i.test(each));
      return canChat ? [name] : [];
    });
  } catch (error) {
    throw withService(OLLAMA, error);
  }
}

/** The context that the model was trained with, at most `CONTEXT_MAX`. Format: docs.ollama.com/api-reference/show-model-details. */
async function shownContext(
  options: HttpOptions,
  model: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const shown = await requestJson(options, { path: '/api/show', body: { model } }, signal);
  const info = isRecord(shown) && isRecord(shown.model_info) ? shown.model_info : {};
  const context = info[`${info['general.architecture']}.context_length`];
  return isContext(context) ? Math.min(context, CONTEXT_MAX) : undefined;
}
