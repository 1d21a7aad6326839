import type { AnswerService } from '../../domain/answer-service.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { evidenceRequestSchema } from '../../domain/evidence.ts';
import { analysisRequestSchema, type Language } from '../../domain/idea.ts';
import { planRequestSchema } from '../../domain/plan.ts';
import { findEvidence } from '../../evidence/find-evidence.ts';
import { proposeSearches } from '../../evidence/propose-searches.ts';
import { type AnalyzeOptions, analyze, planValidation, rateAsEvents } from '../../model/analyze.ts';
import { failureEvent } from '../../model/failure-event.ts';
import type { AppContext, Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';
import { preferredLanguage, problemOf } from '../http/problem.ts';
import { languageOf, readJson } from '../http/read-request.ts';
import { reject } from '../http/respond.ts';

type Handler = (c: AppContext) => Promise<Response>;

/** The `POST` endpoints of the API, by path. Each runs a model for one idea and counts as one analysis. */
export function posts(dependencies: Dependencies): Readonly<Record<string, Handler>> {
  const { search } = dependencies;
  return {
    '/api/analyses': endpoint(
      {
        kind: 'analysis',
        schema: analysisRequestSchema,
        events: ({ idea, language }, service, options) => analyze(idea, language, service, options),
      },
      dependencies,
    ),
    // One blind rating of the axes. The page asks for several of one idea at once to see how stable a score is; those count
    // as one analysis. The group is a keyed hash of the idea that is forgotten within seconds.
    '/api/ratings': endpoint(
      {
        kind: 'rating',
        schema: analysisRequestSchema,
        events: ({ idea, language }, service, options) => rateAsEvents(idea, language, service, options),
        group: ({ idea, language }) => [language, idea],
        documentOnly: true,
      },
      dependencies,
    ),
    '/api/plans': endpoint(
      {
        kind: 'plan',
        schema: planRequestSchema,
        events: ({ idea, language, weakest }, service, options) =>
          planValidation(idea, language, weakest, service, options),
      },
      dependencies,
    ),
    // What would be searched for an idea. Nothing is searched yet.
    '/api/searches': search
      ? endpoint(
          {
            kind: 'searches',
            schema: analysisRequestSchema,
            events: ({ idea, language }, service, options) => proposed(idea, language, service, options),
            documentOnly: true,
          },
          dependencies,
        )
      : searchOff(dependencies),
    // The searches are made, and what the model quotes from them is checked.
    '/api/evidence': search
      ? endpoint(
          {
            kind: 'evidence',
            schema: evidenceRequestSchema,
            events: ({ idea, language, queries }, service, options) =>
              findEvidence(idea, language, queries, search, service, options),
          },
          dependencies,
        )
      : searchOff(dependencies),
  };
}

/** The answer where web search is off, or where no model of the host's could read what is found. */
function searchOff(dependencies: Dependencies): Handler {
  return async (c) => {
    const read = await readJson(c, dependencies);
    if ('problem' in read) return reject(c, read.problem, dependencies);
    const language = languageOf(read.value) ?? preferredLanguage(c);
    return reject(c, problemOf('search_off', language, dependencies.service), dependencies);
  };
}

async function* proposed(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<{ type: 'searches'; queries: string[] } | FailureEvent> {
  try {
    yield { type: 'searches', ...(await proposeSearches(idea, language, service, options)) };
  } catch (error) {
    // `proposeSearches` has reported it.
    yield failureEvent(error, language, service, { ...options, observer: {} });
  }
}
