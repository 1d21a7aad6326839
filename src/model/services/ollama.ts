import type { AnswerRequest, ServiceStatus, TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { type AnswerBody, type Connection, requestJson, send } from './connection.ts';
import { isRecord, type Rejection, rejection } from './failures.ts';
import { unusable } from './model-list.ts';
import type { Vendor } from './model-service.ts';
import type { OllamaSettings } from './settings.ts';
import { count, notExpected, objectIn, parseRecord, REASONING_MAX_LENGTH, type WirePart } from './wire.ts';

export const OLLAMA_BASE_URL = 'http://127.0.0.1:11434';
/** Small enough for an ordinary machine; named in advice only. */
const SUGGESTED_MODEL = 'llama3.2';

/** Longest line of an answer, in characters. */
const LINE_MAX_LENGTH = 1024 * 1024;

/**
 * Ollama’s context is 4096 tokens on most machines unless told otherwise, and older text is dropped in silence. A
 * change of size loads the model again, so sizes go in steps. Spanish takes about 3.5 characters a token; 2.5 leaves
 * room.
 */
const CONTEXT_STEP = 4096;
const CONTEXT_MAX = 32_768;
const CHARACTERS_PER_TOKEN = 2.5;

/** Characters within which an answer in the requested format must begin, reasoning not counted. */
const FORMAT_BEGINS_WITHIN = 200;

/** What a model accepts, learnt per kind of document from rejected requests. */
interface Taken {
  think: boolean;
  format: boolean;
}

/** Ollama's native API: its OpenAI-compatible route cannot set the context. */
export function ollama(settings: OllamaSettings, connection: Connection): Vendor {
  const { label } = connection;
  const { baseUrl } = settings;
  const taken = new Map<string, Taken>();
  let model = settings.model;

  async function prepare(signal: AbortSignal): Promise<string> {
    if (model !== undefined) return model;
    const found = await firstThatChats(connection, baseUrl, signal);
    if (found === undefined) throw new AnalysisError('model_not_found', { service: label });
    model = found;
    return found;
  }

  async function* ask(name: string, request: AnswerRequest, signal: AbortSignal): AsyncGenerator<WirePart> {
    for (;;) {
      const key = `${request.task.kind} ${name}`;
      const takes = taken.get(key) ?? { think: true, format: true };
      const body = chatBody(name, request, takes);
      const answer = await send(connection, { url: `${baseUrl}/api/chat`, body }, signal);
      if ('rejection' in answer) {
        const next = withoutRejected(takes, answer.rejection);
        if (!next) throw answer.rejection.error;
        taken.set(key, next);
        continue;
      }
      let said = '';
      try {
        for await (const part of readOllamaChat(answer.body, label)) {
          const isBegun = said.length > FORMAT_BEGINS_WITHIN;
          if (part.type === 'text') said += part.text;
          const isNothing = part.type === 'end' && part.reason === 'complete' && said.trim() === '';
          // Some models answer nothing when they are held to a format: asked again without it.
          if (isNothing && takes.format) {
            taken.set(key, { ...takes, format: false });
            break;
          }
          yield part;
          if (part.type === 'end') return;
          // With `think: false` some models (qwen3.5, gemma4) ignore `format`: their prose is ended as soon as it shows.
          if (
            !isBegun &&
            takes.think &&
            takes.format &&
            isProse(said, FORMAT_BEGINS_WITHIN) &&
            !said.includes('{')
          ) {
            yield { type: 'end', reason: 'complete' };
            return;
          }
        }
      } finally {
        // The next request, the one rescue call, goes without `think`.
        if (takes.think && takes.format && isProse(said, 0)) taken.set(key, { ...takes, think: false });
        answer.close();
      }
    }
  }

  async function status(signal: AbortSignal): Promise<ServiceStatus> {
    try {
      if (model === undefined) {
        const found = await firstThatChats(connection, baseUrl, signal);
        return found === undefined
          ? unusable(undefined, `has no model that can chat: run "ollama pull ${SUGGESTED_MODEL}"`)
          : { usable: true, model: found };
      }
      const name = model;
      const installed = await installedModels(connection, baseUrl, signal);
      return installed.some((each) => each.name === name || each.name === `${name}:latest`)
        ? { usable: true, model: name }
        : unusable(name, `${name} is not installed: run "ollama pull ${name}"`);
    } catch (error) {
      return unusable(model, error);
    }
  }

  return { name: 'ollama', label, model: () => model, prepare, ask, status };
}

/** Whether a text, reasoning aside, is longer than `length` and no object: the model ignores the format asked for. */
function isProse(said: string, length: number): boolean {
  const prose = said.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '').trimStart();
  return prose.length > length && !/^(?:\{|```|~~~)/.test(prose);
}

/** The body of `POST /api/chat`. */
export function chatBody(model: string, request: AnswerRequest, takes: Taken) {
  const needed = request.prompt.length / CHARACTERS_PER_TOKEN + request.maxTokens;
  return {
    model,
    messages: [{ role: 'user', content: request.prompt }],
    stream: true,
    ...(takes.format ? { format: request.schema } : {}),
    ...(takes.think ? { think: thinking(model) } : {}),
    options: {
      num_ctx: Math.min(CONTEXT_MAX, Math.ceil(needed / CONTEXT_STEP) * CONTEXT_STEP),
      num_predict: request.maxTokens,
      temperature: request.temperature,
    },
  };
}

/**
 * Reasoning would use up the token limit, so it is turned off. gpt-oss accepts levels only, and with `false` and a
 * `format` answers nothing (github.com/vectorize-io/hindsight/issues/3246).
 */
function thinking(model: string): false | 'low' {
  return /gpt-oss/i.test(model) ? 'low' : false;
}

const REFUSING_STATUSES: ReadonlySet<number | undefined> = new Set([400, 422, 500, 501]);

function withoutRejected(takes: Taken, { error, complaint }: Rejection): Taken | undefined {
  if (!REFUSING_STATUSES.has(error.status)) return undefined;
  if (takes.think && /\bthink/.test(complaint)) return { ...takes, think: false };
  if (takes.format && /\bformat\b|schema|grammar/.test(complaint)) return { ...takes, format: false };
  return undefined;
}

/**
 * Reads `/api/chat`: one JSON object a line, the last one with `done`. Failures under way are a line
 * `{"error": …}` under status 200.
 */
export async function* readOllamaChat(body: AnswerBody, service: string): AsyncGenerator<WirePart> {
  let rest = '';
  let length = 0;
  let reasoning = '';
  let isOdd = false;
  let end: WirePart | undefined;

  /** What one line says: text, `undefined` for thinking. Sets `end` at the last one. */
  function readLine(line: string, isLast: boolean): string | undefined {
    if (line.trim() === '') return '';
    const entry = parseRecord(line);
    if (!entry) {
      // The last line may have been cut with the connection; the end says so.
      if (isLast && line.trimStart().startsWith('{')) return '';
      throw notExpected(service, line.trimStart().startsWith('<') ? 'HTML' : 'not JSON');
    }
    if (entry.error) throw rejection(service, undefined, entry).error;
    const message = isRecord(entry.message) ? entry.message : {};
    let text = typeof message.content === 'string' ? message.content : '';
    if (typeof message.thinking === 'string' && reasoning.length < REASONING_MAX_LENGTH)
      reasoning += message.thinking;
    if (text === '' && !message.thinking) isOdd ||= entry.done === undefined;
    else body.alive();
    // Some models write the answer where their reasoning belongs.
    if (entry.done === true && length + text.length === 0) text = objectIn(reasoning) ?? '';
    length += text.length;
    if (entry.done === true) {
      const reason = entry.done_reason === 'length' ? 'cut' : 'complete';
      body.finishing();
      const isOnlyReasoning = length === 0 && reasoning !== '';
      end = {
        type: 'end',
        reason,
        usage: usageOf(entry),
        ...(isOnlyReasoning && { onlyReasoning: true as const }),
      };
    }
    return text === '' && message.thinking ? undefined : text;
  }

  /** Text that arrived together in one part, as each part passes through every layer above. */
  function* readLines(lines: readonly string[], isLast: boolean): Generator<WirePart> {
    let text = '';
    let isThinking = false;
    let failure: { error: unknown } | undefined;
    try {
      for (const line of lines) {
        const said = readLine(line, isLast);
        if (said === undefined) isThinking = true;
        else text += said;
        if (end) break;
      }
    } catch (error) {
      failure = { error };
    }
    if (text !== '') yield { type: 'text', text };
    else if (isThinking) yield { type: 'thinking' };
    if (failure) throw failure.error;
    if (end) yield end;
  }

  for await (const piece of body) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX_LENGTH) throw notExpected(service, 'line too long');
    yield* readLines(lines, false);
    if (end) return;
  }
  yield* readLines([rest], true);
  if (end) return;
  if (length === 0 && body.lost) throw body.lost;
  if (length === 0 && isOdd) throw notExpected(service, 'no message');
  yield { type: 'end', reason: length > 0 ? 'broken' : 'complete' };
}

function usageOf(entry: Record<string, unknown>): TokenUsage {
  return { prompt: count(entry.prompt_eval_count), completion: count(entry.eval_count) };
}

interface InstalledModel {
  name: string;
  families: readonly string[];
  capabilities: readonly string[] | undefined;
}

/** The models of `GET /api/tags`, newest first, as Ollama lists them. */
async function installedModels(
  connection: Connection,
  baseUrl: string,
  signal: AbortSignal,
): Promise<InstalledModel[]> {
  const answer = await requestJson(connection, { url: `${baseUrl}/api/tags` }, signal);
  if ('rejection' in answer) throw answer.rejection.error;
  const models = isRecord(answer.json) && Array.isArray(answer.json.models) ? answer.json.models : undefined;
  if (!models) throw notExpected(connection.label, 'no model list');
  return models.filter(isRecord).flatMap(({ name, details, capabilities }) =>
    typeof name === 'string'
      ? [
          {
            name,
            families: isRecord(details) ? [details.family, details.families].flat().map(String) : [],
            capabilities: Array.isArray(capabilities) ? capabilities.map(String) : undefined,
          },
        ]
      : [],
  );
}

async function firstThatChats(
  connection: Connection,
  baseUrl: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { value } = await modelsThatChat(connection, baseUrl, signal).next();
  return value || undefined;
}

/** Names of the installed models that can chat, newest first. Asks for each only when the reader wants it. */
export async function* modelsThatChat(
  connection: Connection,
  baseUrl: string,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  for (const model of await installedModels(connection, baseUrl, signal)) {
    // Embedding models are installed and listed like any other, and cannot say a word.
    if (/embed|rerank|minilm|\bbge\b/i.test(model.name)) continue;
    if (model.families.some((family) => /bert/i.test(family))) continue;
    const capabilities =
      model.capabilities ?? (await shownCapabilities(connection, baseUrl, model.name, signal));
    if (!capabilities || capabilities.includes('completion')) yield model.name;
  }
}

/** `/api/show` lists capabilities since Ollama 0.6.4; an older one says nothing, which is no objection. */
async function shownCapabilities(
  connection: Connection,
  baseUrl: string,
  model: string,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const answer = await requestJson(connection, { url: `${baseUrl}/api/show`, body: { model } }, signal);
  if ('rejection' in answer || !isRecord(answer.json) || !Array.isArray(answer.json.capabilities))
    return undefined;
  return answer.json.capabilities.map(String);
}
