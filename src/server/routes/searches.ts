import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { analysisRequestSchema, type Language } from '../../domain/idea.ts';
import { proposeSearches } from '../../evidence/propose-searches.ts';
import type { AnalyzeOptions } from '../../model/analyze.ts';
import type { AppContext, Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';
import { preferredLanguage, problemOf } from '../http/problem.ts';
import { languageOf, readJson } from '../http/read-request.ts';
import { reject } from '../http/respond.ts';
import { failure } from '../http/supervise.ts';

/** `POST /api/searches`: what would be searched for an idea. Nothing is searched yet. */
export function searches(dependencies: Dependencies) {
  if (!dependencies.search) return searchOff(dependencies);
  return endpoint(
    {
      kind: 'searches',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => proposed(idea, language, service, options),
      documentOnly: true,
    },
    dependencies,
  );
}

/** The answer where web search is off, or where no model of the host's could read what is found. */
export function searchOff(dependencies: Dependencies) {
  return async (c: AppContext): Promise<Response> => {
    const read = await readJson(c);
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
    if (!(error instanceof AnalysisError)) throw error;
    // Of services tried in order the error names the one that failed.
    const failed = { name: service.name, label: error.service ?? service.label };
    yield failure(error.code, language, failed, error.retryAfter);
  }
}
