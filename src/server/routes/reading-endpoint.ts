import { axesCriteria } from '../../call/criteria.ts';
import { makeReading } from '../../call/model-source.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { ReadingEvent } from '../../domain/events.ts';
import { type ReadingRequest, readingRequestSchema } from '../../domain/reading.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import { failureEvent } from '../../model/failure-event.ts';
import type { Dependencies, Handler } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

/** `POST /api/readings`: one blind reading of one text of a call. The host has put a login in front. */
export function readingEndpoint({ service, settings }: Pick<Dependencies, 'service' | 'settings'>): Handler {
  if (!settings.calls) return refusal('calls_off');
  if (!service) return refusal('no_model');
  return endpoint({
    kind: 'reading',
    schema: readingRequestSchema,
    events: (body, options) => read(body, service, options),
    isUnrated: true,
    documentOnly: true,
  });
}

function refusal(code: 'calls_off' | 'no_model'): Handler {
  return () => {
    throw new Problem(code);
  };
}

async function* read(
  { text, language, criteria = axesCriteria(language), order }: ReadingRequest,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<ReadingEvent> {
  const { temperature = 0 } = options;
  const settings = { criteria, language, temperature };
  const job = { text, order: order ?? criteria.map(({ criterion }) => criterion) };
  try {
    yield { type: 'reading', ...(await makeReading(job, settings, service, options)) };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}
