import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { type JsonSchema, SERVICE_LABELS, type TokenUsage } from '../domain/answer-service.ts';
import { AnalysisError, type ErrorCode } from '../domain/errors.ts';

export const SERVICE = { name: 'embedded', label: SERVICE_LABELS.embedded } as const;

/** The parts of an engine's answer: `begun` once the earlier requests have ended, any number of `text`, one `end`. */
export type EnginePart =
  | { type: 'begun' }
  | { type: 'text'; text: string }
  | { type: 'end'; reason: 'complete' | 'cut'; usage: TokenUsage };

export interface PromptPrefix {
  /** The beginning that the prompts of all judgements share. */
  prompt: string;
  /** Most tokens that the rest of the prompt and the answer may have. */
  reserve: number;
}

/** A task for the engine. */
export type Task =
  | {
      type: 'ask';
      context: ContextKind;
      prompt: string;
      schema: JsonSchema;
      temperature: number;
      maxTokens: number;
    }
  /** Evaluates the prefix in the context `judgement`. */
  | ({ type: 'prepare' } & PromptPrefix);

/** What the server sends to the engine's process: one task at a time, and `cancel` while a task runs. */
export type ToEngine = (Task | { type: 'cancel' }) & { id: number };

/** A context keeps its evaluated tokens. Judgements have their own context, so that no other prompt replaces their prefix. */
export type ContextKind = 'judgement' | 'other';

/** What the engine's process sends about a task: the parts of an answer, or `failed`, which also confirms a cancel. */
type TaskMessage = { id: number } & (
  | Exclude<EnginePart, { type: 'begun' }>
  /** `detail` is for the log: it never holds anything of the prompt or the answer. */
  | { type: 'failed'; code: 'context_too_small' | 'service_error'; detail: string; isOutOfMemory: boolean }
);
export type TaskMessages = AsyncGenerator<TaskMessage, never>;

/** What the engine's process sends. `loaded` comes once, when the model is loaded. */
export type FromEngine = TaskMessage | { type: 'loaded'; id: -1 };

/**
 * The messages about one task, from now on. Reading them throws `service_error` once the process has ended.
 */
export function messagesOf(child: ChildProcess, id: number): TaskMessages {
  const events = on(child, 'message', { close: ['exit'] });
  async function* read(): TaskMessages {
    try {
      for await (const [message] of events as AsyncIterable<[TaskMessage]>) {
        if (message.id === id) yield message;
      }
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      throw engineError(
        'service_error',
        `the engine's process could not be started or reached (${code ?? name})`,
      );
    }
    const { signalCode, exitCode } = child;
    throw engineError('service_error', `the engine's process ended (${signalCode ?? `code ${exitCode}`})`);
  }
  return read();
}

/** @param detail for the log: it never holds anything of the prompt or the answer */
export function engineError(code: ErrorCode, detail?: string, isOutOfMemory = false): AnalysisError {
  const cause = detail === undefined ? undefined : new Error(detail);
  return new AnalysisError(code, { service: SERVICE, cause, isOutOfMemory });
}
