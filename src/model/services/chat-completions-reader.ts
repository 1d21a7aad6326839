import { createParser } from 'eventsource-parser';
import type { TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { AnswerBody } from './connection.ts';
import { isRecord, rejection } from './failures.ts';
import { count, notExpected, objectIn, parseRecord, REASONING_MAX_LENGTH, type WirePart } from './wire.ts';

/** Longest single event; without a bound one endless line fills the memory. In characters. */
const EVENT_MAX_LENGTH = 1024 * 1024;

interface WireEvent {
  name: string | undefined;
  data: string;
}

/**
 * Reads a streamed answer, or one JSON document from a server that ignores `stream`.
 * @throws AnalysisError `service_error` when it is neither, the code of an error object, `refused`, and what the body
 *   throws
 */
export async function* readChatCompletions(body: AnswerBody, service: string): AsyncGenerator<WirePart> {
  const events: WireEvent[] = [];
  let oddLine = false;
  const parser = createParser({
    maxBufferSize: EVENT_MAX_LENGTH,
    // Some servers end an event with one line break: its data are then several documents.
    onEvent({ event, data }) {
      const parts = parseRecord(data) === undefined ? data.split('\n') : [data];
      for (const part of parts) events.push({ name: event, data: part });
    },
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
    if (mode === 'events') parser.feed(separated(piece));
    else {
      start += piece;
      if (mode === 'unknown') {
        const first = start.trimStart()[0];
        if (first === undefined) continue;
        if (first === '<') throw notExpected(service, 'HTML');
        mode = first === '{' || first === '[' || first === '"' ? 'document' : 'events';
        if (mode === 'events') parser.feed(separated(start));
      } else if (start.length > EVENT_MAX_LENGTH) throw notExpected(service, 'document too long');
    }
    yield* answer.readAll(events.splice(0));
    if (answer.over) return;
  }

  if (mode === 'document') {
    yield* answer.readAll([{ data: start, name: undefined }]);
    // A document is whole, or it would not have parsed.
    if (answer.hasText) answer.finish ??= 'stop';
  } else {
    // The parser drops an event whose blank line never came. Its data may be cut: then it is not an error.
    parser.feed('\n\n');
    const whole = events.filter(({ data }) => data.trim() === '[DONE]' || parseRecord(data) !== undefined);
    yield* answer.readAll(whole);
    if (answer.over) return;
    if (oddLine && !answer.seen) throw notExpected(service, 'no events');
  }
  yield* answer.end();
}

/** A blank line between data that follow each other line by line, so that each is read when it arrives. */
function separated(text: string): string {
  return text.replace(/(?<=(?:^|\n)data:[^\n]*\})\n(?=data:\s*(?:\{|\[DONE))/g, '\n\n');
}

/** An event that holds reasoning and no text. */
const THINKING = Symbol('thinking');

/** What has been understood of one answer so far. */
class Answer {
  readonly #service: string;
  readonly #body: AnswerBody;
  #length = 0;
  #usage: TokenUsage | undefined;
  #isOdd = false;
  /** Reasoning or the arguments of a function call: some servers put the answer there. */
  #elsewhere = '';
  #hasReasoned = false;
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

  /**
   * What events that arrived together say: their text in one part, as each part passes through every layer above, and
   * before whatever ends the answer.
   */
  *readAll(events: readonly WireEvent[]): Generator<WirePart> {
    let text = '';
    let isThinking = false;
    let failure: { error: unknown } | undefined;
    let isDone = false;
    try {
      for (const { data, name } of events) {
        if (data.trim() === '[DONE]') {
          isDone = true;
          break;
        }
        const said = this.#read(data, name);
        if (said === THINKING) isThinking = true;
        else text += said;
      }
    } catch (error) {
      failure = { error };
    }
    if (text !== '') yield { type: 'text', text };
    else if (isThinking) yield { type: 'thinking' };
    if (failure) throw failure.error;
    if (!isDone) return;
    this.seen = true;
    this.finish ??= 'stop';
    this.#body.finishing();
    yield* this.end();
  }

  /** The text that one event adds, or that it thinks. */
  #read(data: string, name: string | undefined): string | typeof THINKING {
    const chunk = parseRecord(data);
    if (name === 'error' || chunk?.error) throw rejection(this.#service, undefined, chunk ?? data).error;
    if (!chunk) {
      if (data.trim() === '') return '';
      throw notExpected(this.#service, 'not JSON');
    }
    this.seen = true;
    this.#usage = readUsage(chunk.usage) ?? this.#usage;
    // Of several choices, which were not asked for, the first.
    const choice: unknown = Array.isArray(chunk.choices)
      ? chunk.choices.find((each) => isRecord(each) && (each.index ?? 0) === 0)
      : undefined;
    if (!isRecord(choice)) {
      // The last chunk carries the usage and no choices (vLLM: null). Others may say what is not asked for here;
      // an answer that holds nothing else is none.
      this.#isOdd ||= !Array.isArray(chunk.choices) && !isRecord(chunk.usage);
      return '';
    }
    // `delta` in a stream, `message` in a whole document.
    const message = isRecord(choice.delta) ? choice.delta : isRecord(choice.message) ? choice.message : {};
    if (typeof message.refusal === 'string' && message.refusal !== '') {
      throw new AnalysisError('refused', { service: this.#service });
    }
    // Nothing is said after the model has said that it finished.
    const content = message.content ?? choice.text;
    const text = this.finish === undefined ? contentText(content) : '';
    const elsewhere = text === '' ? reasoningText(message) + argumentsText(message) : '';
    const isThinking = elsewhere !== '';
    this.#hasReasoned ||= isThinking;
    if (this.#length === 0 && this.#elsewhere.length < REASONING_MAX_LENGTH) this.#elsewhere += elsewhere;
    if (text !== '' || isThinking) this.#body.alive();
    this.#length += text.length;
    if (typeof choice.finish_reason === 'string' && choice.finish_reason !== '') {
      this.finish ??= choice.finish_reason;
      this.#body.finishing();
    }
    return isThinking ? THINKING : text;
  }

  /** @throws AnalysisError when the connection was lost before anything was said, or the filter let nothing through */
  *end(): Generator<WirePart> {
    this.over = true;
    const text = this.#length === 0 && this.finish !== undefined ? objectIn(this.#elsewhere) : undefined;
    if (text !== undefined) {
      this.#length = text.length;
      yield { type: 'text', text };
    }
    const reason = this.#endReason();
    yield {
      type: 'end',
      reason,
      ...(this.#usage && { usage: this.#usage }),
      ...(this.#length === 0 && this.#hasReasoned && { onlyReasoning: true as const }),
    };
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

/** vLLM's field is `reasoning`, and was `reasoning_content`, which llama.cpp and DeepSeek use. */
function reasoningText({ reasoning, reasoning_content }: Record<string, unknown>): string {
  if (typeof reasoning === 'string' && reasoning !== '') return reasoning;
  return typeof reasoning_content === 'string' ? reasoning_content : '';
}

/** The arguments of a function call, which some models make although no function was offered. */
function argumentsText({ tool_calls }: Record<string, unknown>): string {
  const call: unknown = Array.isArray(tool_calls) ? tool_calls[0] : undefined;
  const called = isRecord(call) && isRecord(call.function) ? call.function.arguments : undefined;
  return typeof called === 'string' ? called : '';
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
