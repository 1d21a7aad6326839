import { brand } from '../brand.ts';
import type { AnswerPart, AnswerRequest, AnswerService, AnswerTask } from '../domain/answer-service.ts';
import { AnalysisError } from '../domain/errors.ts';
import { worksheetPlan } from './plan.ts';
import { makeWorksheet, worksheetReport } from './report.ts';

/** The name of the rules in `started` events and in the report's metadata. */
const RULES = { model: 'rules', label: brand.name, aiGenerated: false } as const;

/**
 * Implements the service interface with the worksheet: no model, no key, no network. It yields its answer as JSON text,
 * a field or list item at a time, so that the code that reads model answers can read it too. The same idea always gets
 * the same text.
 */
export function worksheetService(): AnswerService {
  return { name: 'rules', ...RULES, answer, status: async () => ({ usable: true, model: RULES.model }) };
}

/** The place between two fields, or two texts of a list. */
const NEXT_TEXT = /(?<=,)(?=")/;

async function* answer({ task }: AnswerRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  const throwIfCancelled = () => {
    if (signal.aborted) throw new AnalysisError('cancelled', { service: brand.name });
  };
  throwIfCancelled();
  yield { type: 'start', service: 'rules', ...RULES };
  for (const text of JSON.stringify(answerTo(task)).split(NEXT_TEXT)) {
    throwIfCancelled();
    yield { type: 'text', text };
  }
  yield { type: 'end', reason: 'complete' };
}

function answerTo(task: AnswerTask): object {
  switch (task.kind) {
    case 'report':
      return worksheetReport(task.idea, task.language, task.results);
    case 'rating':
      return makeWorksheet(task.idea, task.language, task.results).rating;
    case 'plan':
      return worksheetPlan(task.idea, task.language, task.weakest, task.results);
    case 'searches':
    case 'findings':
      throw new AnalysisError('search_off', { service: brand.name });
    case 'reading':
      throw new AnalysisError('model_not_found', { service: brand.name });
  }
}
