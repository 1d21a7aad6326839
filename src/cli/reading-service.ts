import type { AnswerService } from '../domain/answer-service.ts';
import type { Language } from '../domain/idea.ts';
import { messages } from './messages.ts';
import { UsageError } from './options.ts';

/** How long a service may take to name its model. */
const MODEL_TIMEOUT_MS = 10_000;
/** Readings at a time: unless told, and at most. */
const CONCURRENCY = 4;
export const CONCURRENCY_MAX = 64;

/** The model that reads. @throws UsageError where the service does not name it */
export async function modelName(service: AnswerService, language: Language): Promise<string> {
  if (service.model !== undefined) return service.model;
  const status = await service.status(AbortSignal.timeout(MODEL_TIMEOUT_MS));
  if (!status.usable) throw new UsageError(messages[language].noModelName(status.detail), language);
  return status.model;
}

/** Readings at a time, unless told: a model on this machine answers one. */
export function readingsAtOnce(service: AnswerService): number {
  return service.name === 'embedded' ? 1 : CONCURRENCY;
}
