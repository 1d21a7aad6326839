import { expect, test } from 'vitest';
import { example } from '../web/report/example.en.ts';
import { openReportFile, reportFileName } from './report-file.ts';

const DATE = new Date(2026, 0, 5, 23, 30);

test.each([
  ['Café & Más 2.0!', 'Crisol-CaféMás20-2026-01-05.md'],
  ['東京 ラボ', 'Crisol-東京ラボ-2026-01-05.md'],
  ['../../etc/passwd', 'Crisol-etcpasswd-2026-01-05.md'],
  ['¡¿…?!', 'Crisol-2026-01-05.md'],
])('%s is kept as %s', (name, file) => {
  expect(reportFileName(name, DATE, 'md')).toBe(file);
});

test.each([
  ['said', 'said'],
  ['a hunch', undefined],
  [null, undefined],
  [undefined, undefined],
])('opens a report whose axes have the basis %j', (written, basis) => {
  const scoreBreakdown = example.report.scoreBreakdown?.map((rating) => ({ ...rating, basis: written }));
  const opened = openReportFile({ ...example, report: { ...example.report, scoreBreakdown } });
  expect(opened.ok && opened.file.report.scoreBreakdown?.map((rating) => rating.basis)).toEqual(
    Array(6).fill(basis),
  );
});
