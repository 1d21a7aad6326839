import type { JsonSchema, TokenUsage } from '../domain/answer-service.ts';

/** What the server tells the engine's process. One at a time, but for `cancel`. */
export type ToEngine =
  | {
      type: 'ask';
      id: number;
      slot: Slot;
      prompt: string;
      schema: JsonSchema;
      temperature: number;
      maxTokens: number;
    }
  /** Evaluates the start of a prompt in the slot `report` and keeps it. `reserve`: tokens that will follow it. */
  | { type: 'prepare'; id: number; start: string; reserve: number }
  | { type: 'cancel'; id: number };

/** A context with its own evaluated tokens. Reports have theirs, so that no other prompt replaces their start. */
export type Slot = 'report' | 'other';

/** What the engine's process answers: any `text`, then one `end`, `prepared`, `failed` or `cancelled`. */
export type FromEngine =
  /** The model is loaded. Said once. */
  | { type: 'loaded'; id: -1 }
  | { type: 'text'; id: number; text: string }
  | { type: 'end'; id: number; reason: 'complete' | 'cut'; usage: TokenUsage }
  | { type: 'prepared'; id: number; evaluated: number }
  /** `detail` is for the log: it never holds anything of the prompt or the answer. */
  | { type: 'failed'; id: number; code: 'context_too_small' | 'service_error'; detail: string }
  | { type: 'cancelled'; id: number };
