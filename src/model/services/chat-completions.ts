import type { AnswerRequest } from '../../domain/answer-service.ts';
import { readChatCompletions } from './chat-completions-parser.ts';
import { type Dialect, Dialects } from './dialects.ts';
import type { HttpOptions } from './http-client.ts';
import type { Vendor } from './model-service.ts';

const PARAMETERS = {
  output: {
    phrases: [
      'response format',
      // Gemini's `response_schema`, OpenAI's `json_schema`
      'schema',
      'json object',
      'json mode',
      'structured output',
      // llama.cpp makes a grammar of the schema.
      'grammar',
      'samplers',
      // vLLM
      'guided',
      // Groq
      'json validate failed',
      'failed to generate json',
      'failed to validate json',
    ],
    choices: ['json_schema', 'json_object', 'text'],
  },
  limit: {
    phrases: ['max tokens', 'max completion tokens', 'max new tokens'],
    choices: ['max_tokens', 'max_completion_tokens', 'none'],
  },
  temperature: { phrases: ['temperature'], choices: [true, false] },
  usage: { phrases: ['stream options', 'include usage'], choices: [true, false] },
  /** `reasoning_effort: "none"`. */
  effort: { phrases: ['reasoning', 'effort'], choices: [true, false] },
} as const;

type ChatDialect = Dialect<typeof PARAMETERS>;

function requestBody(model: string, request: AnswerRequest, dialect: ChatDialect, isOpenAi: boolean) {
  return {
    model,
    messages: [{ role: 'user', content: request.prompt }],
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    ...(dialect.temperature ? { temperature: request.temperature } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: request.maxTokens }),
    ...(dialect.effort && canTurnOffReasoning(model) ? { reasoning_effort: 'none' } : {}),
    ...responseFormat(request, dialect, isOpenAi),
  };
}

/**
 * Whether the model's reasoning, which would use up the token limit, can be turned off: with GPT-5.1 to 5.9, with
 * Gemini 2.5 Flash, and with Qwen 3 models other than `instruct`.
 */
function canTurnOffReasoning(model: string): boolean {
  return /gpt-5\.[1-9]|gemini-2\.5-flash|qwen-?3(?!.*instruct)/i.test(model);
}

function responseFormat(
  { task, schema, withoutSchema }: AnswerRequest,
  { output }: ChatDialect,
  isOpenAi: boolean,
) {
  if (output === 'text' || withoutSchema) return {};
  // Servers other than OpenAI's do not know `strict`, or are always strict.
  const json_schema = { name: task.kind, ...(isOpenAi && { strict: true }), schema };
  return { response_format: { type: output, ...(output === 'json_schema' && { json_schema }) } };
}

export function chatCompletions(options: HttpOptions, isOpenAi = false): Vendor['ask'] {
  const dialects = new Dialects(options, PARAMETERS);
  return (model, request, signal) =>
    dialects.ask(
      `${request.task.kind} ${model}`,
      (dialect) => ({ path: '/chat/completions', body: requestBody(model, request, dialect, isOpenAi) }),
      readChatCompletions,
      signal,
    );
}
