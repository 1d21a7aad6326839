import { evidenceRequestSchema } from '../../domain/evidence.ts';
import { findEvidence } from '../../evidence/find-evidence.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchOff } from './searches.ts';

/** `POST /api/evidence`: the searches are made, and what the model quotes from them is checked. */
export function evidence(dependencies: Dependencies) {
  const { search } = dependencies;
  if (!search) return searchOff(dependencies);
  return endpoint(
    {
      kind: 'evidence',
      schema: evidenceRequestSchema,
      events: ({ idea, language, queries }, service, options) =>
        findEvidence(idea, language, queries, search, service, options),
    },
    dependencies,
  );
}
