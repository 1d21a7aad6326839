import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../tests/answers/any-character.ts';
import { EVIDENCE } from '../../tests/fake-search/evidence.ts';
import { REPLIES, REPORTS } from '../../tests/fake-service/answers.ts';
import { example } from '../web/report/example.es.ts';
import { openFile } from './open-file.ts';
import type { ReportFile } from './report-file.ts';

const { headline, decision, answer, sums } = REPORTS.es;
const secondStep = { headline, decision, answer, sums };

const FILE = {
  ...example,
  report: { ...example.report, ...secondStep },
  meta: { ...example.meta, rubric: 3, writtenIn: 'en' },
  ratings: [{ scoreBreakdown: example.report.scoreBreakdown, verdict: 'judged', score: 63 }],
  evidence: EVIDENCE,
  results: { text: 'Pagaron 9 de 20.' },
  replies: [{ note: 'Han pagado tres.', ...REPLIES.es, at: '2026-11-28T09:00:00.000Z' }],
};
const text = JSON.stringify(FILE);

type Json = { [key: string]: Json };

/** The file with another value at a path; `undefined` removes the value. */
function changed(path: readonly string[], value: unknown): Json {
  const file: Json = JSON.parse(text);
  const last = path.at(-1) ?? '';
  path.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, file)[last] = value as Json;
  return file;
}

/** The paths of all values in a file. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}
const PATHS = pathsOf(FILE).filter((path) => path.length > 0);

test('a report file with all its parts opens unchanged', () => {
  expect(openFile(JSON.parse(text))).toEqual({ ok: true, file: JSON.parse(text), leftOut: [] });
});

test('unknown fields, as of a later version, are ignored anywhere', () => {
  const objects = [[], ...PATHS].filter((path) => {
    const value = path.reduce<Json>((inner, key) => inner[key] as Json, FILE as unknown as Json);
    return typeof value === 'object' && !Array.isArray(value);
  });
  expect(objects.length).toBeGreaterThan(30);
  for (const path of objects) {
    const file = changed([...path, 'addedLater'], { of: ['any', 'form'] });
    expect(openFile(file)).toEqual({ ok: true, file: JSON.parse(text), leftOut: [] });
  }
});

test('a file of a newer version is reported as newer, whatever it contains', () => {
  for (const version of [2, 3, 1.1, 1e9]) {
    expect(openFile({ format: 'crisol-report', version })).toEqual({ ok: false, problem: 'newer' });
    expect(openFile({ ...FILE, version })).toEqual({ ok: false, problem: 'newer' });
  }
});

test.each([undefined, null, 5, 'report', [], {}, { format: 'recipe' }, { format: 'constructor' }])(
  '%j is not a report',
  (value) => {
    expect(openFile(value)).toEqual({ ok: false, problem: 'not_a_report' });
  },
);

test.each([
  'ayer',
  '',
  '5',
  '2026-11-24',
  '2026-02-30T09:00:00Z',
  '2026-99-99T00:00:00Z',
  '2026-11-24T25:00:00Z',
  '2026-11-24T09:00:00',
])('a report file with the date %j is damaged, and the problem names the date', (date) => {
  const at = 'meta.generatedAt';
  expect(openFile(changed(at.split('.'), date))).toEqual({ ok: false, problem: 'damaged', at });
});

test.each(['2026-11-24T09:00:00Z', '2028-02-29T23:59:59.999Z', '2026-11-24T09:00:00+01:00'])(
  'a report file with the date %j opens',
  (date) => expect(openFile(changed(['meta', 'generatedAt'], date))).toMatchObject({ ok: true, leftOut: [] }),
);

test.each([
  ['advice', { headline: 'Una' }, 'advice'],
  ['report.answer', 5, 'report.answer'],
  ['report.sums.lines.0.value', -1, 'report.sums'],
  ['replies.0.at', 'ayer', 'replies'],
  ['replies.0.sums.lines.0.value', -1, 'replies.sums'],
  ['ratings.0.score', 101, 'ratings'],
  ['results', 'Ninguno', 'results'],
  ['results.experiments', [{ index: 77, result: '12' }], 'results.experiments'],
  ['evidence.searchedAt', '2026-02-30T09:00:00Z', 'evidence'],
  ['evidence.citations.0.source', 999, 'evidence'],
  ['evidence.sources.0.publishedAt', '2026-02-30', 'evidence.sources.publishedAt'],
  ['report.verdict', 'brilliant', 'report.verdict'],
  ['report.scoreBreakdown.5.axis', 'charm', 'report.scoreBreakdown'],
  ['report.marketPotential', 'cosmic', 'report.marketPotential'],
  ['meta.writtenIn', 'tlh', 'meta.writtenIn'],
])('an invalid optional part, %s, is left out, and `leftOut` names the part', (path, value, part) => {
  const opened = openFile(changed(path.split('.'), value));
  expect(opened).toMatchObject({ ok: true, leftOut: [part] });
  const { file } = opened as { file: ReportFile };
  const valueAtPath = path.split('.').reduce<Json | undefined>((inner, key) => inner?.[key], file as never);
  expect(valueAtPath).toBeUndefined();
  expect(file.report.pitch).toBe(FILE.report.pitch);
});

test('the score is computed from the levels, unless the verdict is unknown', () => {
  const raised = changed(['report', 'score'], 100);
  expect(openFile(raised)).toMatchObject({ file: { report: { score: FILE.report.score } } });
  const capped = { ...raised, report: { ...raised.report, score: 20, verdict: 'brilliant' } };
  expect(openFile(capped)).toMatchObject({ file: { report: { score: 20 } } });
});

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

test('a report file with any value changed is rejected or has valid dates and texts', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: anyCharacter }),
    fc.constant('\ud800'),
    fc.constant('x'.repeat(5000)),
    fc.constant('x'.repeat(50_000)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), anything, (path, value) => {
      const opened = openFile(changed(path, value));
      if (!opened.ok || 'short' in opened.file || opened.file.format !== 'crisol-report') return;
      const { meta, evidence } = opened.file;
      for (const date of [
        meta.generatedAt,
        evidence?.searchedAt,
        ...(evidence?.sources ?? []).map((source) => source.publishedAt),
      ]) {
        if (date !== undefined && Number.isNaN(Date.parse(date))) throw new Error(`No date: ${date}`);
      }
      for (const each of strings(opened.file)) {
        if (each.length > 500_000) throw new Error(`Too long: ${each.length}`);
        encodeURIComponent(each);
      }
    }),
    { numRuns: 100 },
  );
});
