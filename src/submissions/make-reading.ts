import type { AnswerService, AnswerTask, TokenUsage } from '../domain/answer-service.ts';
import type { ReadingResponse } from '../domain/reading.ts';
import { readingFormat } from '../model/formats/reading.ts';
import { type AnalyzeOptions, awaitDocument } from '../model/write-document.ts';
import { checkReading, type ReadingJob, type ReadingSettings } from './reading-job.ts';

type Options = Pick<AnalyzeOptions, 'maxTokens' | 'totalTimeoutMs' | 'isOwnService' | 'observer' | 'signal'>;
type Settings = Pick<ReadingSettings, 'criteria' | 'language' | 'temperature'>;

/**
 * Requests the reading of one text, without retries, and checks its quotations. The model sees no other text.
 * @throws AnalysisError
 */
export async function makeReading(
  { text, order }: Pick<ReadingJob, 'text' | 'order'>,
  { criteria, language, temperature }: Settings,
  service: AnswerService,
  { observer, ...options }: Options,
): Promise<ReadingResponse> {
  const used: TokenUsage[] = [];
  const task: AnswerTask = { kind: 'reading', idea: text, language };
  const { document, meta } = await awaitDocument(readingFormat(criteria, order), task, service, {
    ...options,
    temperature,
    observer: {
      ...observer,
      answered(usage) {
        used.push(usage);
        observer?.answered?.(usage);
      },
    },
    isSingleAttempt: true,
  });
  // The rubric's version belongs to reports only.
  const { rubric: _, ...written } = meta;
  return { reading: checkReading(document, text, criteria), meta: written, tokens: tokensOf(used) };
}

/** The sum of the tokens of all requests for one reading; `undefined` if the service did not count them. */
function tokensOf(used: readonly TokenUsage[]) {
  const counted = used.filter(({ prompt, completion }) => prompt !== undefined || completion !== undefined);
  if (counted.length === 0) return undefined;
  const sum = (read: (usage: TokenUsage) => number | undefined) =>
    counted.reduce((total, usage) => total + (read(usage) ?? 0), 0);
  return { prompt: sum(({ prompt }) => prompt), completion: sum(({ completion }) => completion) };
}
