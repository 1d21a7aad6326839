import { planRequestSchema } from '../../domain/plan.ts';
import { planValidation } from '../../model/analyze.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';

/** `POST /api/plans`: what to test first, for the axes an idea is weakest on. */
export function plans(dependencies: Dependencies) {
  return endpoint(
    {
      kind: 'plan',
      schema: planRequestSchema,
      events: ({ idea, language, weakest }, service, options) =>
        planValidation(idea, language, weakest, service, options),
    },
    dependencies,
  );
}
