import type { AnswerService } from '../../domain/answer-service.ts';
import { AnalysisError } from '../../domain/errors.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { analysisRequestSchema, type Language } from '../../domain/idea.ts';
import type { Rating } from '../../domain/rating.ts';
import { type AnalyzeOptions, rate } from '../../model/analyze.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';
import { failure } from '../http/supervise.ts';

/**
 * `POST /api/ratings`: one blind rating of the axes. The page asks for several of one idea at once to see how stable
 * a score is; those count as one analysis. The group is a keyed hash of the idea that is forgotten within seconds.
 */
export function ratings(dependencies: Dependencies) {
  return endpoint(
    {
      kind: 'rating',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => rating(idea, language, service, options),
      group: ({ idea, language }) => [language, idea],
      documentOnly: true,
    },
    dependencies,
  );
}

async function* rating(
  idea: string,
  language: Language,
  service: AnswerService,
  options: AnalyzeOptions,
): AsyncGenerator<({ type: 'rating' } & Rating) | FailureEvent> {
  try {
    yield { type: 'rating', ...(await rate(idea, language, service, options)) };
  } catch (error) {
    if (!(error instanceof AnalysisError)) throw error;
    // Of services tried in order the error names the one that failed.
    const failed = { name: service.name, label: error.service ?? service.label };
    yield failure(error.code, language, failed, error.retryAfter);
  }
}
