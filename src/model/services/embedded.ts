import {
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  SERVICE_LABELS,
  type TokenUsage,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { IDEA_MAX_LENGTH } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { Deadline } from '../deadline.ts';
import { promptOf } from '../formats/format.ts';
import { judgementFormat } from '../formats/judgement.ts';
import type { HttpOptions } from './http-client.ts';

const SERVICE = { name: 'embedded', label: SERVICE_LABELS.embedded } as const;

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

/**
 * Runs a model on this machine. The engine answers one request at a time; further requests wait. The implementation is
 * in `src/embedded/`, because browsers also load this folder, and have no processes or files.
 */
export interface EmbeddedEngine {
  /** The model file's name; `undefined` without a model. */
  readonly model: string | undefined;
  /** Answers within the request's bounded schema. Throws `AnalysisError` only. Ending the iteration stops the model. */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<EnginePart>;
  /**
   * Loads the model and evaluates the prefix; a request interrupts this. Never throws.
   * @returns the number of evaluated tokens; `undefined` after a failure or an interruption
   */
  prepare(prefix: PromptPrefix): Promise<number | undefined>;
  /** The context that the model was trained with, in tokens; `undefined` if its file does not say. Never throws. */
  contextTokens(): Promise<number | undefined>;
  /** Tells the operator what is missing. Returns `undefined` when the engine can answer. Never throws. */
  missing(): Promise<string | undefined>;
}

/** `firstTokenMs` begins once the earlier requests have ended. It includes loading the model and evaluating the prompt. */
interface EmbeddedOptions extends Pick<HttpOptions, 'firstTokenMs' | 'idleMs'> {
  maxTokens: number;
}

/** Makes a service of the engine. The service does not retry, because a failure on the same machine usually recurs. */
export function embedded(engine: EmbeddedEngine, options: EmbeddedOptions): AnswerService {
  const { model } = engine;
  const prepare = (language: Language) => {
    void engine.prepare(judgementPrefix(language, options.maxTokens));
  };

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: SERVICE });
    yield { type: 'start', service: SERVICE.name, model: model ?? '', label: SERVICE.label };
    // The wait for earlier requests counts only towards the total limit.
    const deadline = new Deadline(Number.POSITIVE_INFINITY, signal);
    try {
      for await (const part of deadline.guard(engine.answer(bounded(request), deadline.signal))) {
        deadline.restart(part.type === 'begun' ? options.firstTokenMs : options.idleMs);
        if (part.type !== 'begun') yield part;
      }
    } catch (error) {
      throw deadline.failure(SERVICE) ?? error;
    } finally {
      // This stops the engine, even if the engine waits for the caller to read its last part.
      deadline.close();
      // A reading is usually followed by another reading, whose prompt has another prefix.
      if (request.task.kind !== 'reading') prepare(request.task.language);
    }
  }

  return {
    name: 'embedded',
    label: SERVICE.label,
    model,
    answer,
    prepare,
    contextTokens: () => engine.contextTokens(),
    async status() {
      const detail = await engine.missing();
      return model === undefined || detail !== undefined
        ? { usable: false, model, detail: detail ?? 'no model is installed' }
        : { usable: true, model };
    },
  };
}

/** A judgement has about 700 tokens, and the engine's schema bounds it. A smaller context needs less memory. */
const JUDGEMENT_MAX_TOKENS = 2000;

function bounded(request: AnswerRequest): AnswerRequest {
  if (request.task.kind !== 'judgement') return request;
  return { ...request, maxTokens: Math.min(request.maxTokens, JUDGEMENT_MAX_TOKENS) };
}

/** Stands for the idea. It occurs nowhere else in the prompt. */
const ANY_IDEA = '\u0001';

function judgementPrefix(language: Language, maxTokens: number): PromptPrefix {
  const prompt = promptOf(judgementFormat, { kind: 'judgement', idea: ANY_IDEA, language });
  const [prefix = '', rest = ''] = prompt.split(ANY_IDEA);
  // A text has at most as many tokens as characters.
  return {
    prompt: prefix,
    reserve: IDEA_MAX_LENGTH + rest.length + Math.min(maxTokens, JUDGEMENT_MAX_TOKENS),
  };
}
