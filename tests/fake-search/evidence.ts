import type { OldEvidence as Evidence } from '../../src/domain/old-evidence.ts';
import { checkFindings } from '../../src/evidence/check-findings.ts';
import { IDEA, SOURCES, TRUE_FINDINGS } from './pages.ts';

/** Evidence as in the response to `POST /api/evidence`, with a failed search and dropped findings. */
export const EVIDENCE: Evidence = {
  service: 'tavily',
  searchedAt: '2026-11-22T08:00:00.000Z',
  searches: [
    { query: 'comida fresca perros domicilio Valencia', results: 3 },
    { query: 'normativa comida perros', results: 1 },
    { query: 'mercado comida perros España', failed: 'service_timeout' },
  ],
  sources: SOURCES.map(({ text: _, ...source }) => source),
  findings: checkFindings(TRUE_FINDINGS, SOURCES, IDEA, [], 'es').findings,
  dropped: 2,
};
