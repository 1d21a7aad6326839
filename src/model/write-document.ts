import {
  ANSWER_MAX_LENGTH,
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  type AnswerTask,
  type TokenUsage,
} from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode, type FailedService } from '../domain/errors.ts';
import type { WaitingEvent } from '../domain/events.ts';
import type { Language } from '../domain/language.ts';
import type { Meta } from '../domain/report.ts';
import { RUBRIC_VERSION } from '../domain/rubric.ts';
import { Deadline } from './deadline.ts';
import { DEFAULT_MAX_TOKENS, DEFAULT_TEMPERATURE, DEFAULT_TIME_LIMITS } from './default-limits.ts';
import {
  type Completion,
  type Format,
  fieldsOf,
  promptOf,
  requestSchema,
  wholeDocument,
} from './formats/format.ts';
import { unjudgedValues } from './formats/unjudged-values.ts';
import { AnswerParser } from './json/answer-parser.ts';
import type { ReadSection } from './json/document-values.ts';
import { isRefusal, RefusalGate } from './refusal.ts';
import { otherLanguage } from './written-language.ts';

/** Hooks for logs and metrics. They never receive the text of an idea or an answer. */
export interface AnalysisObserver {
  failed?(error: AnalysisError): void;
  /** A web search, or the model's proposals for searches, failed. The analysis goes on. */
  searchFailed?(error: unknown): void;
  /** An answer has ended, and the service has sent its token counts. */
  answered?(usage: TokenUsage): void;
  /** The completing request is about to ask for these fields. */
  completing?(missing: readonly string[]): void;
}

export interface AnalyzeOptions {
  /** What the person has found out since writing the idea; at most `RESULTS_MAX_LENGTH`, checked by the caller. */
  results?: string | undefined;
  signal?: AbortSignal;
  temperature?: number;
  maxTokens?: number;
  /** Milliseconds for everything, retries and the completing request included. */
  totalTimeoutMs?: number;
  observer?: AnalysisObserver;
  /** The service belongs to the person who asks, who can change key, model and machine. */
  isOwnService?: boolean;
  /** Only the operator of this server reads the answer, because no other machine can reach the server. */
  isForOperator?: boolean;
  isSingleAttempt?: boolean;
}

type Start = Extract<AnswerPart, { type: 'start' }>;

export type WritingEvent<Document> =
  | { type: 'started'; service: string; model: string; language: Language }
  | WaitingEvent
  | ReadSection
  /** `unfinished`: why required fields are missing, or why a text ends early. */
  | { type: 'document'; document: Document; meta: Meta; unfinished?: ErrorCode };

/** After an answer that spent its tokens on reasoning, the completing request multiplies the token limit by this. */
const REASONING_FACTOR = 3;

/** In characters. Indented JSON has far shorter runs of blanks; a model constrained by a schema may write blanks without end. */
const BLANKS_MAX = 200;

const EMPTY_OBJECT = /^[`\s]*(?:json)?\s*\{\s*\}[`\s]*$/;

/** Errors that may interrupt an answer: the completing request asks for the fields that were not yet written. */
const COMPLETABLE_CODES: ReadonlySet<ErrorCode> = new Set([
  'service_error',
  'service_busy',
  'service_timeout',
  'service_unreachable',
]);

/**
 * Asks a service for one document and reads the answer while it arrives. Yields each section once it is complete, and the
 * document at the end. Whatever went wrong, at most one further request, the completing request, asks for what is missing.
 * @param shared a deadline that several documents share
 * @throws AnalysisError if there is no document; `cancelled` as soon as the signal is aborted
 */
export async function* writeDocument<Document>(
  format: Format<Document>,
  task: AnswerTask,
  service: AnswerService,
  options: AnalyzeOptions,
  shared?: Deadline,
): AsyncGenerator<WritingEvent<Document>> {
  const deadline = shared ?? newDeadline(options);
  try {
    yield* new DocumentWriter({ format, task, service, options, deadline }).run();
  } finally {
    if (!shared) deadline.close();
  }
}

