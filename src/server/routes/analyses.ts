import { analysisRequestSchema } from '../../domain/idea.ts';
import { analyze } from '../../model/analyze.ts';
import { readRequest } from '../middleware/read-request.ts';
import type { AppContext, Dependencies } from './dependencies.ts';
import { admit, refuse, respond } from './respond.ts';

/** `POST /api/analyses`: an idea in, its report out, as it is written or whole. */
export function analyses(dependencies: Dependencies) {
  const { service, analysis } = dependencies;
  return async (c: AppContext): Promise<Response> => {
    const read = await readRequest(c, analysisRequestSchema, dependencies);
    if ('problem' in read) return refuse(c, read.problem, dependencies);
    const { idea, language } = read.body;
    const admitted = await admit(c, language, dependencies);
    if ('response' in admitted) return admitted.response;
    return respond(
      c,
      {
        kind: 'analysis',
        language,
        turn: admitted.turn,
        events: (signal, observer) => analyze(idea, language, service, { ...analysis, signal, observer }),
      },
      dependencies,
    );
  };
}
