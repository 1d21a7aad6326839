import { expect, test } from 'vitest';
import { englishReport } from '../../tests/answers/reports.ts';
import { notComparable } from './report.ts';

const meta = { service: 'ollama', model: 'm', rubric: 3 };
const report = { report: englishReport, meta };

test('two reports of one model and one rubric are comparable', () => {
  expect(notComparable(report, report)).toBeUndefined();
});

test.each([
  ['another rubric', { meta: { ...meta, rubric: 2 } }, 'rubric'],
  ['a report without a version of the rubric', { meta: { ...meta, rubric: undefined } }, 'rubric'],
  ['another model', { meta: { ...meta, model: 'n' } }, 'model'],
  ['a text that is not scored', { report: { ...englishReport, verdict: 'harmful' as const } }, 'notScored'],
  ['a report without rated axes', { report: { scoreBreakdown: undefined } }, 'rubric'],
])('a report is not comparable with %s', (_, change, reason) => {
  const other = { ...report, ...change };
  expect(notComparable(report, other)).toBe(reason);
  expect(notComparable(other, report)).toBe(reason);
});
