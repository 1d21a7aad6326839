import type { Evidence } from '../../src/domain/evidence.ts';

/** Evidence with a cited source, a quotation of an older file, a failed search and removed marks. */
export const EVIDENCE: Evidence = {
  service: 'tavily',
  searchedAt: '2026-11-22T08:00:00.000Z',
  searches: [
    { query: 'clinic waiting list Leeds', results: 2 },
    { query: 'physiotherapy prices', failed: 'service_timeout' },
  ],
  sources: [
    {
      id: 1,
      url: 'https://clinics.example/list',
      title: 'A list',
      publishedAt: '2025-03-02',
      text: 'It has 9.',
    },
    { id: 2, url: 'https://www.prices.example/a?b=c', title: 'Prices [x](y)', text: 'An hour is £45.' },
  ],
  citations: [
    { source: 2, passages: [{ in: 'text', text: 'An hour is £45.', marked: [[11, 14]] }] },
    {
      source: 1,
      passages: [{ in: 'text', text: 'It has 9.', marked: [[7, 8]] }],
      finding: { kind: 'competitor', name: 'Cliniko', translation: 'Tiene 9' },
    },
  ],
  dropped: 2,
};
