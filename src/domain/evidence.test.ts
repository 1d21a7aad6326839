import { expect, test } from 'vitest';
import saved from '../../tests/fixtures/saved/report.json' with { type: 'json' };
import { evidenceSchema } from './evidence.ts';
import { withCitations } from './older-files.ts';

const EVIDENCE = {
  service: 'tavily',
  searchedAt: '2026-11-28T10:00:00Z',
  searches: [
    { query: 'afilador Soria', results: 2 },
    { query: 'knife sharpening prices', failed: 'service_timeout' },
  ],
  sources: [{ id: 7, url: 'https://afilados.example/', title: 'Afilados', text: 'Cuesta 4 € la pieza.' }],
  citations: [{ source: 7, passages: [{ in: 'text', text: 'Cuesta 4 € la pieza.', marked: [[7, 10]] }] }],
  dropped: 1,
};
const passage = { in: 'text', text: 'Cuesta 4 €.', marked: [[7, 10]] };
const withPassage = (changed: object) => ({
  ...EVIDENCE,
  citations: [{ source: 7, passages: [{ ...passage, ...changed }] }],
});

test('evidence of an answer is valid', () => {
  expect(evidenceSchema.parse(EVIDENCE)).toEqual(EVIDENCE);
});

test.each([
  ['a citation of an unknown source', { ...EVIDENCE, citations: [{ source: 3, passages: [] }] }],
  ['marked words beyond the passage', withPassage({ marked: [[7, 12]] })],
  [
    'marked words that overlap',
    withPassage({
      marked: [
        [0, 8],
        [7, 10],
      ],
    }),
  ],
  [
    'a source that is no web address',
    { ...EVIDENCE, sources: [{ ...EVIDENCE.sources[0], url: 'javascript:alert(1)' }] },
  ],
])('%s is rejected', (_, evidence) => {
  expect(evidenceSchema.safeParse(evidence).success).toBe(false);
});

test('every text of findings in an older file is kept in its citations', () => {
  const old = saved.evidence;
  const evidence = evidenceSchema.parse(withCitations(old));
  expect(evidence.citations).toHaveLength(old.findings.length);
  const texts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value];
  expect(texts(evidence)).toEqual(expect.arrayContaining(texts(saved.evidence)));
  expect(evidence.citations[0]).toEqual({
    source: 1,
    passages: [{ in: 'text', text: old.findings[0]?.quote, marked: [[0, 15]] }],
    finding: { kind: 'competitor', name: 'Canela Fresca' },
  });
});
