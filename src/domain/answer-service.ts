import type { Language } from './idea.ts';
import type { Axis } from './rubric.ts';

export const SERVICE_NAMES = ['huggingface', 'ollama', 'openai', 'rules'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** A JSON Schema (draft 2020-12) object, as services take it for structured output. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One question to a service. A model reads `prompt`; the offline evaluator reads `task`. */
export interface AnswerRequest {
  /** The single user message. */
  prompt: string;
  /** Shape of the JSON the answer must hold, for services that can be held to one. */
  schema: JsonSchema;
  temperature: number;
  maxTokens: number;
  task: AnswerTask;
  /** Of several services, the one to ask first: it wrote the beginning of what is to be completed. */
  preferred?: ServiceName;
}

/** What is asked for, in the domain's terms. */
export type AnswerTask = { idea: string; language: Language } & (
  | { kind: 'report' }
  | { kind: 'rating' }
  | { kind: 'plan'; weakest: readonly Axis[] }
);

export interface TokenUsage {
  prompt: number | undefined;
  completion: number | undefined;
}

/**
 * What a service says while it answers: one `start`, any number of `text`, one `end`, nothing after.
 * Another `start` before any `text` means that another service took over.
 */
export type AnswerPart =
  | { type: 'start'; service: ServiceName; model: string; label: string; aiGenerated: boolean }
  | { type: 'text'; text: string }
  /**
   * `complete`: the service said that the model had finished. `cut`: the token limit was reached.
   * `broken`: the connection ended without either, after some text.
   */
  | { type: 'end'; reason: 'complete' | 'cut' | 'broken'; usage?: TokenUsage };

/** Whether a service could answer now. `detail` is for the host's log and start message, in English. */
export type ServiceStatus =
  | { usable: true; model: string }
  | { usable: false; model: string | undefined; detail: string };

/**
 * A language-model service, or the offline evaluator in the same clothes.
 *
 * `answer` never throws synchronously. While iterated it throws `AnalysisError` only, and `cancelled` is the
 * code once `signal` is aborted. It may throw at any point, before or after text; a failed answer has no `end`.
 * Leaving the iteration early closes the connection at once.
 */
export interface AnswerService {
  readonly name: ServiceName;
  /** The service's own name, for sentences: `Hugging Face`. */
  readonly label: string;
  /** The configured model, or `undefined` until the service has been asked which it has. */
  readonly model: string | undefined;
  readonly aiGenerated: boolean;
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Asks the service whether it is there and serves the model. Never throws. */
  status(signal: AbortSignal): Promise<ServiceStatus>;
}
