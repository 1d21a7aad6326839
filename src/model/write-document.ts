import {
  ANSWER_MAX_LENGTH,
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  type AnswerTask,
  type TokenUsage,
} from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../domain/errors.ts';
import type { Language } from '../domain/idea.ts';
import type { Meta } from '../domain/report.ts';
import { RUBRIC_VERSION } from '../domain/rubric.ts';
import { Deadline } from './deadline.ts';
import {
  assemble,
  type Completion,
  type Format,
  fieldsOf,
  promptOf,
  requestSchema,
} from './formats/format.ts';
import { AnswerReader } from './json/answer-reader.ts';
import { isRefusal, RefusalGate } from './refusal.ts';
import { writtenLanguage } from './written-language.ts';

/** Hooks for logs and metrics; never receive idea or answer text. */
export interface AnalysisObserver {
  failed?(error: AnalysisError): void;
  /** One answer of the service ended and reported its token counts. */
  answered?(usage: TokenUsage): void;
  /** A further call is made for these fields. */
  completing?(missing: readonly string[]): void;
}

export interface AnalyzeOptions {
  /** What the person has found out since writing the idea; at most `RESULTS_MAX_LENGTH`, checked by the caller. */
  results?: string | undefined;
  signal?: AbortSignal;
  /** 0.7 by default. */
  temperature?: number;
  /** Of each call; 2000 by default. */
  maxTokens?: number;
  /** Milliseconds for everything, retries and the completing call included; 180 000 by default. */
  totalTimeoutMs?: number;
  observer?: AnalysisObserver;
  /** The service belongs to the person who asks: key, model and machine are theirs to change. */
  isOwnService?: boolean;
}

const DEFAULT_TEMPERATURE = 0.7;
const DEFAULT_MAX_TOKENS = 2000;
const DEFAULT_TOTAL_TIMEOUT_MS = 180_000;

type Start = Extract<AnswerPart, { type: 'start' }>;

export type WritingEvent<Document> =
  | { type: 'started'; service: string; model: string; language: Language }
  | { type: 'section'; field: string; value: unknown }
  | { type: 'document'; document: Document; meta: Meta };

/** Of the token limit, for a second call after one that was all reasoning. */
const REASONING_FACTOR = 3;

/** Errors after which a second call may succeed: it completes what was written before them. */
const RESCUED_CODES: ReadonlySet<ErrorCode> = new Set([
  'service_error',
  'service_busy',
  'service_timeout',
  'service_unreachable',
]);

/**
 * Asks a service for one document and reads it while it is written: each section once it is complete, then the
 * document. Whatever went wrong, one further call is made for what is missing, never two.
 * @throws AnalysisError `cancelled` as soon as the signal is aborted
 */
export async function* writeDocument<Document>(
  format: Format<Document>,
  task: AnswerTask,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<WritingEvent<Document>> {
  let started: Start | undefined;
  let isOnlyReasoning = false;
  const label = () => started?.label ?? service.label;
  const byModel = () => started?.aiGenerated ?? service.aiGenerated;
  const deadline = new Deadline(options.totalTimeoutMs ?? DEFAULT_TOTAL_TIMEOUT_MS, options.signal);
  const reader = new AnswerReader(fieldsOf(format));
  const { document: read } = reader;
  const gate = new RefusalGate();
  const maxTokens = options.maxTokens ?? DEFAULT_MAX_TOKENS;

  async function* ask(into: AnswerReader, completion?: Completion) {
    const request: AnswerRequest = {
      prompt: promptOf(format, task, completion),
      schema: requestSchema(format, completion?.missing),
      boundedSchema: requestSchema(format, completion?.missing, { isBounded: true }),
      task,
      temperature: options.temperature ?? DEFAULT_TEMPERATURE,
      maxTokens: isOnlyReasoning ? maxTokens * REASONING_FACTOR : maxTokens,
      ...(started === undefined ? {} : { preferred: started.service }),
    };
    let length = 0;
    let reason: 'complete' | 'cut' | 'broken' = 'broken';
    for await (const part of deadline.guard(service.answer(request, deadline.signal))) {
      if (part.type === 'text') {
        length += part.text.length;
        if (length > ANSWER_MAX_LENGTH) throw new AnalysisError('invalid_response', { service: label() });
        yield* gate.pass(into.push(part.text));
      } else if (part.type === 'end') {
        reason = part.reason;
        isOnlyReasoning = part.onlyReasoning ?? false;
        if (part.usage) options.observer?.answered?.(part.usage);
        break;
      } else {
        const isNew = part.service !== started?.service || part.model !== started.model;
        started = part;
        if (isNew) {
          const { service: name, model } = part;
          yield { type: 'started', service: name, model, language: task.language } as const;
        }
      }
    }
    yield* gate.pass(into.finish(reason));
  }

  try {
    let failure: AnalysisError | undefined;
    try {
      yield* ask(reader);
    } catch (error) {
      const over = deadline.failure(label());
      if (over) throw over;
      if (!(error instanceof AnalysisError && RESCUED_CODES.has(error.code)) || read.isEmpty) throw error;
      failure = error;
      yield* gate.pass(reader.finish('broken'));
    }
    failure ??= noDocument(reader, isOnlyReasoning, label());
    if (gate.isRefusal) throw new AnalysisError('refused', { service: label() });
    if (failure?.code === 'empty_response' && !isOnlyReasoning && !reader.hasText) throw failure;

    const fixed = () => format.fixed?.(read.values, task.language);
    const wanted = fixed() && !reader.isCut ? [] : reader.wanted(byModel());
    const missing = read.isEmpty ? Object.keys(format.rows) : wanted;
    let second: AnswerReader | undefined;
    let cause: unknown;
    if (missing.length > 0) {
      options.observer?.completing?.(missing);
      second = reader.completing(missing);
      try {
        // Nothing to build on: the whole document is asked for again.
        yield* ask(second, read.isEmpty ? undefined : { missing, known: read.values });
      } catch (error) {
        const over = deadline.failure(label());
        if (over) throw over;
        cause = error;
      }
    }
    if (gate.isRefusal) throw new AnalysisError('refused', { service: label() });
    if (!read.isEmpty) yield* gate.pass(read.settle(fixed()));
    const document = read.isComplete ? assemble(format, read.values) : undefined;
    if (!document) {
      const code = read.repeatsPrompt ? 'invalid_response' : 'incomplete_response';
      if (failure && !second?.hasObject) throw failure;
      throw new AnalysisError(code, { service: label(), cause: cause ?? failure });
    }
    yield* gate.open();
    const writtenIn = byModel() ? writtenLanguage(document) : undefined;
    const meta: Meta = {
      service: started?.service ?? service.name,
      model: started?.model ?? service.model ?? '',
      language: task.language,
      ...(writtenIn !== undefined && writtenIn !== task.language && { writtenIn }),
      generatedAt: new Date().toISOString(),
      aiGenerated: byModel(),
      ...(byModel() && { rubric: RUBRIC_VERSION }),
    };
    yield { type: 'document', document, meta };
  } finally {
    deadline.close();
  }
}

/** The error for an answer without any object of the document, if it is one. */
function noDocument(
  reader: AnswerReader,
  isOnlyReasoning: boolean,
  service: string,
): AnalysisError | undefined {
  if (reader.hasObject) return undefined;
  if (reader.said === '' || isOnlyReasoning) return new AnalysisError('empty_response', { service });
  if (isRefusal(reader.said)) return new AnalysisError('refused', { service });
  return new AnalysisError(reader.isCut ? 'incomplete_response' : 'invalid_response', { service });
}
