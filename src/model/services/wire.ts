import type { AnswerPart, TokenUsage } from '../../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../../domain/errors.ts';
import { isRecord } from '../json/json-value.ts';
import type { ResponseBody } from './http-client.ts';
import { ServiceRejection } from './vendor-errors.ts';

export type WirePart = Exclude<AnswerPart, { type: 'start' | 'waiting' }>;

export const LINE_MAX_LENGTH = 1024 * 1024;

/**
 * Splits a body into lines and yields them in groups as they arrive. The last group is the rest after the last line end: it
 * may be empty, or a line that was cut with the connection.
 */
export async function* readLines(
  body: AsyncIterable<string>,
): AsyncGenerator<{ lines: readonly string[]; isEnd: boolean }> {
  let rest = '';
  for await (const piece of body) {
    rest += piece;
    if (piece.includes('\n')) {
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? '';
      yield { lines, isEnd: false };
    }
    if (rest.length > LINE_MAX_LENGTH) throw notExpected('line too long');
  }
  yield { lines: [rest], isEnd: true };
}

export interface Frame {
  text?: string;
  /** Reasoning, or the arguments of a function call: some models put the answer into either. */
  reasoning?: string;
  finish?: string | undefined;
  usage?: TokenUsage | undefined;
  isLast?: boolean;
  /** The line is not of this format. An answer of only such lines is a `service_error`. */
  isUnknown?: boolean;
  /** The line cannot be read. It is skipped; without any text the answer is a `service_error`. */
  isBroken?: boolean;
}

interface Ending {
  reason: 'cut' | 'broken';
  /** The error for an answer without text. Absent for `AT_LIMIT`: reasoning may have used up the tokens. */
  empty?: ErrorCode;
}

const AT_LIMIT: Ending = { reason: 'cut' };
const FILTERED: Ending = { reason: 'cut', empty: 'refused' };
const FAILED: Ending = { reason: 'broken', empty: 'service_error' };

/** Vendors' finish reasons, in lower case. Any other reason means a complete answer. Cases: `stream-cases.jsonl`. */
const REASONS: readonly (readonly [reasons: string, ending: Ending])[] = [
  ['length max_tokens model_length error_limit token_limit time_limit', AT_LIMIT],
  ['content_filter refusal sensitive safety recitation prohibited_content blocklist spii', FILTERED],
  ['error_toxic content_filtered guardrail_intervened', FILTERED],
  ['network_error malformed_function_call other cancelled abort error', FAILED],
  ['model_context_window_exceeded', { reason: 'cut', empty: 'context_too_small' }],
  ['insufficient_system_resource', { reason: 'broken', empty: 'service_busy' }],
];

/**
 * Reads an answer line by line. The text of lines that arrived together is yielded as one part, which saves time in every
 * layer above.
 * @param read reads a line; `isEnd`: it is the body's last. If `read` throws, the text of earlier lines is yielded first
 * @throws AnalysisError what `read` and the body throw, `service_error` for another format, and `Ending.empty` for an
 *   answer without text
 */
export async function* readAnswer(
  body: ResponseBody,
  read: (line: string, isEnd: boolean) => Frame | undefined,
): AsyncGenerator<WirePart> {
  const answer = new StreamedAnswer(body);
  for await (const { lines, isEnd } of readLines(body)) {
    let text = '';
    let isLast = false;
    try {
      for (const line of lines) {
        const frame = read(line, isEnd);
        if (frame === undefined) continue;
        text += answer.add(frame);
        isLast = frame.isLast ?? false;
        if (isLast) break;
      }
    } catch (error) {
      // After its finish reason the answer is complete: a later error does not matter.
      if (!answer.isFinished) throw error;
      isLast = true;
    } finally {
      if (text !== '') yield { type: 'text', text };
    }
    if (isLast) break;
  }
  yield* answer.end();
}

/** In UTF-16 units. Reasoning is kept up to this length, because it may hold the answer. */
const REASONING_MAX_LENGTH = 65_536;

