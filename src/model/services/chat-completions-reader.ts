import type { TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { isRecord } from '../json/json-value.ts';
import { ServiceRejection } from './failures.ts';
import type { AnswerBody } from './http-client.ts';
import {
  count,
  type Frame,
  LINE_MAX_LENGTH,
  notExpected,
  parseRecord,
  readAnswer,
  type WirePart,
} from './wire.ts';

/**
 * Reads a streamed answer, or one JSON document from a server that ignores `stream`.
 * @throws AnalysisError `service_error` when it is neither, the code of an error object, `refused`, and what the body
 *   throws
 */
export function readChatCompletions(body: AnswerBody): AsyncGenerator<WirePart> {
  const reader = new LineReader();
  return readAnswer(body, (line, isEnd) => reader.read(line, isEnd));
}

class LineReader {
  #format: 'events' | 'document' | undefined;
  /** The data of the unfinished event or document. */
  #data = '';
  #isError = false;

  read(line: string, isEnd: boolean): Frame | undefined {
    this.#format ??= this.#formatOf(line);
    if (this.#format === 'document') {
      this.#append(line);
      return isEnd ? this.#take(parseRecord(this.#data)) : undefined;
    }
    if (line === '') {
      const chunk = this.#data === '' ? undefined : parseRecord(this.#data);
      // The last event may have been cut with the connection.
      return isEnd && !chunk ? undefined : this.#take(chunk);
    }
    const colon = line.indexOf(':');
    const value = colon === -1 ? '' : line.slice(colon + 1).trim();
    switch (line.slice(0, colon === -1 ? undefined : colon)) {
      case 'data': {
        const chunk = this.#data === '' ? parseRecord(value) : undefined;
        this.#append(value);
        // Some servers leave out the blank line that ends an event.
        return chunk || value === '[DONE]' ? this.#take(chunk) : undefined;
      }
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

  #take(chunk: Record<string, unknown> | undefined): Frame | undefined {
    const data = this.#data;
    const isError = this.#isError || Boolean(chunk?.error);
    this.#data = '';
    this.#isError = false;
    if (data === '') return undefined;
    if (data === '[DONE]') return { isLast: true };
    if (isError) throw new ServiceRejection(undefined, chunk ?? data);
    if (chunk) return readChunk(chunk, this.#format === 'document');
    throw notExpected('not JSON');
  }
}

function readChunk(chunk: Record<string, unknown>, isDocument: boolean): Frame {
  const usage = readUsage(chunk.usage);
  // Some servers send several choices; only the first one is read.
  const choice: unknown = Array.isArray(chunk.choices)
    ? chunk.choices.find((each) => isRecord(each) && (each.index ?? 0) === 0)
    : undefined;
  // The last chunk has the usage, and no choices or (vLLM) `null`.
  if (!isRecord(choice)) return { usage, isUnknown: !Array.isArray(chunk.choices) && usage === undefined };
  // A chunk of a stream has `delta`, a whole document has `message`.
  const message = isRecord(choice.delta) ? choice.delta : isRecord(choice.message) ? choice.message : {};
  if (typeof message.refusal === 'string' && message.refusal !== '') {
    throw new AnalysisError('refused');
  }
  const text = contentText(message.content ?? choice.text);
  const reason = typeof choice.finish_reason === 'string' ? choice.finish_reason : '';
  return {
    text,
    reasoning: text === '' ? reasoningText(message) + argumentsText(message) : '',
    // A document that can be parsed is complete, even if it gives no reason to finish.
    finish: reason || (isDocument && text !== '' ? 'stop' : undefined),
    usage,
  };
}

/** vLLM writes `reasoning`; its older versions, llama.cpp and DeepSeek write `reasoning_content`. */
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

/** Reads a string, or the texts in a list of parts. */
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
