import type { AnswerRequest } from '../../domain/answer-service.ts';
import { readChatCompletions } from './chat-completions-reader.ts';
import { type Connection, send } from './connection.ts';
import { type Rejection, rejectionOf } from './failures.ts';
import type { WirePart } from './wire.ts';

/**
 * What a model accepts for one kind of document, learnt from rejected requests and kept as long as the service: a
 * schema that is rejected for reports may pass for ratings. Each list is tried from left to right.
 */
export interface Dialect {
  output: 'json_schema' | 'json_object' | 'text';
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  temperature: boolean;
  usage: boolean;
  /** `reasoning_effort: "none"`. */
  effort: boolean;
}

export const FULL_DIALECT: Readonly<Dialect> = {
  output: 'json_schema',
  limit: 'max_tokens',
  temperature: true,
  usage: true,
  effort: true,
};

/** The body of `POST /chat/completions`. */
export function chatCompletionsBody(
  model: string,
  request: AnswerRequest,
  dialect: Dialect,
  isOpenAi = false,
) {
  return {
    model,
    messages: [{ role: 'user', content: request.prompt }],
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    ...(dialect.temperature ? { temperature: request.temperature } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: request.maxTokens }),
    ...(dialect.effort && takesNoEffort(model) ? { reasoning_effort: 'none' } : {}),
    ...responseFormat(request, dialect, isOpenAi),
  };
}

/**
 * Models whose reasoning can be turned off, which would otherwise use up the token limit: OpenAI's from GPT-5.1 on,
 * Gemini 2.5 Flash, and Qwen 3 behind Groq's and similar servers.
 */
function takesNoEffort(model: string): boolean {
  return /gpt-5\.[1-9]|gemini-2\.5-flash|qwen-?3(?!.*instruct)/i.test(model);
}

function responseFormat({ task, schema }: AnswerRequest, { output }: Dialect, isOpenAi: boolean) {
  switch (output) {
    case 'json_schema': {
      // Elsewhere `strict` is unknown or implied.
      const strict = isOpenAi ? { strict: true } : {};
      return {
        response_format: { type: 'json_schema', json_schema: { name: task.kind, ...strict, schema } },
      };
    }
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
}

/** The explanations that name a parameter, and what to send instead. */
const STEPS: readonly { named: RegExp; next(dialect: Dialect): Partial<Dialect> | undefined }[] = [
  {
    // llama.cpp names the grammar that it could not make of the schema, vLLM its guided decoding.
    named:
      /response_format|json_schema|json_object|json mode|structured.output|\bschema\b|grammar|samplers|guided|json_validate_failed|failed to (?:generate|validate) json/,
    next: ({ output }) =>
      output === 'json_schema'
        ? { output: 'json_object' }
        : output === 'json_object'
          ? { output: 'text' }
          : undefined,
  },
  {
    named: /max_tokens|max_completion_tokens|max_new_tokens/,
    next: ({ limit }) =>
      limit === 'max_tokens'
        ? { limit: 'max_completion_tokens' }
        : limit === 'max_completion_tokens'
          ? { limit: 'none' }
          : undefined,
  },
  { named: /temperature/, next: ({ temperature }) => (temperature ? { temperature: false } : undefined) },
  { named: /stream_options|include_usage/, next: ({ usage }) => (usage ? { usage: false } : undefined) },
  { named: /reasoning|effort/, next: ({ effort }) => (effort ? { effort: false } : undefined) },
];

/** Statuses with which servers reject a parameter; some use 404 ("no endpoint supports …") or 500, or none, within the stream. */
const PARAMETER_STATUSES: ReadonlySet<number | undefined> = new Set([
  undefined,
  400,
  404,
  405,
  422,
  500,
  501,
]);

/** What to send after a rejection, or `undefined` when it is not about a parameter. */
export function adapted(dialect: Dialect, { error, complaint }: Rejection): Dialect | undefined {
  if (error.code !== 'service_error' && error.code !== 'model_not_found') return undefined;
  if (!PARAMETER_STATUSES.has(error.status)) return undefined;
  const changes = STEPS.filter(({ named }) => named.test(complaint)).map(({ next }) => next(dialect));
  const changed = Object.assign({}, dialect, ...changes);
  return changes.some((change) => change !== undefined) ? changed : undefined;
}

/** An endpoint and what its models accept, by model and kind of document. */
export interface ChatCompletions {
  connection: Connection;
  baseUrl: string;
  apiKey: string | undefined;
  dialects: Map<string, Dialect>;
  isOpenAi?: boolean;
}

/** Sends one request in OpenAI's wire format, and again without what the model rejects. */
export async function* askChatCompletions(
  { connection, baseUrl, apiKey, dialects, isOpenAi }: ChatCompletions,
  model: string,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<WirePart> {
  for (;;) {
    const key = `${request.task.kind} ${model}`;
    const dialect = dialects.get(key) ?? FULL_DIALECT;
    const url = `${baseUrl}/chat/completions`;
    const body = chatCompletionsBody(model, request, dialect, isOpenAi);
    const answer = await send(connection, { url, body, apiKey }, signal);
    // Ends, because every step leaves something out.
    const adapt = (rejected: Rejection | undefined) => {
      const next = rejected && adapted(dialect, rejected);
      if (next) dialects.set(key, next);
      return next !== undefined;
    };
    if ('rejection' in answer) {
      if (!adapt(answer.rejection)) throw answer.rejection.error;
      continue;
    }
    let hasText = false;
    try {
      for await (const part of readChatCompletions(answer.body, connection.label)) {
        hasText ||= part.type === 'text';
        yield part;
      }
      return;
    } catch (error) {
      // Groq checks the JSON that the model wrote, and rejects the request afterwards.
      if (hasText || !adapt(rejectionOf(error))) throw error;
    } finally {
      answer.close();
    }
  }
}
