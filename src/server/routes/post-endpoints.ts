import type { AnswerService } from '../../domain/answer-service.ts';
import type { EndpointName, RequestOf } from '../../domain/endpoints.ts';
import type { ReadingEvent, WorksheetEvent } from '../../domain/events.ts';
import { citedSentencesCheck } from '../../evidence/web-reader.ts';
import { type AnalyzeOptions, analyze, rate, reply } from '../../model/analyze.ts';
import { failureEvent } from '../../model/error-event.ts';
import { axesCriteria } from '../../submissions/criteria.ts';
import { makeReading } from '../../submissions/make-reading.ts';
import { worksheetResponse } from '../../worksheet/make-worksheet.ts';
import type { Dependencies, Handler } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

type Handlers = Readonly<Record<EndpointName, Handler>>;

/** The handler of each `POST` endpoint. */
export function postEndpoints({ service, web, settings }: Dependencies): Handlers {
  if (!service) {
    return {
      analyze: endpoint('analyze', 'analysis', worksheetEvents),
      rate: rejectWith('no_model'),
      reply: rejectWith('no_model'),
      readText: rejectWith(settings.calls ? 'no_model' : 'calls_off'),
    };
  }
  return {
    analyze: endpoint(
      'analyze',
      'analysis',
      ({ idea, language, results, judgement, search = true }, options) =>
        analyze(idea, language, service, { ...options, results, judgement, web: search ? web : undefined }),
    ),
    rate: endpoint('rate', 'rating', ({ idea, language, results, concerns, judgement }, options) =>
      rate(idea, language, service, { ...options, results, concerns, judgement }),
    ),
    reply: endpoint('reply', 'reply', (request, options) => {
      const check = citedSentencesCheck(request.citations ?? [], request.idea);
      return reply(request, service, { ...options, check });
    }),
    readText: settings.calls
      ? endpoint('readText', 'reading', (request, options) => readingEvents(request, service, options))
      : rejectWith('calls_off'),
  };
}

const rejectWith = (code: 'calls_off' | 'no_model') => () => {
  throw new Problem(code);
};

async function* worksheetEvents({ idea, language }: RequestOf<'analyze'>): AsyncGenerator<WorksheetEvent> {
  yield { type: 'worksheet', ...worksheetResponse(idea, language) };
}

/** One blind reading of one text of a call. */
async function* readingEvents(
  { text, language, criteria = axesCriteria(language), order }: RequestOf<'readText'>,
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
