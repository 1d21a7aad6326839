import { expect, test } from 'vitest';
import { example } from '../web/report/example.en.ts';
import { openWholeFile } from './open-file.ts';
import type { ReportFile } from './report-file.ts';

const line = (word: string) => `${word} ${'x'.repeat(60)}`;
const experiment = (word: string) => ({
  tests: line(`tests ${word}`),
  how: line(`how ${word}`),
  cost: '£0',
  days: 1,
  goOnIf: line(`go on ${word}`),
  stopIf: line(`stop ${word}`),
});
const PLAN = {
  riskiestAssumption: 'That they pay.',
  experiments: ['one', 'two', 'three'].map(experiment),
  questions: ['Who?', 'When?', 'How much?'],
};

function opened(plan: object, results?: object) {
  const { format, version, idea, report, meta } = example;
  const { answer: _answer, headline: _headline, sums: _sums, ...judged } = report;
  const file = openWholeFile({
    format,
    version,
    idea,
    report: judged,
    meta,
    plan,
    ...(results && { results }),
  });
  if (!file.ok) throw new Error(file.problem);
  return { ...(file.file as ReportFile), leftOut: file.leftOut };
}

const quantities = [
  {
    kind: 'price',
    value: 30,
    low: 20,
    high: 40,
    basis: 'said',
    changed: true,
    before: { value: 25, low: 20 },
  },
  { kind: 'cost', value: 10, basis: 'known', note: 'parts' },
  { kind: 'fixed', value: 100, basis: 'open' },
  { kind: 'units', value: 5, basis: 'open' },
  { kind: 'units', when: 'year', value: 40, basis: 'open', changed: true },
  { kind: 'share', value: 0.125, basis: 'open' },
];

test('the quantities of a plan become lines, with their range and their value before the change', () => {
  const { report, leftOut } = opened({ ...PLAN, sums: { unit: 'visit', currency: 'GBP', quantities } });
  expect(report.answer).toContain(
    [
      '## The sums\n',
      '1. Price: 30 GBP (20–40) (was 25)',
      '2. parts: 10 GBP',
      '3. Fixed costs a month: 100 GBP',
      '4. Units a month: 5',
      '5. Units a month: 40 after a year',
      '6. Share of the amount: 0.125',
    ].join('\n'),
  );
  expect(report.sums).toBeUndefined();
  expect(leftOut).toEqual([]);
});

test('a plan of the first version, without sums, becomes an answer', () => {
  const { report, leftOut } = opened(PLAN);
  expect(report.headline).toBe('The riskiest assumption: That they pay.');
  expect(report.answer?.match(/^## .*/gm)).toEqual(['## Experiments', '## Questions for customers']);
  for (const { how, goOnIf } of PLAN.experiments) {
    expect(report.answer).toContain(`${how} · £0 · Days: 1 · Go on if: ${goOnIf}`);
  }
  expect(leftOut).toEqual([]);
});

test('if an assumption is too long for a headline, a part has the whole assumption', () => {
  const riskiestAssumption = `That ${'they pay and '.repeat(150)}come back.`;
  const { report } = opened({ ...PLAN, riskiestAssumption });
  expect(report.headline).toMatch(/…$/);
  expect(report.answer).toContain(riskiestAssumption);
});

test('the answer of a converted plan says if the plan was for the improved idea', () => {
  expect(opened({ ...PLAN, follows: 'improved' }).report.answer).toMatch(/improved idea/);
  expect(opened(PLAN).report.answer).not.toMatch(/improved idea/);
});

test('notes on experiments are joined uncut to the other results, even if the plan is invalid', () => {
  const result = 'x'.repeat(1000);
  const experiments = [0, 1, 2].map((index) => ({ index, result }));
  const { results } = opened(PLAN, { text: 'y'.repeat(1000), experiments });
  expect(results?.text.match(/x{1000}/g)).toHaveLength(3);
  expect(results?.text.endsWith(`\n${'y'.repeat(1000)}`)).toBe(true);
  const broken = opened(
    { ...PLAN, questions: 'none' },
    { text: '', experiments: [{ index: 4, result: '12' }] },
  );
  expect(broken.results).toEqual({ text: 'Experiment 5: 12' });
  expect(broken.leftOut).toEqual(['plan']);
});

test('the results name an experiment that was only marked as done', () => {
  const experiments = [
    { index: 0, result: '', done: true },
    { index: 1, result: '' },
  ];
  expect(opened(PLAN, { text: '', experiments }).results?.text).toBe(
    `Experiment 1 (${experiment('one').tests}): done`,
  );
});

test('if a number in a plan is invalid, only its sums are left out, and `leftOut` names them', () => {
  const broken = [{ kind: 'price', value: -3, basis: 'said' }];
  const { report, leftOut } = opened({ ...PLAN, sums: { unit: '', currency: 'EUR', quantities: broken } });
  expect(report.answer?.match(/^## .*/gm)).toEqual(['## Experiments', '## Questions for customers']);
  expect(leftOut).toEqual(['plan.sums']);
});
