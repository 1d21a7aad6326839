import { expect, test } from 'vitest';
import { example } from '../web/report/example.es.ts';
import { reportFileName } from './download-name.ts';
import { openSections } from './report-file.ts';

const DATE = new Date(2026, 0, 5, 23, 30);

test.each([
  ['Café & Más 2.0!', 'Crisol-CaféMás20-2026-01-05.md'],
  ['東京 ラボ', 'Crisol-東京ラボ-2026-01-05.md'],
  ['../../etc/passwd', 'Crisol-etcpasswd-2026-01-05.md'],
  ['¡¿…?!', 'Crisol-2026-01-05.md'],
])('a report named %s is saved as %s', (name, file) => {
  expect(reportFileName(name, DATE, 'md')).toBe(file);
});

test('of an unfinished report, only the valid sections open', () => {
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
