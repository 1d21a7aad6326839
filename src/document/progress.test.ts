import { expect, test } from 'vitest';
import { REPORT_FIELDS } from '../domain/report.ts';
import { example } from '../web/report/example.en.ts';
import { sectionsOf } from './content.ts';
import { progressOf } from './progress.ts';

test('a complete report has every field except the single axes', () => {
  const sections = sectionsOf({ ...example.report, functionalityPoints: ['One point'] });
  const fields = REPORT_FIELDS.filter((field) => !field.startsWith('scoreBreakdown.'));
  expect(Object.keys(sections).sort()).toEqual(fields.sort());
});

test('progress counts the required parts, from none to all', () => {
  const { all } = progressOf({});
  expect(progressOf({})).toEqual({ done: 0, all: 27 });
  expect(progressOf({ improvedPoints: ['An optional part'], pitch: 'A pitch' })).toEqual({ done: 1, all });
  expect(progressOf(sectionsOf(example.report))).toEqual({ done: all, all });
});

test('an idea that is not judged has no second step', () => {
  const { score, scoreBreakdown, interpretation } = example.report;
  const parts = { score, scoreBreakdown, interpretation, verdict: 'harmful' as const };
  expect(progressOf(parts)).toEqual({ done: 7, all: 13 });
});
