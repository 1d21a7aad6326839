import { createParser } from 'eventsource-parser';
import { AnalysisError } from '../errors.ts';
import { type AnswerBody, type Connection, send } from './connection.ts';
import { isRecord, type Refusal, refusal } from './failures.ts';
import type { WirePart } from './model-service.ts';
import type { AnswerRequest, TokenUsage } from './service.ts';

/** Longest answer text, in UTF-16 units: far above any report, far below what would hurt. */
export const TEXT_MAX_LENGTH = 262_144;

/** Longest single event; without a bound one endless line fills the memory. In characters. */
const EVENT_MAX_LENGTH = 1024 * 1024;

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

/**
 * Reads a streamed answer, or a whole JSON document from a server that ignores `stream`.
 * @throws AnalysisError `service_error` when it is neither, what an error object says, `refused`, and whatever
 *   the body throws
 */
export async function* readChatCompletions(body: AnswerBody, service: string): AsyncGenerator<WirePart> {
  const events: { name: string | undefined; data: string }[] = [];
  let oddLine = false;
  const parser = createParser({
    maxBufferSize: EVENT_MAX_LENGTH,
    onEvent: ({ event, data }) => events.push({ name: event, data }),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded') throw notExpected(service, 'event too long');
      if (error.type !== 'unknown-field') return;
      // Older llama.cpp servers write a failure as a line `error: {…}`, without `data:`.
      if (error.field === 'error') events.push({ name: 'error', data: error.value ?? '' });
      else oddLine = true;
    },
  });
  const answer = new Answer(service, body);
  let start = '';
  let mode: 'unknown' | 'events' | 'document' = 'unknown';

  for await (const piece of body) {
    if (mode === 'events') parser.feed(piece);
    else {
      start += piece;
      if (mode === 'unknown') {
        const first = start.trimStart()[0];
        if (first === undefined) continue;
        if (first === '<') throw notExpected(service, 'HTML');
        mode = first === '{' || first === '[' || first === '"' ? 'document' : 'events';
        if (mode === 'events') parser.feed(start);
      } else if (start.length > EVENT_MAX_LENGTH) throw notExpected(service, 'document too long');
    }
    for (const event of events.splice(0)) {
      yield* answer.read(event.data, event.name);
      if (answer.over) return;
    }
  }

  if (mode === 'document') {
    yield* answer.read(start, undefined);
    // A document is whole, or it would not have parsed.
    if (answer.hasText) answer.finish ??= 'stop';
  } else {
    // The parser drops an event whose blank line never came. Its data may be cut: then it is not an error.
    parser.feed('\n\n');
    for (const event of events.splice(0)) {
      if (event.data.trim() !== '[DONE]' && parseRecord(event.data) === undefined) continue;
      yield* answer.read(event.data, event.name);
      if (answer.over) return;
    }
    if (oddLine && !answer.seen) throw notExpected(service, 'no events');
  }
  yield answer.end();
}

/** What has been understood of one answer so far. */
class Answer {
  readonly #service: string;
  readonly #body: AnswerBody;
  #length = 0;
  #usage: TokenUsage | undefined;
  #isOdd = false;
  finish: string | undefined;
  /** Any event at all. */
  seen = false;
  /** The `end` has been said. */
  over = false;

  constructor(service: string, body: AnswerBody) {
    this.#service = service;
    this.#body = body;
  }

  get hasText(): boolean {
    return this.#length > 0;
  }

  *read(data: string, name: string | undefined): Generator<WirePart> {
    if (data.trim() === '[DONE]') {
      this.seen = true;
      this.finish ??= 'stop';
      yield this.end();
      return;
    }
    const chunk = parseRecord(data);
    if (name === 'error' || chunk?.error) throw refusal(this.#service, undefined, chunk ?? data).error;
    if (!chunk) {
      if (data.trim() === '') return;
      throw notExpected(this.#service, 'not JSON');
    }
    this.seen = true;
    this.#usage = readUsage(chunk.usage) ?? this.#usage;
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (!isRecord(choice)) {
      // The last chunk carries the usage and no choices (vLLM: null). Others may say what is not asked for here;
      // an answer that holds nothing else is none.
      this.#isOdd ||= !Array.isArray(chunk.choices) && !isRecord(chunk.usage);
      return;
    }
    // `delta` in a stream, `message` in a whole document.
    const message = isRecord(choice.delta) ? choice.delta : isRecord(choice.message) ? choice.message : {};
    if (typeof message.refusal === 'string' && message.refusal !== '') {
      throw new AnalysisError('refused', { service: this.#service });
    }
    const text = contentText(message.content);
    // Nothing is said after the model has said that it finished.
    if (text !== '' && this.finish === undefined) {
      this.#length += text.length;
      if (this.#length > TEXT_MAX_LENGTH) throw notExpected(this.#service, 'answer too long');
      this.#body.alive();
      yield { type: 'text', text };
    } else if (message.reasoning_content || message.reasoning) {
      this.#body.alive();
      yield { type: 'thinking' };
    }
    if (typeof choice.finish_reason === 'string' && choice.finish_reason !== '') {
      this.finish ??= choice.finish_reason;
      this.#body.finishing();
    }
  }

  /** @throws AnalysisError when the connection was lost before anything was said, or the filter let nothing through */
  end(): WirePart {
    this.over = true;
    const reason = this.#endReason();
    return this.#usage ? { type: 'end', reason, usage: this.#usage } : { type: 'end', reason };
  }

  #endReason(): 'complete' | 'cut' | 'broken' {
    switch (this.finish) {
      case undefined:
        if (this.#length > 0) return 'broken';
        if (this.#body.lost) throw this.#body.lost;
        if (this.#isOdd) throw notExpected(this.#service, 'no choices');
        return 'complete';
      case 'length':
      case 'max_tokens':
      case 'model_length':
        return 'cut';
      case 'content_filter':
        if (this.#length === 0) throw new AnalysisError('refused', { service: this.#service });
        return 'cut';
      // vLLM says `abort`, OpenRouter `error`, when generation ended without the model wanting it.
      case 'abort':
      case 'error':
        return 'broken';
      default:
        return 'complete';
    }
  }
}

/** A string, or a list of parts of which only the text counts. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      typeof part === 'string'
        ? part
        : isRecord(part) && typeof part.text === 'string' && (part.type === 'text' || part.type === undefined)
          ? part.text
          : '',
    )
    .join('');
}

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isRecord(usage)) return undefined;
  return { prompt: count(usage.prompt_tokens), completion: count(usage.completion_tokens) };
}

export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

export function parseRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** An answer under status 200 that is not the format. Says which part, never what it held. */
export function notExpected(service: string, what: string): AnalysisError {
  return new AnalysisError('service_error', { service, cause: new Error(`unexpected answer: ${what}`) });
}
