import type { AnswerPart, AnswerRequest, AnswerService } from '../domain/answer-service.ts';
import { IDEA_MAX_LENGTH } from '../domain/idea.ts';
import type { Language } from '../domain/language.ts';
import { Deadline } from '../model/deadline.ts';
import { promptOf } from '../model/formats/format.ts';
import { judgementFormat } from '../model/formats/judgement.ts';
import type { HttpOptions } from '../model/services/http-client.ts';
import { engineError, type PromptPrefix, SERVICE } from './engine-messages.ts';
import type { EngineProcess } from './engine-process.ts';

/** Stands for the idea. It occurs nowhere else in the prompt. */
const ANY_IDEA = '\u0001';

type Engine = Pick<EngineProcess, 'model' | 'answer' | 'prepare' | 'contextTokens' | 'missing'>;

/** `firstTokenMs` begins once the earlier requests have ended. It includes loading the model and evaluating the prompt. */
interface EmbeddedOptions extends Pick<HttpOptions, 'firstTokenMs' | 'idleMs'> {
  maxTokens: number;
}

/** Makes a service of the engine. The service does not retry, because a failure on the same machine usually recurs. */
export function embedded(engine: Engine, options: EmbeddedOptions): AnswerService {
  const { model } = engine;
  const prepare = (language: Language) => {
    void engine.prepare(judgementPrefix(language, options.maxTokens));
  };

  async function* answer(request: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    if (signal.aborted) throw engineError('cancelled');
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
    ...SERVICE,
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

function judgementPrefix(language: Language, maxTokens: number): PromptPrefix {
  const prompt = promptOf(judgementFormat, { kind: 'judgement', idea: ANY_IDEA, language });
  const [prefix = '', rest = ''] = prompt.split(ANY_IDEA);
  // A text has at most as many tokens as characters.
  return {
    prompt: prefix,
    reserve: IDEA_MAX_LENGTH + rest.length + Math.min(maxTokens, JUDGEMENT_MAX_TOKENS),
  };
}
