import {
  ANSWER_MAX_LENGTH,
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  type AnswerTask,
  type TokenUsage,
} from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { Language } from '../domain/idea.ts';
import type { Meta } from '../domain/report.ts';
import {
  assemble,
  type Completion,
  type Format,
  fieldsOf,
  promptOf,
  requestSchema,
} from './formats/format.ts';
import { AnswerReader } from './json/answer-reader.ts';
import { isRefusal } from './refusal.ts';
import { TotalLimit } from './total-limit.ts';

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
  results?: string;
  signal?: AbortSignal;
  /** 0.7 by default. */
  temperature?: number;
  /** Of each call; 2000 by default. */
  maxTokens?: number;
  /** Milliseconds for everything, retries and the completing call included; 180 000 by default. */
  totalTimeoutMs?: number;
  observer?: AnalysisObserver;
}

const DEFAULT_TEMPERATURE = 0.7;
const DEFAULT_MAX_TOKENS = 2000;
const DEFAULT_TOTAL_TIMEOUT_MS = 180_000;

type Start = Extract<AnswerPart, { type: 'start' }>;

export type WritingEvent<Document> =
  | { type: 'started'; service: string; model: string; language: Language }
  | { type: 'section'; field: string; value: unknown }
  | { type: 'document'; document: Document; meta: Meta };

/**
 * Asks a service for one document and reads it while it is written: each section once it is complete, then the
 * document. What is missing at the end is asked for once more.
 * @throws AnalysisError `cancelled` as soon as the signal is aborted
 */
export async function* writeDocument<Document>(
  format: Format<Document>,
  task: AnswerTask,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<WritingEvent<Document>> {
  let started: Start | undefined;
  const label = () => started?.label ?? service.label;
  const byModel = () => started?.aiGenerated ?? service.aiGenerated;
  const limit = new TotalLimit(label, options.totalTimeoutMs ?? DEFAULT_TOTAL_TIMEOUT_MS, options.signal);
  const reader = new AnswerReader(fieldsOf(format));

  async function* ask(into: AnswerReader, completion?: Completion) {
    const request: AnswerRequest = {
      prompt: promptOf(format, task, completion),
      schema: requestSchema(format, completion?.missing),
      boundedSchema: requestSchema(format, completion?.missing, { isBounded: true }),
      task,
      temperature: options.temperature ?? DEFAULT_TEMPERATURE,
      maxTokens: options.maxTokens ?? DEFAULT_MAX_TOKENS,
      ...(started === undefined ? {} : { preferred: started.service }),
    };
    let length = 0;
    let reason: 'complete' | 'cut' | 'broken' = 'broken';
    for await (const part of limit.guard(service.answer(request, limit.signal))) {
      if (part.type === 'text') {
        length += part.text.length;
        if (length > ANSWER_MAX_LENGTH) throw new AnalysisError('invalid_response', { service: label() });
        yield* into.push(part.text);
      } else if (part.type === 'end') {
        reason = part.reason;
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
    yield* into.finish(reason);
  }

  try {
    yield* ask(reader);
    if (!reader.hasObject) throw noDocument(reader, label());
    let cause: unknown;
    const missing = reader.wanted(byModel());
    if (missing.length > 0) {
      options.observer?.completing?.(missing);
      try {
        yield* ask(reader.completing(missing), { missing, known: reader.values });
      } catch (error) {
        limit.check();
        cause = error;
      }
    }
    yield* reader.settle();
    const document = reader.isComplete(byModel()) ? assemble(format, reader.values) : undefined;
    if (!document) throw new AnalysisError('incomplete_response', { service: label(), cause });
    const meta: Meta = {
      service: started?.service ?? service.name,
      model: started?.model ?? service.model ?? '',
      language: task.language,
      generatedAt: new Date().toISOString(),
      aiGenerated: byModel(),
    };
    yield { type: 'document', document, meta };
  } finally {
    limit.close();
  }
}

/** Why an answer without any object is no document. */
function noDocument(reader: AnswerReader, service: string): AnalysisError {
  if (reader.said === '') return new AnalysisError('empty_response', { service });
  if (isRefusal(reader.said)) return new AnalysisError('refused', { service });
  return new AnalysisError(reader.isCut ? 'incomplete_response' : 'invalid_response', { service });
}
