import type { AnswerRequest } from '../../domain/answer-service.ts';
import { readChatCompletions } from './chat-completions-reader.ts';
import { type Connection, send } from './connection.ts';
import type { Refusal } from './failures.ts';
import type { WirePart } from './wire.ts';

/**
 * How a model wants to be asked, learnt from its refusals and kept for as long as the service lives: the first
 * question pays for it, the next ones do not. Each list is tried from left to right.
 */
export interface Dialect {
  output: 'json_schema' | 'json_object' | 'text';
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  temperature: boolean;
  usage: boolean;
}

export const FULL_DIALECT: Readonly<Dialect> = {
  output: 'json_schema',
  limit: 'max_tokens',
  temperature: true,
  usage: true,
};

/** The body of `POST /chat/completions`. */
export function chatCompletionsBody(model: string, request: AnswerRequest, dialect: Dialect) {
  return {
    model,
    messages: [{ role: 'user', content: request.prompt }],
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    ...(dialect.temperature ? { temperature: request.temperature } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: request.maxTokens }),
    ...responseFormat(request, dialect),
  };
}

function responseFormat({ task, schema }: AnswerRequest, { output }: Dialect) {
  switch (output) {
    case 'json_schema':
      // Not `strict`: OpenAI then refuses schemas with optional fields, and the others hold to it anyway.
      return { response_format: { type: 'json_schema', json_schema: { name: task.kind, schema } } };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
}

/** What a refusal that names a parameter looks like, and the next way of asking. */
const STEPS: readonly { named: RegExp; next(dialect: Dialect): Partial<Dialect> | undefined }[] = [
  {
    // llama.cpp names the grammar that it could not make of the schema, vLLM its guided decoding.
    named:
      /response_format|json_schema|json_object|json mode|structured.output|\bschema\b|grammar|samplers|guided/,
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
];

/** Statuses under which servers refuse a parameter; some say 404 ("no endpoint supports …") or 500. */
const PARAMETER_STATUSES: ReadonlySet<number | undefined> = new Set([400, 404, 422, 500, 501]);

/** The way of asking that the refusal leaves, or `undefined` when it is about something else. */
export function adapted(dialect: Dialect, { error, complaint }: Refusal): Dialect | undefined {
  if (error.code !== 'service_error' && error.code !== 'model_not_found') return undefined;
  if (!PARAMETER_STATUSES.has(error.status)) return undefined;
  const changes = STEPS.filter(({ named }) => named.test(complaint)).map(({ next }) => next(dialect));
  const changed = Object.assign({}, dialect, ...changes);
  return changes.some((change) => change !== undefined) ? changed : undefined;
}

/** A model's endpoint and what has been learnt of it. */
export interface ChatCompletions {
  connection: Connection;
  baseUrl: string;
  apiKey: string | undefined;
  dialects: Map<string, Dialect>;
}

/** One question over the OpenAI wire format, asked again in the way the model accepts where it refuses a parameter. */
export async function* askChatCompletions(
  { connection, baseUrl, apiKey, dialects }: ChatCompletions,
  model: string,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<WirePart> {
  for (;;) {
    const dialect = dialects.get(model) ?? FULL_DIALECT;
    const url = `${baseUrl}/chat/completions`;
    const body = chatCompletionsBody(model, request, dialect);
    const answer = await send(connection, { url, body, apiKey }, signal);
    if ('refusal' in answer) {
      const next = adapted(dialect, answer.refusal);
      // Ends: every step takes something away.
      if (!next) throw answer.refusal.error;
      dialects.set(model, next);
      continue;
    }
    try {
      yield* readChatCompletions(answer.body, connection.label);
    } finally {
      answer.close();
    }
    return;
  }
}
