import type { AnswerService } from '../../domain/answer-service.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { evidenceRequestSchema } from '../../domain/evidence.ts';
import { analysisRequestSchema, type Language } from '../../domain/idea.ts';
import { planRequestSchema } from '../../domain/plan.ts';
import { findEvidence } from '../../evidence/find-evidence.ts';
import { proposeSearches } from '../../evidence/propose-searches.ts';
import { type AnalyzeOptions, analyze, planValidation, rate } from '../../model/analyze.ts';
import { failureEvent } from '../../model/failure-event.ts';
import type { Dependencies, Handler } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';

/** The `POST` endpoints of the API, by path. Each runs a model for one idea and counts as one analysis. */
export function postEndpoints({ search }: Pick<Dependencies, 'search'>): Readonly<Record<string, Handler>> {
  return {
    '/api/analyses': endpoint({
      kind: 'analysis',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => analyze(idea, language, service, options),
    }),
    // One blind rating of the axes. To see how stable a score is, the page asks for several ratings of an idea at once, which
    // count as one analysis. They are recognised by a keyed hash of the idea, kept for seconds.
    '/api/ratings': endpoint({
      kind: 'rating',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => rate(idea, language, service, options),
      group: ({ idea, language }) => [language, idea],
      documentOnly: true,
    }),
    '/api/plans': endpoint({
      kind: 'plan',
      schema: planRequestSchema,
      events: ({ idea, language, weakest }, service, options) =>
        planValidation(idea, language, weakest, service, options),
    }),
    // Proposes searches without running them.
    '/api/searches': search
      ? endpoint({
          kind: 'searches',
          schema: analysisRequestSchema,
          events: ({ idea, language }, service, options) => proposed(idea, language, service, options),
          documentOnly: true,
        })
      : searchOff,
    // Runs the searches, and checks what the model quotes from their results.
    '/api/evidence': search
      ? endpoint({
          kind: 'evidence',
          schema: evidenceRequestSchema,
          events: ({ idea, language, queries }, service, options) =>
            findEvidence(idea, language, queries, search, service, options),
        })
      : searchOff,
  };
}

/** Answers where web search is off, or where the host's service is the worksheet, which reads no search results. */
function searchOff(): never {
  throw new Problem('search_off');
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
    yield failureEvent(error, language, service, options);
  }
}
