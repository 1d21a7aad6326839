import type { Citation, Source } from './evidence.ts';
import type { Language } from './language.ts';
import type { Judgement } from './report.ts';

/**
 * The services with their labels for error messages and events. OpenAI's own server has the label `OpenAI` instead.
 * `embedded` runs on this server.
 */
export const SERVICE_LABELS = {
  huggingface: 'Hugging Face',
  ollama: 'Ollama',
  openai: 'OpenAI-compatible server',
  embedded: 'Embedded model',
};
export type ServiceName = keyof typeof SERVICE_LABELS;
export const SERVICE_NAMES = Object.keys(SERVICE_LABELS) as ServiceName[];

/** The name for having no model, in settings, log, metrics and `/api/health`. The server then sends worksheets. */
export const NO_MODEL = 'rules' as const;

/** A JSON Schema (draft 2020-12), as services accept for structured output. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** In UTF-16 units. A report has about 7,000. The limit keeps an endless answer from filling the memory. */
export const ANSWER_MAX_LENGTH = 262_144;

export interface AnswerRequest {
  prompt: string;
  /**
   * For services that can enforce a schema. Every property is required. The schema has no length limits, because
   * llama.cpp and others drop or reject a schema with a large `maxLength`.
   */
  schema: JsonSchema;
  /** Services must not enforce `schema`, because an earlier answer got stuck in it. `embedded` still enforces `boundedSchema`. */
  withoutSchema?: true;
  /** The schema with limits for strings and lists, for an engine that supports such limits (`embedded`). */
  boundedSchema?: JsonSchema;
  temperature: number;
  maxTokens: number;
  task: AnswerTask;
  /** The service to ask first, because it wrote the document that this request completes. */
  preferred?: ServiceName;
  /**
   * Only one attempt, with the first service and its configured model. Calls set it, because they wait for a busy
   * service themselves, and because their readings are comparable only if one model wrote them.
   */
  isSingleAttempt?: boolean;
}

/** The requested document. `results` is what the person has found out since the last report; for a reply, their note. */
export type AnswerTask = { idea: string; language: Language; results?: string } & (
  | { kind: 'judgement' | 'rating' }
  /** A reading of one text of a call by criteria. `idea` contains the text. */
  | { kind: 'reading' }
  | {
      kind: 'answer';
      judgement: Judgement;
      sources: readonly ShownSource[];
      /** The day of the request, ISO 8601. */
      date: string;
    }
  | {
      kind: 'reply';
      judgement: Judgement;
      headline: string;
      answer: string;
      citations: readonly Citation[];
      replies: readonly { note: string; reply: string }[];
      date: string;
    }
  /** Proposals for web searches. `found`: the pages that earlier rounds found. */
  | { kind: 'searches'; found?: readonly ShownSource[] }
);

/** A page found on the web, with the part of its text that the model receives. */
export interface ShownSource extends Omit<Source, 'url'> {
  host: string;
  text: string;
}

export interface TokenUsage {
  prompt: number | undefined;
  /** Tokens of the prompt that the service had already evaluated for an earlier request. */
  cached?: number;
  completion: number | undefined;
}

/**
 * The parts of an answer, in order: one `start`, any number of `text`, one `end`. Another `start` before any `text` means
 * that another service took over. `waiting` may come before any `text`: the service is busy and is asked again after the
 * pause.
 */
export type AnswerPart =
  | { type: 'waiting'; seconds: number }
  | { type: 'start'; service: ServiceName; model: string; label: string }
  | { type: 'text'; text: string }
  /**
   * `complete`: the model finished. `cut`: the token limit was reached.
   * `broken`: the connection ended too early, after some text.
   */
  | {
      type: 'end';
      reason: 'complete' | 'cut' | 'broken';
      usage?: TokenUsage;
      /** The model reasoned until the token limit and wrote no answer. */
      onlyReasoning?: true;
    };

/** Whether a service could answer now. `detail` and `warning` are for the operator, in English. */
export type ServiceStatus =
  | { usable: true; model: string; warning?: string }
  | { usable: false; model: string | undefined; detail: string };

/**
 * `answer` never throws synchronously. Iterating it throws `AnalysisError` only, with code `cancelled` once `signal`
 * is aborted. The iteration may throw before or after text; an answer that throws has no `end`. Ending the iteration
 * early closes the connection at once.
 */
export interface AnswerService {
  readonly name: ServiceName;
  /** E.g. `Hugging Face`. */
  readonly label: string;
  /** The configured model, or a model from the service's list; `undefined` until the list is known. */
  readonly model: string | undefined;
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** The tokens that prompt and answer may have together; `undefined` if the service does not say. Never throws. */
  contextTokens?(signal: AbortSignal): Promise<number | undefined>;
  /** Called before a likely request for a report in this language, for a service that can prepare. */
  prepare?(language: Language): void;
  /** Checks whether the service can be reached and serves the model. Never throws. */
  status(signal: AbortSignal): Promise<ServiceStatus>;
}
