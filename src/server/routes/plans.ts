import { planRequestSchema } from '../../domain/plan.ts';
import { planValidation } from '../../model/analyze.ts';
import { readRequest } from '../middleware/read-request.ts';
import type { AppContext, Dependencies } from './dependencies.ts';
import { admit, refuse, respond } from './respond.ts';

/** `POST /api/plans`: what to test first, for the axes an idea is weakest on. */
export function plans(dependencies: Dependencies) {
  const { service, analysis } = dependencies;
  return async (c: AppContext): Promise<Response> => {
    const read = await readRequest(c, planRequestSchema, dependencies);
    if ('problem' in read) return refuse(c, read.problem, dependencies);
    const { idea, language, weakest } = read.body;
    const admitted = await admit(c, language, dependencies);
    if ('response' in admitted) return admitted.response;
    return respond(
      c,
      {
        kind: 'plan',
        language,
        turn: admitted.turn,
        events: (signal, observer) =>
          planValidation(idea, language, weakest, service, { ...analysis, signal, observer }),
      },
      dependencies,
    );
  };
}
