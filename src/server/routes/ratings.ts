import { AnalysisError } from '../../domain/errors.ts';
import type { FailureEvent } from '../../domain/events.ts';
import { analysisRequestSchema, type Language } from '../../domain/idea.ts';
import type { Rating } from '../../domain/rating.ts';
import { type AnalysisObserver, rate } from '../../model/analyze.ts';
import { readRequest } from '../middleware/read-request.ts';
import type { AppContext, Dependencies } from './dependencies.ts';
import { admit, refuse, respondWithDocument } from './respond.ts';
import { failure, supervise } from './supervise.ts';

type RatingEvent = ({ type: 'rating' } & Rating) | FailureEvent;

/**
 * `POST /api/ratings`: one blind rating of the axes. The page asks for several of one idea at once to see how stable
 * a score is; those count as one analysis, known by a keyed hash of the idea that is gone within seconds.
 */
export function ratings(dependencies: Dependencies) {
  const { service, analysis } = dependencies;

  async function* rating(
    idea: string,
    language: Language,
    signal: AbortSignal,
    observer: AnalysisObserver,
  ): AsyncGenerator<RatingEvent> {
    try {
      yield { type: 'rating', ...(await rate(idea, language, service, { ...analysis, signal, observer })) };
    } catch (error) {
      if (!(error instanceof AnalysisError)) throw error;
      // Of services tried in order the error names the one that failed.
      const failed = { name: service.name, label: error.service ?? service.label };
      yield failure(error.code, language, failed, error.retryAfter);
    }
  }

  return async (c: AppContext): Promise<Response> => {
    const read = await readRequest(c, analysisRequestSchema, dependencies);
    if ('problem' in read) return refuse(c, read.problem, dependencies);
    const { idea, language } = read.body;
    const admitted = await admit(c, language, dependencies, [language, idea]);
    if ('response' in admitted) return admitted.response;
    const supervised = supervise<RatingEvent>(
      {
        kind: 'rating',
        language,
        turn: admitted.turn,
        events: (signal, observer) => rating(idea, language, signal, observer),
      },
      dependencies,
    );
    return respondWithDocument(c, { language }, supervised, dependencies);
  };
}
