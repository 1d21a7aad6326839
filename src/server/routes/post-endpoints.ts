import { axesCriteria } from '../../call/criteria.ts';
import { makeReading } from '../../call/model-source.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { EndpointName, RequestOf } from '../../domain/endpoints.ts';
import type { ReadingEvent, SearchesEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import { findEvidence } from '../../evidence/find-evidence.ts';
import { proposeSearches } from '../../evidence/propose-searches.ts';
import type { SearchService } from '../../evidence/search-service.ts';
import { type AnalyzeOptions, advise, analyze, rate } from '../../model/analyze.ts';
import { failureEvent } from '../../model/error-event.ts';
import { worksheetResponse } from '../../worksheet/make-worksheet.ts';
import type { Dependencies, Handler } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

type Handlers<Name extends EndpointName> = Readonly<Record<Name, Handler>>;

/** The handler of each `POST` endpoint. */
export function postEndpoints({ service, search, settings }: Dependencies): Handlers<EndpointName> {
  return {
    ...(service ? modelEndpoints(service) : WITHOUT_MODEL),
    ...(search ? (service ? searchEndpoints(service, search) : SEARCH_WITHOUT_MODEL) : WITHOUT_SEARCH),
    readText: settings.calls ? readingEndpoint(service) : rejectWith('calls_off'),
  };
}

const rejectWith = (code: 'search_off' | 'calls_off' | 'no_model') => () => {
  throw new Problem(code);
};

type ModelEndpoint = 'analyze' | 'rate' | 'advise';
type SearchEndpoint = 'proposeSearches' | 'findEvidence';

const WITHOUT_MODEL: Handlers<ModelEndpoint> = {
  analyze: endpoint('analyze', {
    kind: 'analysis',
    events: ({ idea, language }) => worksheetEvents(idea, language),
  }),
  rate: rejectWith('no_model'),
  advise: rejectWith('no_model'),
};

const WITHOUT_SEARCH: Handlers<SearchEndpoint> = {
  proposeSearches: rejectWith('search_off'),
  findEvidence: rejectWith('search_off'),
};

const SEARCH_WITHOUT_MODEL: Handlers<SearchEndpoint> = {
  proposeSearches: rejectWith('no_model'),
  findEvidence: rejectWith('no_model'),
};

async function* worksheetEvents(idea: string, language: Language): AsyncGenerator<WorksheetEvent> {
  yield { type: 'worksheet', ...worksheetResponse(idea, language) };
}

function modelEndpoints(service: AnswerService): Handlers<ModelEndpoint> {
  return {
    analyze: endpoint('analyze', {
      kind: 'analysis',
      events: ({ idea, language }, options) => analyze(idea, language, service, options),
    }),
    rate: endpoint('rate', {
      kind: 'rating',
      events: ({ idea, language }, options) => rate(idea, language, service, options),
    }),
    advise: endpoint('advise', {
      kind: 'advice',
      events: ({ idea, language, rating }, options) => advise(idea, language, rating, service, options),
    }),
  };
}

function searchEndpoints(service: AnswerService, search: SearchService): Handlers<SearchEndpoint> {
  return {
    proposeSearches: endpoint('proposeSearches', {
      kind: 'searches',
      events: ({ idea, language }, options) => searchesEvents(idea, language, service, options),
    }),
    findEvidence: endpoint('findEvidence', {
      kind: 'evidence',
      events: ({ idea, language, queries }, options) =>
        findEvidence(idea, language, queries, search, service, options),
    }),
  };
}

async function* searchesEvents(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<SearchesEvent> {
  try {
    yield { type: 'searches', ...(await proposeSearches(idea, language, service, options)) };
  } catch (error) {
    yield failureEvent(error, language, service, options);
  }
}

/** One blind reading of one text of a call. */
function readingEndpoint(service: AnswerService | undefined): Handler {
  if (!service) return rejectWith('no_model');
  return endpoint('readText', {
    kind: 'reading',
    events: (body, options) => readingEvents(body, service, options),
  });
}

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
