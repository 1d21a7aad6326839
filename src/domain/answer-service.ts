import type { RatedAxis } from './advice.ts';
import type { Source } from './evidence.ts';
import type { Language } from './language.ts';

/**
 * The services with their names in errors and events. OpenAI's own address is labelled `OpenAI` instead. `embedded` runs
 * on this server, `browser` in the visitor's browser.
 */
export const SERVICE_LABELS = {
  huggingface: 'Hugging Face',
  ollama: 'Ollama',
  openai: 'OpenAI-compatible server',
  embedded: 'Embedded model',
  browser: 'Browser model',
};
export type ServiceName = keyof typeof SERVICE_LABELS;
export const SERVICE_NAMES = Object.keys(SERVICE_LABELS) as ServiceName[];

/** The labels of services without a name of their own, where a language does not use the English one. */
const TRANSLATED_LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    [SERVICE_LABELS.openai]: 'servidor compatible con OpenAI',
    [SERVICE_LABELS.embedded]: 'modelo de este servidor',
    [SERVICE_LABELS.browser]: 'modelo del navegador',
  },
  en: {},
};

/** A service's label as people read it within a sentence. Logs and programs have the English one. */
export function labelIn(label: string, language: Language): string {
  return TRANSLATED_LABELS[language][label] ?? label;
}

/** The name, in settings, log and `/api/health`, of a host without a model, which answers with a worksheet. */
export const NO_MODEL = 'rules' as const;

/** A JSON Schema (draft 2020-12) object, as services take it for structured output. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** UTF-16 units. A whole report has about 7 000; the limit keeps an endless answer from filling the memory. */
export const ANSWER_MAX_LENGTH = 262_144;

/** One question to a service. */
export interface AnswerRequest {
  /** The single user message. */
  prompt: string;
  /**
   * Shape of the JSON the answer must hold, for services that can enforce one. Every property is required and there
   * is no length keyword: llama.cpp and others drop or reject a schema with a large `maxLength`.
   */
  schema: JsonSchema;
  /** An earlier answer got stuck in the schema: services must not enforce it again. (`embedded` has limits in it instead.) */
  withoutSchema?: true;
  /** The same shape with limits for strings and lists, for an engine that supports them (`embedded`). */
  boundedSchema?: JsonSchema;
  temperature: number;
  maxTokens: number;
  task: AnswerTask;
  /** Of several services, the one to ask first: it wrote the document that the request completes. */
  preferred?: ServiceName;
  /**
   * One attempt, by only the first service and its configured model. Calls need it: they wait for a busy service
   * themselves, and readings by different models cannot be compared.
   */
  isSingleAttempt?: boolean;
}

/** The requested document. `results` is what the person has found out since the last report. */
export type AnswerTask = { idea: string; language: Language; results?: string } & (
  | { kind: 'report' | 'rating' }
  /** A rating of a call's text, in `idea`, by criteria. */
  | { kind: 'reading' }
  | {
      kind: 'advice';
      /** The rating that the idea has received. */
      rating?: readonly RatedAxis[] | undefined;
      /** The day of the question, ISO 8601. */
      date: string;
    }
  /** Proposals for web searches. */
  | { kind: 'searches' }
  /** Quotations from the found pages that matter for the idea. */
  | { kind: 'findings'; sources: readonly ShownSource[] }
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
 * The parts of an answer, in order: one `start`, any number of `text`, one `end`.
 * Another `start` before any `text` means that another service took over.
 */
export type AnswerPart =
  | { type: 'start'; service: ServiceName; model: string; label: string }
  | { type: 'text'; text: string }
  /**
   * `complete`: the model finished. `cut`: the token limit was reached.
   * `broken`: the connection ended without either, after some text.
   */
  | {
      type: 'end';
      reason: 'complete' | 'cut' | 'broken';
      usage?: TokenUsage;
      /** The model reasoned until its limit and wrote no answer. */
      onlyReasoning?: true;
    };

/** Whether a service could answer now. `detail` and `warning` are for the host's log and start message, in English. */
export type ServiceStatus =
  | { usable: true; model: string; warning?: string }
  | { usable: false; model: string | undefined; detail: string };

/**
 * A language-model service.
 *
 * `answer` never throws synchronously. Iterating it throws `AnalysisError` only, with code `cancelled` once `signal`
 * is aborted. It may throw before or after text; an answer that throws has no `end`. Leaving the iteration early
 * closes the connection at once.
 */
export interface AnswerService {
  readonly name: ServiceName;
  /** The service's own name, used in sentences: `Hugging Face`. */
  readonly label: string;
  /** The configured model, or one from the service's list; `undefined` until the list has been read. */
  readonly model: string | undefined;
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Called before a likely request for a report in this language, for a service that needs time to get ready. */
  prepare?(language: Language): void;
  /** Asks the service whether it can be reached and serves the model. Never throws. */
  status(signal: AbortSignal): Promise<ServiceStatus>;
}
