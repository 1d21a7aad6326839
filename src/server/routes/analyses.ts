import { analysisRequestSchema } from '../../domain/idea.ts';
import { analyze } from '../../model/analyze.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';

/** `POST /api/analyses`: the report. */
export function analyses(dependencies: Dependencies) {
  return endpoint(
    {
      kind: 'analysis',
      schema: analysisRequestSchema,
      events: ({ idea, language }, service, options) => analyze(idea, language, service, options),
    },
    dependencies,
  );
}
