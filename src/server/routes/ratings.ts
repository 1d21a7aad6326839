import { analysisRequestSchema } from '../../domain/idea.ts';
import { rateAsEvents } from '../../model/analyze.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';

/**
 * `POST /api/ratings`: one blind rating of the axes. The page asks for several of one idea at once to see how stable
 * a score is; those count as one analysis. The group is a keyed hash of the idea that is forgotten within seconds.
 */
export function ratings(dependencies: Dependencies) {
  return endpoint(
    {
      kind: 'rating',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => rateAsEvents(idea, language, service, options),
      group: ({ idea, language }) => [language, idea],
      documentOnly: true,
    },
    dependencies,
  );
}
