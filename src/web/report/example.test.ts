import { expect, test } from 'vitest';
import { adviceTextBlocks } from '../../document/advice-text.ts';
import { contentOf } from '../../document/content.ts';
import { verdictSection } from '../../document/verdict.ts';
import type { Advice, UnitEconomics } from '../../domain/advice.ts';
import { codePointLength, ideaLengthProblem } from '../../domain/idea.ts';
import { reportFileSchema } from '../../domain/report-file.ts';
import { scoreFromRatings } from '../../domain/rubric.ts';
import { contradictionsOf, resultsOf } from '../../domain/unit-economics.ts';
import { numbersIn } from '../../domain/written-number.ts';
import { ideaMessages } from '../idea/messages.ts';
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
    expect(example.report.strategicAnalysis.competition.length).toBeGreaterThanOrEqual(3);
    expect(example.report.score).toBe(scoreFromRatings(example.report.scoreBreakdown ?? []));
  },
);

/** The words of the advice that a person reads. */
const wordsOf = ({ headline, parts }: Advice) =>
  [headline, ...parts.flatMap(({ title, text }) => [title, text])]
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

test.each(EXAMPLES)(
  'the advice in %s has the requested length, and its sums agree with its text',
  (_, { advice }) => {
    const { sums, parts } = advice as Advice & { sums: UnitEconomics };
    expect(wordsOf(advice as Advice).length).toBeGreaterThanOrEqual(600);
    expect(wordsOf(advice as Advice).length).toBeLessThanOrEqual(750);
    expect(contradictionsOf(sums)).toEqual([]);
    const { month, hour } = resultsOf(sums);
    expect({ month, hour }).toEqual({ month: sums.month, hour: sums.hour });
    const written = parts.find(({ kind }) => kind === 'sums')?.text ?? '';
    const numbers = written.split(/[^\d.,]+/).flatMap((word) => numbersIn(word) ?? []);
    expect(numbers).toEqual(expect.arrayContaining([month, hour]));
    const table = adviceTextBlocks(written).filter(({ type }) => type === 'table');
    expect(table).toHaveLength(1);
  },
);

test.each(EXAMPLES)(
  'the price of the advice in %s is the same in bet, sums, week and rules',
  (language, { advice }) => {
    const price = advice?.sums?.lines.find(({ kind }) => kind === 'price')?.value;
    const written = language === 'es' ? `${price} €` : `£${price}`;
    for (const kind of ['bet', 'sums', 'week', 'rules']) {
      expect(advice?.parts.find((part) => part.kind === kind)?.text).toContain(written);
    }
  },
);

test.each(EXAMPLES)('the home page’s excerpt in %s agrees with the example', (language, file) => {
  const { exampleName, exampleScore, exampleValue, exampleHeadline } = ideaMessages[language];
  const blocks = verdictSection({ ...contentOf(file), isExample: true })?.blocks ?? [];
  const score = blocks.find((block) => block.type === 'score')?.score;
  expect(Number(exampleValue)).toBe(file.report.score);
  expect(exampleName).toBe(file.report.projectName);
  expect(exampleScore).toBe(`${score?.bandName} · ${score?.inWords}`);
  expect(exampleHeadline).toBe(file.advice?.headline);
});
