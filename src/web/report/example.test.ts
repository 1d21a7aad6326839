import { expect, test } from 'vitest';
import { answerBlocks, answerParts } from '../../document/answer-text.ts';
import { computedOf, contradictionsOf } from '../../domain/compute-sums.ts';
import { codePointLength, ideaLengthProblem } from '../../domain/idea.ts';
import { ANSWER_TEXT_MAX_LENGTH } from '../../domain/report.ts';
import { reportFileSchema } from '../../domain/report-file.ts';
import { scoreFromRatings } from '../../domain/rubric.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { example as english } from './example.en.ts';
import { example as spanish } from './example.es.ts';

const EXAMPLES = [
  ['es', spanish],
  ['en', english],
] as const;

test.each(EXAMPLES)(
  'the example in %s is a valid report file with its computed score',
  (language, example) => {
    expect(reportFileSchema.parse(example)).toEqual(example);
    expect(example.meta.language).toBe(language);
    expect(ideaLengthProblem(example.idea), `${codePointLength(example.idea)} characters`).toBeUndefined();
    expect(example.report.strategicAnalysis.competition?.length).toBeGreaterThanOrEqual(3);
    expect(example.report.score).toBe(scoreFromRatings(example.report.scoreBreakdown ?? []));
  },
);

test.each(EXAMPLES)(
  'the answer in %s has the requested length, headings, table and messages',
  (_, { report }) => {
    const { headline = '', answer = '' } = report;
    const words = `${headline} ${answer}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.length).toBeLessThanOrEqual(900);
    expect(answer.length).toBeLessThan(ANSWER_TEXT_MAX_LENGTH);
    const parts = answerParts(answer);
    expect(parts.length).toBeGreaterThan(4);
    const types = answerBlocks(answer).map(({ type }) => type);
    expect(types.filter((type) => type === 'table')).toHaveLength(1);
    expect(types.filter((type) => type === 'quotation')).toHaveLength(2);
  },
);

const numbersOf = (text: string) => text.split(/[^\d.,]+/).flatMap((word) => numbersIn(word) ?? []);

test.each(EXAMPLES)('the sums in %s agree with the answer, whose table adds up', (_, { report }) => {
  const { answer = '', sums } = report;
  if (!sums) throw new Error('The example has no sums');
  expect(contradictionsOf(sums)).toEqual([]);
  const { month, hour } = computedOf(sums);
  expect({ month, hour }).toEqual({ month: sums.month, hour: sums.hour });
  const table = answerBlocks(answer).find((block) => block.type === 'table');
  const amounts = (table?.rows ?? []).map(([, cell = []]) => {
    const text = cell.map((span) => span.text).join(' ');
    return (numbersOf(text)[0] ?? 0) * (text.startsWith('−') ? -1 : 1);
  });
  const [income = 0, ...rest] = amounts;
  const left = rest.indexOf(month ?? 0);
  expect(rest.slice(0, left).reduce((sum, amount) => sum + amount, income)).toBe(month);
  expect(rest.at(-1)).toBe(hour);
  expect((month ?? 0) / (rest.at(-2) ?? 0)).toBe(hour);
});

test.each(EXAMPLES)('the price in %s is the same in answer and full analysis', (language, { report }) => {
  const price = report.sums?.lines.find(({ kind }) => kind === 'price')?.value;
  const written = language === 'es' ? `${price} €` : `£${price}`;
  const { answer, improvedIdea, functionality, monetization, pitch } = report;
  for (const text of [answer, improvedIdea, functionality, monetization?.join(' '), pitch]) {
    expect(text).toContain(written);
  }
});
