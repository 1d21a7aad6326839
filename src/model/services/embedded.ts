import {
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  SERVICE_LABELS,
  type TokenUsage,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { IDEA_MAX_LENGTH, type Language } from '../../domain/idea.ts';
import { Deadline } from '../deadline.ts';
import { promptOf } from '../formats/format.ts';
import { reportFormat } from '../formats/report.ts';
import type { HttpOptions } from './http-client.ts';

const LABEL = SERVICE_LABELS.embedded;

/** The parts of an engine's answer: one `begun` when its turn has come, any number of `text`, one `end`. */
export type EnginePart =
  | { type: 'begun' }
  | { type: 'text'; text: string }
  | { type: 'end'; reason: 'complete' | 'cut'; usage: TokenUsage };

/** What every report's prompt begins with. */
export interface PromptStart {
  start: string;
  /** Tokens, at most, of what follows: the rest of the prompt, and the answer. */
  reserve: number;
}

/**
 * A model that runs on this machine. Answers one question at a time; further ones wait. `src/embedded/` implements it,
 * because pages, which load this folder too, have no processes and files.
 */
export interface EmbeddedEngine {
  /** The model file's name; `undefined` without a model. */
  readonly model: string | undefined;
  /** The answer obeys the request's bounded schema. Throws `AnalysisError` only; leaving the iteration stops the model. */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<EnginePart>;
  /**
   * Loads the model and evaluates this start while no question is being answered. A question stops it at once. Never throws.
   * @returns how many tokens it evaluated; `undefined` when it failed or was stopped
   */
  prepare(start: PromptStart): Promise<number | undefined>;
  /** What is missing, for the host's log and start message; `undefined` when the engine can answer. Never throws. */
  missing(): Promise<string | undefined>;
}

/** The wait for the first token begins with the question's turn: the model is loaded and the prompt evaluated. */
interface EmbeddedOptions extends Pick<HttpOptions, 'firstTokenMs' | 'idleMs'> {
  /** Of each answer. */
  maxTokens: number;
}

/** The embedded model as a service. Not retried: a failure on this machine mostly repeats itself. */
export function embedded(engine: EmbeddedEngine, options: EmbeddedOptions): AnswerService {
  const { model } = engine;
  const prepare = (language: Language) => {
    void engine.prepare(reportStart(language, options.maxTokens));
  };

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: LABEL });
    yield { type: 'start', service: 'embedded', model: model ?? '', label: LABEL, aiGenerated: true };
    // The wait for its turn counts only towards the total limit.
    const deadline = new Deadline(Number.POSITIVE_INFINITY, signal);
    try {
      for await (const part of deadline.guard(engine.answer(request, deadline.signal))) {
        deadline.set(part.type === 'begun' ? options.firstTokenMs : options.idleMs);
        if (part.type !== 'begun') yield part;
      }
    } catch (error) {
      throw deadline.failure(LABEL) ?? error;
    } finally {
      // Stops the engine, whether it works or waits to hand on a part.
      deadline.close();
      prepare(request.task.language);
    }
  }

  return {
    name: 'embedded',
    label: LABEL,
    model,
    aiGenerated: true,
    answer,
    prepare,
    async status() {
      const detail = await engine.missing();
      return model === undefined || detail !== undefined
        ? { usable: false, model, detail: detail ?? 'has no model' }
        : { usable: true, model };
    },
  };
}

/** A placeholder for the idea; it occurs in no prompt. */
const ANY_IDEA = '\u0001';

function reportStart(language: Language, maxTokens: number): PromptStart {
  const prompt = promptOf(reportFormat, { kind: 'report', idea: ANY_IDEA, language });
  const [start = '', rest = ''] = prompt.split(ANY_IDEA);
  // Characters are an upper bound for tokens.
  return { start, reserve: IDEA_MAX_LENGTH + rest.length + maxTokens };
}
