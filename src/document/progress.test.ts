import { expect, test } from 'vitest';
import { REPORT_FIELDS } from '../domain/report.ts';
import { example } from '../web/report/example.en.ts';
import { sectionsOf } from './content.ts';
import { progressOf } from './progress.ts';

test('a complete report has every section field but the single axes', () => {
  const sections = sectionsOf({ ...example.report, functionalityPoints: ['One point'] });
  const fields = REPORT_FIELDS.filter((field) => !field.startsWith('scoreBreakdown.'));
  expect(Object.keys(sections).sort()).toEqual(fields.sort());
});

test('progress counts the required parts, from none to all', () => {
  expect(progressOf({})).toEqual({ done: 0, all: 20 });
  expect(progressOf({ improvedPoints: ['An optional part'], pitch: 'A pitch' })).toEqual({
    done: 1,
    all: 20,
  });
  expect(progressOf(sectionsOf(example.report))).toEqual({ done: 20, all: 20 });
});
