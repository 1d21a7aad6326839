import { expect, test } from 'vitest';
import { contentOf } from '../../document/content.ts';
import { verdictSection } from '../../document/verdict.ts';
import { codePointLength, ideaLengthProblem } from '../../domain/idea.ts';
import { reportFileSchema } from '../../domain/report-file.ts';
import { scoreFromRatings } from '../../domain/rubric.ts';
import { ideaMessages } from '../idea/messages.ts';
import { example as english } from './example.en.ts';
import { example as spanish } from './example.es.ts';

test.each([
  ['es', spanish],
  ['en', english],
] as const)('the example in %s is a valid report file with its computed score', (language, example) => {
  expect(reportFileSchema.parse(example)).toEqual(example);
  expect(example.meta.language).toBe(language);
  expect(ideaLengthProblem(example.idea), `${codePointLength(example.idea)} characters`).toBeUndefined();
  expect(example.report.strategicAnalysis.competition.length).toBeGreaterThanOrEqual(3);
  expect(example.report.score).toBe(scoreFromRatings(example.report.scoreBreakdown ?? []));
});

test.each([
  ['es', spanish],
  ['en', english],
] as const)('the extract of the example on the home page agrees with the example (%s)', (language, file) => {
  const { exampleName, exampleScore, exampleValue, exampleWhy } = ideaMessages[language];
  const blocks = verdictSection({ ...contentOf(file), isExample: true })?.blocks ?? [];
  const score = blocks.find((block) => block.type === 'score')?.score;
  const lead = blocks.find((block) => block.type === 'paragraph' && block.look === 'lead');
  expect(Number(exampleValue)).toBe(file.report.score);
  expect(exampleName).toBe(file.report.projectName);
  expect(exampleScore).toBe(`${score?.bandName} · ${score?.inWords}`);
  expect(lead).toMatchObject({ text: [{ text: exampleWhy }, expect.anything(), expect.anything()] });
});
