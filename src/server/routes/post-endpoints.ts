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

/** What answers each `POST` endpoint. */
export function postEndpoints({ service, search, settings }: Dependencies): Handlers<EndpointName> {
  return {
    ...(service ? modelEndpoints(service) : WITHOUT_MODEL),
    ...(search ? (service ? searchEndpoints(service, search) : SEARCH_WITHOUT_MODEL) : WITHOUT_SEARCH),
    readText: settings.calls ? readingEndpoint(service) : refusing('calls_off'),
  };
}

const refusing = (code: 'search_off' | 'calls_off' | 'no_model') => () => {
  throw new Problem(code);
};

type ModelEndpoint = 'analyze' | 'rate' | 'advise';
type SearchEndpoint = 'proposeSearches' | 'findEvidence';

const WITHOUT_MODEL: Handlers<ModelEndpoint> = {
  analyze: endpoint('analyze', {
    kind: 'analysis',
    events: ({ idea, language }) => worksheetEvents(idea, language),
  }),
  rate: refusing('no_model'),
  advise: refusing('no_model'),
};

const WITHOUT_SEARCH: Handlers<SearchEndpoint> = {
  proposeSearches: refusing('search_off'),
  findEvidence: refusing('search_off'),
};

const SEARCH_WITHOUT_MODEL: Handlers<SearchEndpoint> = {
  proposeSearches: refusing('no_model'),
  findEvidence: refusing('no_model'),
};

async function* worksheetEvents(idea: string, language: Language): AsyncGenerator<WorksheetEvent> {
  yield { type: 'worksheet', ...worksheetResponse(idea, language) };
}

function modelEndpoints(service: AnswerService): Handlers<ModelEndpoint> {
  return {
    analyze: endpoint('analyze', {
      kind: 'analysis',
      events: ({ idea, language }, options) => analyze(idea, language, service, options),
      // Where the page asks for the advice by itself, report and advice are one analysis.
      group: (body, site) => (body.advice === 'auto' && site.advice === 'auto' ? 'report' : undefined),
    }),
    // One blind rating of the axes. To see how stable a score is, the page asks for several ratings of an idea at once, which
    // count as one analysis. They are recognised by a keyed hash of the idea, kept for seconds.
    rate: endpoint('rate', {
      kind: 'rating',
      events: ({ idea, language }, options) => rate(idea, language, service, options),
      group: () => 'ratings',
    }),
    advise: endpoint('advise', {
      kind: 'advice',
      events: ({ idea, language, rating }, options) => advise(idea, language, rating, service, options),
      group: (_, site) => (site.advice === 'auto' ? 'advice' : undefined),
    }),
  };
}

function searchEndpoints(service: AnswerService, search: SearchService): Handlers<SearchEndpoint> {
  return {
    // Proposes searches without running them.
    proposeSearches: endpoint('proposeSearches', {
      kind: 'searches',
      events: ({ idea, language }, options) => proposed(idea, language, service, options),
    }),
    // Runs the searches, and checks what the model quotes from their results.
    findEvidence: endpoint('findEvidence', {
      kind: 'evidence',
      events: ({ idea, language, queries }, options) =>
        findEvidence(idea, language, queries, search, service, options),
    }),
  };
}

async function* proposed(
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

/** One blind reading of one text of a call. No rate limit per client: a public host puts a login in front. */
function readingEndpoint(service: AnswerService | undefined): Handler {
  if (!service) return refusing('no_model');
  return endpoint('readText', {
    kind: 'reading',
    events: (body, options) => read(body, service, options),
    isUnrated: true,
  });
}

async function* read(
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
