import { expect, test } from 'vitest';
import { type EvidenceRun, evidenceTable } from './evidence.ts';

const run = (changes: Partial<EvidenceRun>): EvidenceRun => ({
  id: 'a',
  language: 'es',
  searches: 4,
  failedSearches: 0,
  sources: 10,
  kept: 6,
  dropped: 2,
  error: undefined,
  seconds: 3,
  ...changes,
});
const search = { name: 'searxng', label: 'SearXNG', search: async () => [] } as const;

test('the evidence table sums searches, findings and failures over all ideas', () => {
  const table = evidenceTable(search, [
    run({}),
    run({ kept: 0, dropped: 0, failedSearches: 4, error: 'search_failed', seconds: 5 }),
  ]);
  expect(table).toContain('SearXNG');
  expect(table).toMatch(/searches *\| 8, of which 4 failed/);
  expect(table).toMatch(/findings kept *\| 6 of 8 \(75 %\)/);
  expect(table).toMatch(/ideas without any finding *\| 1/);
  expect(table).toMatch(/error *\| 1: search_failed/);
});

test('the evidence table of no runs shows no findings', () => {
  expect(evidenceTable(search, [])).toMatch(/findings kept *\| 0/);
});
