import { adviceRequestSchema } from '../../domain/advice.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { SearchesEvent, WorksheetEvent } from '../../domain/events.ts';
import { evidenceRequestSchema } from '../../domain/evidence.ts';
import { analysisRequestSchema } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { findEvidence } from '../../evidence/find-evidence.ts';
import { proposeSearches } from '../../evidence/propose-searches.ts';
import type { SearchService } from '../../evidence/search-service.ts';
import { type AnalyzeOptions, advise, analyze, rate } from '../../model/analyze.ts';
import { failureEvent } from '../../model/failure-event.ts';
import { answerWithWorksheet } from '../../worksheet/make-worksheet.ts';
import type { Dependencies, Handler } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

type Handlers = Readonly<Record<string, Handler>>;

/** The `POST` endpoints of the API, by path. Each answers for one idea and counts as one analysis. */
export function postEndpoints({ service, search }: Pick<Dependencies, 'service' | 'search'>): Handlers {
  return {
    ...(service ? modelEndpoints(service) : WORKSHEET_ENDPOINTS),
    '/api/searches': refusing('search_off'),
    '/api/evidence': refusing('search_off'),
    ...(search && (service ? searchEndpoints(service, search) : SEARCH_WITHOUT_MODEL)),
  };
}

const refusing = (code: 'search_off' | 'no_model') => () => {
  throw new Problem(code);
};

/** Of a host without a model. */
const WORKSHEET_ENDPOINTS: Handlers = {
  '/api/analyses': endpoint({
    kind: 'analysis',
    schema: analysisRequestSchema,
    events: ({ idea, language }) => worksheetEvents(idea, language),
  }),
  '/api/ratings': refusing('no_model'),
  '/api/advice': refusing('no_model'),
};

const SEARCH_WITHOUT_MODEL: Handlers = {
  '/api/searches': refusing('no_model'),
  '/api/evidence': refusing('no_model'),
};

async function* worksheetEvents(idea: string, language: Language): AsyncGenerator<WorksheetEvent> {
  yield { type: 'worksheet', ...answerWithWorksheet(idea, language) };
}

function modelEndpoints(service: AnswerService): Handlers {
  return {
    '/api/analyses': endpoint({
      kind: 'analysis',
      schema: analysisRequestSchema,
      events: ({ idea, language }, options) => analyze(idea, language, service, options),
      // Where the page asks for the advice by itself, report and advice are one analysis.
      group: (body, site) => (body.advice === 'auto' && site.advice === 'auto' ? 'report' : undefined),
    }),
    // One blind rating of the axes. To see how stable a score is, the page asks for several ratings of an idea at once, which
    // count as one analysis. They are recognised by a keyed hash of the idea, kept for seconds.
    '/api/ratings': endpoint({
      kind: 'rating',
      schema: analysisRequestSchema,
      events: ({ idea, language }, options) => rate(idea, language, service, options),
      group: () => 'ratings',
      documentOnly: true,
    }),
    '/api/advice': endpoint({
      kind: 'advice',
      schema: adviceRequestSchema,
      events: ({ idea, language, rating }, options) => advise(idea, language, rating, service, options),
      group: (_, site) => (site.advice === 'auto' ? 'advice' : undefined),
    }),
  };
}

function searchEndpoints(service: AnswerService, search: SearchService): Handlers {
  return {
    // Proposes searches without running them.
    '/api/searches': endpoint({
      kind: 'searches',
      schema: analysisRequestSchema,
      events: ({ idea, language }, options) => proposed(idea, language, service, options),
      documentOnly: true,
    }),
    // Runs the searches, and checks what the model quotes from their results.
    '/api/evidence': endpoint({
      kind: 'evidence',
      schema: evidenceRequestSchema,
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
