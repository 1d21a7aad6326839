import { expect, test } from 'vitest';
import { codePointLength, ideaLengthProblem } from '../../domain/idea.ts';
import { reportFileSchema } from '../../domain/report-file.ts';
import { scoreFromRatings } from '../../domain/rubric.ts';
import { example as english } from './example.en.ts';
import { example as spanish } from './example.es.ts';

test.each([
  ['es', spanish],
  ['en', english],
] as const)('the example in %s is a report like any other', (language, example) => {
  expect(reportFileSchema.parse(example)).toEqual(example);
  expect(example.meta.language).toBe(language);
  expect(ideaLengthProblem(example.idea), `${codePointLength(example.idea)} characters`).toBeUndefined();
  expect(example.report.strategicAnalysis.competition.length).toBeGreaterThanOrEqual(3);
  expect(example.report.score).toBe(scoreFromRatings(example.report.scoreBreakdown ?? []));
});
