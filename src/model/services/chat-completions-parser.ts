import type { TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord, parseJson } from '../json/json-value.ts';
import type { ResponseBody } from './http-client.ts';
import { ServiceRejection } from './vendor-errors.ts';
import {
  argumentsText,
  count,
  type Frame,
  finishOf,
  LINE_MAX_LENGTH,
  notExpected,
  readAnswer,
  type WirePart,
} from './wire.ts';

/**
 * Reads a streamed answer, or one JSON document from a server that ignores `stream`.
 * @throws AnalysisError `service_error` when the body is neither; the code of an error object; `refused`; what the body
 *   throws
 */
export function readChatCompletions(body: ResponseBody): AsyncGenerator<WirePart> {
  const parser = new LineParser();
  return readAnswer(body, (line, isEnd) => parser.read(line, isEnd));
}

class LineParser {
  #format: 'events' | 'document' | undefined;
  #data = '';
  #isError = false;

  read(line: string, isEnd: boolean): Frame | undefined {
    this.#format ??= this.#formatOf(line);
    if (this.#format === 'document') {
      this.#append(line);
      return isEnd ? this.#take(parseJson(this.#data)) : undefined;
    }
    if (line === '') {
      const event = this.#data === '' ? undefined : parseJson(this.#data);
      // The last event may have been cut with the connection.
      return isEnd && event === undefined ? undefined : this.#take(event);
    }
    const colon = line.indexOf(':');
    const value = colon === -1 ? '' : line.slice(colon + 1).trim();
    switch (line.slice(0, colon === -1 ? undefined : colon)) {
      case 'data':
        return this.#readData(value);
      case 'event':
        this.#isError = value === 'error';
        return undefined;
      // Older llama.cpp servers report a failure in a line `error: {…}`.
      case 'error':
        throw new ServiceRejection(undefined, value);
      // A line without a name is a comment, which keeps the connection open.
      case '':
      case 'id':
      case 'retry':
        return undefined;
      default:
        return { isUnknown: true };
    }
  }

  /** Some servers leave out the blank line that ends an event, so a complete object counts as an event. */
  #readData(value: string): Frame | undefined {
    if (value === '[DONE]') return { isLast: true };
    const event = parseJson(value);
    const isPart = this.#data !== '' && !(isRecord(event) && 'choices' in event);
    // Data directly before a complete chunk, without a blank line between them, is a broken event and is dropped.
    if (!isPart) this.#data = '';
    this.#append(value);
    return !isPart && isRecord(event) ? this.#take(event) : undefined;
  }

  #formatOf(line: string): 'events' | 'document' | undefined {
    const start = line.trimStart();
    if (start === '') return undefined;
    if (start.startsWith('<')) throw notExpected('HTML');
    return /^[{["]/.test(start) ? 'document' : 'events';
  }

  #append(line: string): void {
    this.#data += this.#data === '' ? line : `\n${line}`;
    if (this.#data.length > LINE_MAX_LENGTH) throw notExpected('event too long');
  }

  /** @param event the parsed data; `undefined` where it is not JSON */
  #take(event: unknown): Frame | undefined {
    const data = this.#data;
    const isError = this.#isError;
    this.#data = '';
    this.#isError = false;
    if (data === '') return undefined;
    if (isError) throw new ServiceRejection(undefined, event ?? data);
    // Gemini sends a list with one error.
    const chunk: unknown = Array.isArray(event) ? event[0] : event;
    if (isRecord(chunk) && isErrorObject(chunk)) throw new ServiceRejection(undefined, chunk);
    if (isRecord(event)) return readChunk(event, this.#format === 'document');
    if (this.#format === 'document') throw notExpected('not JSON');
    // `null`, `""` and `[]` between events say nothing.
    return event === undefined ? { isBroken: true } : undefined;
  }
}

/** Whether an object is an error: `error(s)`, `object: "error"` (vLLM), or a message without choices and usage. */
function isErrorObject(object: Record<string, unknown>): boolean {
  const { error, errors, choices, usage, message, detail, base_resp } = object;
  if (saysSomething(error) || saysSomething(errors) || object.object === 'error') return true;
  if (Array.isArray(choices) || isRecord(usage)) return false;
  const isMiniMax = isRecord(base_resp) && Boolean(base_resp.status_code);
  return isMiniMax || saysSomething(detail) || (typeof message === 'string' && message !== '');
}

function saysSomething(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value);
}

/** Values of `index` for the first choice, which is usually the only one. */
const FIRST: readonly unknown[] = [0, '0', undefined, null];

function readChunk(chunk: Record<string, unknown>, isDocument: boolean): Frame {
  const usage = readUsage(chunk.usage);
  // Some servers send several choices; only the first one is read.
  const choice: unknown = Array.isArray(chunk.choices)
    ? chunk.choices.find((each) => isRecord(each) && FIRST.includes(each.index))
    : undefined;
  // The last chunk has the usage, and `choices` is empty or (vLLM) `null`.
  if (!isRecord(choice)) return { usage, isUnknown: !Array.isArray(chunk.choices) && usage === undefined };
  // OpenRouter puts a provider's error into the choice.
  if (saysSomething(choice.error)) throw new ServiceRejection(undefined, choice);
  // A chunk of a stream has `delta`, a whole document has `message`.
  const message = isRecord(choice.delta) ? choice.delta : isRecord(choice.message) ? choice.message : {};
  if (typeof message.refusal === 'string' && message.refusal !== '') {
    throw new AnalysisError('refused');
  }
  const text = textsIn(message.content ?? choice.text, ['text'], TEXT_TYPES);
  return {
    text,
    reasoning: text === '' ? reasoningText(message) + argumentsText(message) : '',
    // A document that can be parsed is complete, even if it gives no finish reason.
    finish: finishOf(choice.finish_reason) ?? (isDocument && text !== '' ? 'stop' : undefined),
    usage,
  };
}

/** vLLM, llama.cpp, DeepSeek, OpenRouter and Mistral do not use the same field for reasoning. */
function reasoningText(message: Record<string, unknown>): string {
  const { reasoning, reasoning_content, thinking, reasoning_details, content } = message;
  const members = [reasoning, reasoning_content, thinking, reasoning_details, content];
  return (
    members.map((member) => textsIn(member, ['text', 'thinking', 'summary'])).find((text) => text !== '') ??
    ''
  );
}

const TEXT_TYPES: readonly unknown[] = ['text', 'output_text', undefined];

/** A string, or the joined texts in these fields of an object or a list. Skips objects of other types, if given. */
function textsIn(value: unknown, fields: readonly string[], types?: readonly unknown[]): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((part) => textsIn(part, fields, types)).join('');
  if (!isRecord(value) || (types && !types.includes(value.type))) return '';
  return fields.map((field) => textsIn(value[field], fields, types)).join('');
}

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isRecord(usage)) return undefined;
  return { prompt: count(usage.prompt_tokens), completion: count(usage.completion_tokens) };
}
