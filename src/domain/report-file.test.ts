import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import { example } from '../web/report/example.es.ts';
import { openReportFile, openSections, reportFileName } from './report-file.ts';

const DATE = new Date(2026, 0, 5, 23, 30);

test.each([
  ['Café & Más 2.0!', 'Crisol-CaféMás20-2026-01-05.md'],
  ['東京 ラボ', 'Crisol-東京ラボ-2026-01-05.md'],
  ['../../etc/passwd', 'Crisol-etcpasswd-2026-01-05.md'],
  ['¡¿…?!', 'Crisol-2026-01-05.md'],
])('a report named %s is saved as %s', (name, file) => {
  expect(reportFileName(name, DATE, 'md')).toBe(file);
});

const FILE = {
  ...example,
  evidence: EVIDENCE,
  results: { text: 'Pagaron 9 de 20.', experiments: [{ index: 0, result: '12' }] },
};
const text = JSON.stringify(FILE);

test('a report file with all its parts opens unchanged', () => {
  expect(openReportFile(JSON.parse(text))).toEqual({ ok: true, file: JSON.parse(text) });
});

test.each([
  ['generatedAt', 'meta'],
  ['searchedAt', 'evidence'],
] as const)('a report file whose %s is not a date is damaged', (field, part) => {
  const file = JSON.parse(text);
  for (const date of ['', 'ayer', '2026-99-99T00:00:00Z']) {
    file[part][field] = date;
    expect(openReportFile(file)).toEqual({ ok: false, problem: 'damaged' });
  }
});

/** Every value inside a file, with its path. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

test('a report file with any value changed is rejected or has valid dates and texts', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constant('\ud800'),
    fc.constant('x'.repeat(5000)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...places(FILE).filter((path) => path.length > 0)),
      anything,
      (path, value) => {
        const file = JSON.parse(text);
        const last = path.at(-1) ?? '';
        path.slice(0, -1).reduce((inner, key) => inner[key], file)[last] = value;
        const opened = openReportFile(file);
        if (!opened.ok) return;
        const { meta, evidence } = opened.file;
        for (const date of [
          meta.generatedAt,
          evidence?.searchedAt,
          ...(evidence?.sources ?? []).map((source) => source.publishedAt),
        ]) {
          if (date !== undefined && Number.isNaN(Date.parse(date))) throw new Error(`No date: ${date}`);
        }
        for (const each of strings(opened.file)) {
          if (each.length > 4000) throw new Error(`Too long: ${each.length}`);
          encodeURIComponent(each);
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('only the valid sections of an incomplete report are opened', () => {
  const [problem] = example.report.scoreBreakdown ?? [];
  const saved = {
    pitch: 'Un titular',
    score: 'alto',
    'strategicAnalysis.strengths': ['Una'],
    'scoreBreakdown.problem': problem,
    'scoreBreakdown.market': problem,
    recipe: 'soup',
  };
  expect(openSections(saved)).toEqual({
    pitch: 'Un titular',
    'strategicAnalysis.strengths': ['Una'],
    'scoreBreakdown.problem': problem,
  });
  expect(openSections(undefined)).toEqual({});
});
