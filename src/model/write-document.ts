import type {
  AnswerPart,
  AnswerRequest,
  AnswerService,
  AnswerTask,
  TokenUsage,
} from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import type { Language } from '../domain/idea.ts';
import type { Meta } from '../domain/report.ts';
import type { AnswerFormat } from './formats/answer-format.ts';
import { isRefusal } from './formats/refusal.ts';
import { AnswerReader } from './json/answer-reader.ts';

/** Told of what people are not: for logs and counters. Nothing of the idea or the answer reaches it. */
export interface AnalysisObserver {
  failed?(error: AnalysisError): void;
  /** One answer of the service has ended and said what it used. */
  answered?(usage: TokenUsage): void;
  /** A further call is made for these fields. */
  completing?(missing: readonly string[]): void;
}

export interface AnalyzeOptions {
  signal?: AbortSignal;
  /** 0.7 unless told. */
  temperature?: number;
  /** 2000 unless told; of each call. */
  maxTokens?: number;
  /** Milliseconds for everything, retries and the completing call included; 180 000 unless told. */
  totalTimeoutMs?: number;
  observer?: AnalysisObserver;
}

const DEFAULT_TEMPERATURE = 0.7;
const DEFAULT_MAX_TOKENS = 2000;
/** Nobody waits longer in front of a page that promises one or two minutes. */
const DEFAULT_TOTAL_TIMEOUT_MS = 180_000;
/** UTF-16 units of one answer. A whole report has about 7 000; a service that never stops must not fill the memory. */
const ANSWER_MAX_LENGTH = 1024 * 1024;

type Start = Extract<AnswerPart, { type: 'start' }>;

export type WritingEvent<Document> =
  | { type: 'started'; service: string; model: string; language: Language }
  | { type: 'section'; field: string; value: unknown }
  | { type: 'document'; document: Document; meta: Meta };

/**
 * Has a service write one document and reads it while it is written: the sections as they are finished, then the
 * document. What is missing at the end is asked for once more, alone.
 * @throws AnalysisError `cancelled` once the signal is aborted, at once, whatever the service does
 */
export async function* writeDocument<Document>(
  format: AnswerFormat<Document>,
  task: AnswerTask,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<WritingEvent<Document>> {
  let started: Start | undefined;
  const label = () => started?.label ?? service.label;
  const byModel = () => started?.aiGenerated ?? service.aiGenerated;
  const deadline = new Deadline(label, options);
  const reader = new AnswerReader(format.fields);

  async function* ask(prompt: string, schema: AnswerRequest['schema'], into: AnswerReader) {
    const request: AnswerRequest = {
      prompt,
      schema,
      task,
      temperature: options.temperature ?? DEFAULT_TEMPERATURE,
      maxTokens: options.maxTokens ?? DEFAULT_MAX_TOKENS,
      ...(started === undefined ? {} : { preferred: started.service }),
    };
    let length = 0;
    let reason: 'complete' | 'cut' | 'broken' = 'broken';
    for await (const part of deadline.guard(service.answer(request, deadline.signal))) {
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
    yield* ask(format.prompt(task), format.schema(), reader);
    if (!reader.hasObject) throw noDocument(reader, label());
    let cause: unknown;
    const wanted = reader.wanted(byModel());
    if (wanted.length > 0) {
      options.observer?.completing?.(wanted);
      try {
        const prompt = format.completingPrompt(task, wanted, reader.values);
        yield* ask(prompt, format.schema(wanted), reader.completing(wanted));
      } catch (error) {
        deadline.check();
        cause = error;
      }
    }
    yield* reader.settle();
    const document = reader.isComplete(byModel()) ? format.assemble(reader.values) : undefined;
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
    deadline.close();
  }
}

/** Why an answer that holds no object at all is no document. */
function noDocument(reader: AnswerReader, service: string): AnalysisError {
  if (reader.said === '') return new AnalysisError('empty_response', { service });
  if (isRefusal(reader.said)) return new AnalysisError('refused', { service });
  return new AnalysisError(reader.isCut ? 'incomplete_response' : 'invalid_response', { service });
}

/** What a service hears once its answer is no longer wanted: made once, as each would come with a stack of its own. */
const CLOSED = new DOMException('closed', 'AbortError');

/** Joins the caller's abort and the total time into one signal, and enforces it on services that do not listen. */
class Deadline {
  readonly #controller = new AbortController();
  /** Of the service in use: another may have taken over. */
  readonly #label: () => string;
  readonly #caller: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout>;
  #error: AnalysisError | undefined;
  #interrupt: ((reason: unknown) => void) | undefined;

  constructor(label: () => string, options: AnalyzeOptions) {
    const { signal, totalTimeoutMs = DEFAULT_TOTAL_TIMEOUT_MS } = options;
    this.#label = label;
    this.#caller = signal;
    if (signal?.aborted) this.#cancel();
    else signal?.addEventListener('abort', this.#cancel, { once: true });
    this.#timer = setTimeout(() => this.#end('service_timeout'), totalTimeoutMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @throws AnalysisError `cancelled` or `service_timeout` once it is over */
  check(): void {
    if (this.#error) throw this.#error;
  }

  /** The parts of an answer. Ends at once, closing the answer, when time is over; turns any failure into an AnalysisError. */
  async *guard(answer: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
    const parts = answer[Symbol.asyncIterator]();
    let isDone = false;
    try {
      for (;;) {
        this.check();
        const result = await this.#race(parts.next());
        isDone = result.done === true;
        if (isDone) return;
        yield result.value;
      }
    } catch (error) {
      this.check();
      if (error instanceof AnalysisError) throw error;
      throw new AnalysisError('service_error', { service: this.#label(), cause: error });
    } finally {
      // Not awaited: a service that hangs must not hold the visitor's error back.
      if (!isDone) parts.return?.()?.catch(() => undefined);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#cancel);
    this.#controller.abort(CLOSED);
  }

  #race<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      work.then(resolve, reject);
      this.#interrupt = reject;
    });
  }

  readonly #cancel = () => this.#end('cancelled');

  #end(code: 'cancelled' | 'service_timeout'): void {
    this.#error ??= new AnalysisError(code, { service: this.#label() });
    this.#controller.abort(this.#error);
    this.#interrupt?.(this.#error);
  }
}
