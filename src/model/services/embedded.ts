import {
  type AnswerPart,
  type AnswerRequest,
  type AnswerService,
  SERVICE_LABELS,
  type TokenUsage,
} from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import { RequestTimer } from './request-timer.ts';

const LABEL = SERVICE_LABELS.embedded;

/** `evaluated`: the tokens of the prompt that were not left evaluated by the request before. */
export type EngineUsage = TokenUsage & { evaluated: number };

/** What an engine says about one question: one `begun` when its turn has come, any `text`, one `end`. */
export type EnginePart =
  | { type: 'begun' }
  | { type: 'text'; text: string }
  | { type: 'end'; reason: 'complete' | 'cut'; usage: EngineUsage };

/**
 * A model that runs on this machine. This folder knows nothing of processes and files: the server passes the engine
 * in. Answers one question at a time; further ones wait.
 */
export interface EmbeddedEngine {
  /** The model file's name; `undefined` without a model. */
  readonly model: string | undefined;
  /** Holds the answer to the request's bounded schema. Throws `AnalysisError` only; leaving the iteration stops the model. */
  answer(request: AnswerRequest, signal: AbortSignal): AsyncIterable<EnginePart>;
  /** What is missing, for the host's log and start message; `undefined` when it could answer. Never throws. */
  missing(): Promise<string | undefined>;
}

export interface EmbeddedTimings {
  /** From the question's turn to the first words: the model is loaded and the prompt evaluated. */
  firstTokenMs: number;
  /** Between words. */
  idleMs: number;
}

/** The embedded model as a service. Not retried: what fails on this machine fails again. */
export function embedded(engine: EmbeddedEngine, timings: EmbeddedTimings): AnswerService {
  const { model } = engine;

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: LABEL });
    yield { type: 'start', service: 'embedded', model: model ?? '', label: LABEL, aiGenerated: true };
    // The clock stands until the question's turn: the wait for it is the total limit's business.
    const timer = new RequestTimer(signal, timings.firstTokenMs);
    timer.pause();
    const parts = engine.answer(request, timer.signal)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await timer.race(parts.next());
        timer.pause();
        if (done) return;
        if (value.type !== 'begun') {
          yield value;
          timer.set(timings.idleMs);
        }
        timer.run();
      }
    } catch (error) {
      if (signal.aborted) throw new AnalysisError('cancelled', { service: LABEL });
      if (timer.expired) throw new AnalysisError('service_timeout', { service: LABEL });
      throw error;
    } finally {
      // Stops the engine, whether it works or waits to hand on a part. Not awaited: one that hangs must not delay this.
      timer.close();
      void parts.return?.()?.catch(() => undefined);
    }
  }

  return {
    name: 'embedded',
    label: LABEL,
    model,
    aiGenerated: true,
    answer,
    async status() {
      const detail = await engine.missing();
      return model === undefined || detail !== undefined
        ? { usable: false, model, detail: detail ?? 'has no model' }
        : { usable: true, model };
    },
  };
}
