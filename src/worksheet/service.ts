import { brand } from '../brand.ts';
import type { AnswerPart, AnswerRequest, AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { evaluateIdea, rateIdea } from './evaluate.ts';
import { planFor } from './plan.ts';

/** What `started` events and the report's metadata call the rules. */
export const OFFLINE_MODEL = 'rules';

/**
 * The evaluator that needs no model, no key and no network, in the clothes of a service: it writes its answer
 * as JSON text, a field at a time, so that it takes the same reading path as any model's. The same idea always
 * gets the same text.
 */
export function worksheetService(): AnswerService {
  return {
    name: 'rules',
    label: brand.name,
    model: OFFLINE_MODEL,
    aiGenerated: false,
    answer,
    async status() {
      return { usable: true, model: OFFLINE_MODEL };
    },
  };
}

async function* answer({ task }: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const checkCancelled = () => {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: brand.name });
  };
  checkCancelled();
  yield {
    type: 'start',
    service: 'rules',
    model: OFFLINE_MODEL,
    label: brand.name,
    aiGenerated: false,
  };
  for (const text of jsonPieces(answerTo(task))) {
    checkCancelled();
    yield { type: 'text', text };
  }
  yield { type: 'end', reason: 'complete' };
}

function answerTo(task: AnswerTask): object {
  switch (task.kind) {
    case 'report':
      return evaluateIdea(task.idea, task.language);
    case 'rating':
      return rateIdea(task.idea, task.language);
    case 'plan':
      return planFor(task.idea, task.language, task.weakest);
    case 'searches':
    case 'findings':
      throw new AnalysisError('search_off', { service: brand.name });
  }
}

/** The object's JSON cut after each field, those of nested objects included; joined, it is the whole text. */
function* jsonPieces(value: object): Generator<string> {
  let opening = '{';
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const name = `${opening}${JSON.stringify(key)}:`;
    if (typeof field === 'object' && !Array.isArray(field)) {
      yield name;
      yield* jsonPieces(field);
    } else {
      yield name + JSON.stringify(field);
    }
    opening = ',';
  }
  yield '}';
}
