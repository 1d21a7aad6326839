import type { AnswerService, TokenUsage } from '../domain/answer-service.ts';
import { type AnalyzeOptions, readByCriteria } from '../model/analyze.ts';
import { checkReading, type ReadingSettings } from './reading-job.ts';
import type { ReadingSource } from './run-readings.ts';

/** Readings by a model service: the host's, or the visitor's own. */
export function modelSource(
  service: AnswerService,
  { criteria, language, temperature }: ReadingSettings,
  options: Pick<AnalyzeOptions, 'maxTokens' | 'totalTimeoutMs' | 'isOwnService'> = {},
): ReadingSource {
  return {
    async read({ text, order }, signal) {
      const used: TokenUsage[] = [];
      const observer = { answered: (usage: TokenUsage) => void used.push(usage) };
      const { reading, meta } = await readByCriteria(text, criteria, language, service, {
        ...options,
        temperature,
        order,
        signal,
        observer,
        isSingleAttempt: true,
      });
      return {
        reading: checkReading(reading, text, criteria),
        service: meta.service,
        model: meta.model,
        tokens: tokensOf(used),
      };
    },
  };
}

/** The sum over the calls of one reading; `undefined` where the service did not count. */
function tokensOf(used: readonly TokenUsage[]) {
  const counted = used.filter(({ prompt, completion }) => prompt !== undefined || completion !== undefined);
  if (counted.length === 0) return undefined;
  const sum = (read: (usage: TokenUsage) => number | undefined) =>
    counted.reduce((total, usage) => total + (read(usage) ?? 0), 0);
  return { prompt: sum(({ prompt }) => prompt), completion: sum(({ completion }) => completion) };
}