export function newDeadline({
  totalTimeoutMs = DEFAULT_TIME_LIMITS.totalMs,
  signal,
}: AnalyzeOptions): Deadline {
  return new Deadline(totalTimeoutMs, signal);
}

/** Runs `writeDocument` to its end. @throws AnalysisError */
export async function awaitDocument<Document>(
  ...parameters: Parameters<typeof writeDocument<Document>>
): Promise<{ document: Document; meta: Meta }> {
  for await (const event of writeDocument(...parameters)) {
    if (event.type === 'document') return event;
  }
  throw new AnalysisError('empty_response');
}

interface WritingJob<Document> {
  format: Format<Document>;
  task: AnswerTask;
  service: AnswerService;
  options: AnalyzeOptions;
  deadline: Deadline;
}

class DocumentWriter<Document> {
  readonly #job: WritingJob<Document>;
  readonly #parser: AnswerParser;
  readonly #gate = new RefusalGate();
  #started: Start | undefined;
  #isOnlyReasoning = false;
  /** The first answer was `{}` or endless blanks, as some engines write them under a schema. */
  #isStuckInSchema = false;

  constructor(job: WritingJob<Document>) {
    this.#job = job;
    this.#parser = new AnswerParser(fieldsOf(job.format));
  }

  async *run(): AsyncGenerator<WritingEvent<Document>> {
    const parser = this.#parser;
    const parsed = parser.document;
    const failure = yield* this.#askFirst();
    const { format, task } = this.#job;
    const valuesOfVerdict = () => unjudgedValues(format.rows, parsed.values, task.language);
    const wanted = valuesOfVerdict() && !parser.isCut ? [] : parser.wanted();
    const missing = parsed.isEmpty ? Object.keys(format.rows) : wanted;
    const second = missing.length > 0 ? parser.completionParser(missing) : undefined;
    const cause = second && (yield* this.#complete(second, missing));
    if (this.#gate.isRefusal) throw this.#error('refused');
    if (!parsed.isEmpty) yield* this.#gate.pass(parsed.settle(valuesOfVerdict()));
    const document = wholeDocument(format, parsed.values);
    if (!document) {
      if (failure && !second?.hasObject) throw failure;
      throw this.#error(parsed.repeatsPrompt ? 'invalid_response' : 'incomplete_response', cause ?? failure);
    }
    yield* this.#gate.open();
    const isWhole = parsed.missing.length === 0 && parsed.cutTexts.length === 0;
    const reason = cause ?? failure;
    const unfinished = reason instanceof AnalysisError ? reason.code : 'incomplete_response';
    yield { type: 'document', document, meta: this.#meta(document), ...(!isWhole && { unfinished }) };
  }

  /** Makes the first request. @returns its error, if a completing request may still complete the document */
  async *#askFirst(): AsyncGenerator<WritingEvent<Document>, AnalysisError | undefined> {
    const parser = this.#parser;
    let failure: AnalysisError | undefined;
    try {
      yield* this.#ask(parser);
    } catch (error) {
      this.#throwIfOver();
      const isCompletable = error instanceof AnalysisError && COMPLETABLE_CODES.has(error.code);
      if (!isCompletable || parser.document.isEmpty) throw error;
      failure = error;
      yield* this.#gate.pass(parser.finish('broken'));
    }
    failure ??= this.#noDocument();
    if (this.#gate.isRefusal) throw this.#error('refused');
    const isAskedAgain = this.#isOnlyReasoning || this.#isStuckInSchema || parser.hasText;
    if (failure?.code === 'empty_response' && !isAskedAgain) throw failure;
    return failure;
  }

  async *#complete(
    second: AnswerParser,
    missing: readonly string[],
  ): AsyncGenerator<WritingEvent<Document>, unknown> {
    const { isEmpty, values, begunTexts } = this.#parser.document;
    const known = new Map([...values, ...begunTexts]);
    const completion = { missing, known, begun: [...begunTexts.keys()] };
    this.#job.options.observer?.completing?.(missing);
    try {
      // Without any readable field, the request asks for the whole document again.
      yield* this.#ask(second, isEmpty ? undefined : completion);
      return undefined;
    } catch (error) {
      this.#throwIfOver();
      return error;
    }
  }

  async *#ask(into: AnswerParser, completion?: Completion): AsyncGenerator<WritingEvent<Document>> {
    let length = 0;
    let reason: 'complete' | 'cut' | 'broken' = 'broken';
    let end = '';
    const answer = this.#job.service.answer(this.#request(completion), this.#job.deadline.signal);
    for await (const part of this.#job.deadline.guard(answer)) {
      if (part.type === 'text') {
        length += part.text.length;
        if (length > ANSWER_MAX_LENGTH) throw this.#error('invalid_response');
        yield* this.#gate.pass(into.push(part.text));
        end = (end + part.text).slice(-BLANKS_MAX);
        if (end.length === BLANKS_MAX && end.trim() === '') {
          this.#isStuckInSchema = true;
          reason = 'cut';
          break;
        }
      } else if (part.type === 'end') {
        reason = part.reason;
        this.#isOnlyReasoning = part.onlyReasoning ?? false;
        if (part.usage) this.#job.options.observer?.answered?.(part.usage);
        break;
      } else if (part.type === 'waiting') {
        yield part;
      } else {
        const { service, model } = part;
        const isNew = service !== this.#started?.service || model !== this.#started.model;
        this.#started = part;
        if (isNew) yield { type: 'started', service, model, language: this.#job.task.language };
      }
    }
    yield* this.#gate.pass(into.finish(reason));
    this.#isStuckInSchema ||= EMPTY_OBJECT.test(into.said);
  }

  #request(completion: Completion | undefined): AnswerRequest {
    const { temperature = DEFAULT_TEMPERATURE, maxTokens = DEFAULT_MAX_TOKENS } = this.#job.options;
    return {
      prompt: promptOf(this.#job.format, this.#job.task, completion),
      schema: requestSchema(this.#job.format, completion?.missing),
      ...(this.#isStuckInSchema && { withoutSchema: true }),
      boundedSchema: requestSchema(this.#job.format, completion?.missing, { isBounded: true }),
      task: this.#job.task,
      temperature,
      maxTokens: this.#isOnlyReasoning ? maxTokens * REASONING_FACTOR : maxTokens,
      ...(this.#started === undefined ? {} : { preferred: this.#started.service }),
      ...(this.#job.options.isSingleAttempt && { isSingleAttempt: true }),
    };
  }

  #meta(document: Document): Meta {
    const { language } = this.#job.task;
    return {
      service: this.#started?.service ?? this.#job.service.name,
      model: this.#started?.model ?? this.#job.service.model ?? '',
      language,
      writtenIn: otherLanguage(document, language),
      leftOut: this.#parser.document.leftOut || undefined,
      generatedAt: new Date().toISOString(),
      rubric: RUBRIC_VERSION,
    };
  }

  get #service(): FailedService {
    const { service, label } = this.#started ?? {};
    return service && label ? { name: service, label } : this.#job.service;
  }

  #error(code: ErrorCode, cause?: unknown): AnalysisError {
    return new AnalysisError(code, { service: this.#service, cause });
  }

  #throwIfOver(): void {
    const over = this.#job.deadline.failure(this.#service);
    if (over) throw over;
  }

  /** The error for an answer without an object of the document; `undefined` for an answer with one. */
  #noDocument(): AnalysisError | undefined {
    const { hasObject, said, isCut } = this.#parser;
    if (hasObject) return undefined;
    if (said === '' || this.#isOnlyReasoning) return this.#error('empty_response');
    if (isRefusal(said)) return this.#error('refused');
    return this.#error(isCut ? 'incomplete_response' : 'invalid_response');
  }
}