class StreamedAnswer {
  readonly #body: ResponseBody;
  #length = 0;
  #isBlank = true;
  #reasoning = '';
  #finish: string | undefined;
  #usage: TokenUsage | undefined;
  #hasUnknown = false;
  #hasBroken = false;

  constructor(body: ResponseBody) {
    this.#body = body;
  }

  get isFinished(): boolean {
    return this.#finish !== undefined;
  }

  /** @returns the text that the frame adds */
  add({ text = '', reasoning = '', finish, usage, isLast, isUnknown, isBroken }: Frame): string {
    // Text after the finish reason is not part of the answer.
    const added = this.#finish === undefined ? text : '';
    this.#length += added.length;
    this.#usage = usage ?? this.#usage;
    this.#isBlank &&= added.trim() === '';
    this.#hasUnknown ||= isUnknown ?? false;
    this.#hasBroken ||= isBroken ?? false;
    if (this.#length === 0 && this.#reasoning.length < REASONING_MAX_LENGTH) this.#reasoning += reasoning;
    if (added !== '' || reasoning !== '') this.#body.restartIdleLimit();
    if (finish !== undefined || isLast) {
      this.#finish ??= finish ?? 'stop';
      this.#body.finishing();
    }
    return added;
  }

  *end(): Generator<WirePart> {
    const isOnlyReasoning = this.#length === 0 && this.#reasoning !== '';
    const text =
      this.#finish === undefined || !isOnlyReasoning ? undefined : answerInReasoning(this.#reasoning);
    if (text !== undefined) {
      this.#length = text.length;
      this.#isBlank = false;
      yield { type: 'text', text };
    }
    yield {
      type: 'end',
      reason: this.#endReason(),
      ...(this.#usage && { usage: this.#usage }),
      ...(isOnlyReasoning && text === undefined && { onlyReasoning: true as const }),
    };
  }

  #endReason(): 'complete' | 'cut' | 'broken' {
    const finish = this.#finish;
    if (finish === undefined) {
      if (this.#length > 0) return 'broken';
      if (this.#body.lost) throw this.#body.lost;
      if (this.#hasUnknown || this.#hasBroken) throw notExpected('no part of an answer');
      return 'complete';
    }
    if (this.#isBlank && this.#reasoning === '' && this.#hasBroken) throw notExpected('not JSON');
    const [, ending] = REASONS.find(([reasons]) => reasons.split(' ').includes(finish.toLowerCase())) ?? [];
    if (ending === undefined) return 'complete';
    if (!this.#isBlank || ending.empty === undefined) return ending.reason;
    // A `ServiceRejection` is retried, like an error object in the stream.
    throw ending === FAILED ? new ServiceRejection(undefined, finish) : new AnalysisError(ending.empty);
  }
}

/** Finds an answer within reasoning: the text from the last line that begins an object, or from the last JSON fence. */
function answerInReasoning(text: string): string | undefined {
  const start = Math.max(text.lastIndexOf('\n{'), text.startsWith('{') ? 0 : -1, text.lastIndexOf('```json'));
  return start >= 0 && text.includes('}') ? text.slice(start) : undefined;
}

/** The arguments of a function call, which some models make although no function was offered. */
export function argumentsText({ tool_calls, function_call }: Record<string, unknown>): string {
  const call: unknown = Array.isArray(tool_calls) ? tool_calls[0] : undefined;
  const called = isRecord(call) ? call.function : function_call;
  if (!isRecord(called)) return '';
  if (typeof called.arguments === 'string') return called.arguments;
  return isRecord(called.arguments) ? JSON.stringify(called.arguments) : '';
}

/** A finish reason. DashScope writes "null" and watsonx "not_finished" before the end of an answer. */
export function finishOf(reason: unknown): string | undefined {
  return typeof reason === 'string' && !/^(?:null|not_finished)?$/i.test(reason) ? reason : undefined;
}

export function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The error for an answer with status 200 in another format. `what` is logged, so it must not quote the answer. */
export function notExpected(what: string): AnalysisError {
  return new AnalysisError('service_error', { cause: new Error(`unexpected answer: ${what}`) });
}
