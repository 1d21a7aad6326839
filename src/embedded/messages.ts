import type { JsonSchema } from '../domain/answer-service.ts';
import type { EngineUsage } from '../model/services/embedded.ts';

/** What the server tells the engine's process. One question at a time. */
export type ToEngine =
  | {
      type: 'ask';
      id: number;
      prompt: string;
      schema: JsonSchema;
      temperature: number;
      maxTokens: number;
    }
  | { type: 'cancel'; id: number };

/** What the engine's process answers: any `text`, then one `end`, `failed` or `cancelled` for each question. */
export type FromEngine =
  | { type: 'text'; id: number; text: string }
  | { type: 'end'; id: number; reason: 'complete' | 'cut'; usage: EngineUsage }
  /** `detail` is for the log: it never holds anything of the prompt or the answer. */
  | { type: 'failed'; id: number; code: 'context_too_small' | 'service_error'; detail: string }
  | { type: 'cancelled'; id: number };
