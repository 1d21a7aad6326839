import { expect, test } from 'vitest';
import { example } from '../web/report/example.en.ts';
import { computedOf } from './compute-sums.ts';
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

function openedPlan(plan: object, results?: object) {
  return opened({ plan }, results);
}

function opened(part: object, results?: object) {
  const { format, version, idea, meta } = example;
  const { headline: _, decision: __, answer: ___, sums: ____, ...report } = example.report;
  const file = openWholeFile({ format, version, idea, report, meta, ...part, ...(results && { results }) });
  if (!file.ok) throw new Error(file.problem);
  const opened = file.file as ReportFile;
  return { ...opened, ...opened.report, leftOut: file.leftOut };
}

const headings = (answer = '') => Array.from(answer.matchAll(/^## (.*)$/gm), ([, title]) => title);

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
];

test('the sums of a converted plan have the likely values after a year, and mark those that the person changed', () => {
  const { sums, leftOut } = openedPlan({ ...PLAN, sums: { unit: 'visit', currency: 'GBP', quantities } });
  expect(sums).toEqual({
    unit: 'visit',
    currency: 'GBP',
    lines: [
      { kind: 'price', what: 'Price', value: 30, basis: 'said', changed: true, before: 25 },
      { kind: 'cost', what: 'parts', value: 10, basis: 'known' },
      { kind: 'fixed', what: 'Fixed costs a month', value: 100, basis: 'open' },
      { kind: 'units', what: 'Units a month', value: 40, basis: 'open', changed: true },
    ],
  });
  expect(computedOf(sums ?? { lines: [] })).toMatchObject({ margin: 20, month: 700 });
  expect(leftOut).toEqual(['plan.sums.low', 'plan.sums.when']);
});

test('a commission in a saved plan becomes a price', () => {
  const commission = [
    { kind: 'share', value: 0.125, basis: 'open', changed: true },
    { kind: 'amount', value: 80, basis: 'known' },
  ];
  const { sums, leftOut } = openedPlan({
    ...PLAN,
    sums: { unit: '', currency: 'EUR', quantities: commission },
  });
  expect(sums?.lines).toEqual([
    { kind: 'price', what: '12.5% of 80 EUR', value: 10, basis: 'known', changed: true },
  ]);
  expect(leftOut).toEqual([]);
});

test('a plan of the first version, without sums, becomes an answer', () => {
  const { headline, answer, sums, leftOut } = openedPlan(PLAN);
  expect(headline).toBe('The riskiest assumption: That they pay.');
  expect(headings(answer)).toEqual(['Experiments', 'Questions for customers']);
  expect(sums).toBeUndefined();
  expect(leftOut).toEqual([]);
});

test('if an assumption is too long for a headline, the answer begins with the whole assumption', () => {
  const riskiestAssumption = `That ${'they pay and '.repeat(150)}come back.`;
  const { headline, answer } = openedPlan({ ...PLAN, riskiestAssumption });
  expect(headline).toMatch(/[^ ]…$/);
  expect(answer?.startsWith(`## The riskiest assumption\n\n${riskiestAssumption}`)).toBe(true);
});

test('the answer of a converted plan says if the plan was for the improved idea', () => {
  const mentionsImprovedIdea = (plan: object) => /improved idea/.test(openedPlan(plan).answer ?? '');
  expect(mentionsImprovedIdea({ ...PLAN, follows: 'improved' })).toBe(true);
  expect(mentionsImprovedIdea(PLAN)).toBe(false);
});

test('notes on experiments are joined uncut to the other results, even if the plan is invalid', () => {
  const result = 'x'.repeat(1000);
  const experiments = [0, 1, 2].map((index) => ({ index, result }));
  const { results } = openedPlan(PLAN, { text: 'y'.repeat(1000), experiments });
  expect(results?.text.match(/x{1000}/g)).toHaveLength(3);
  expect(results?.text.endsWith(`\n${'y'.repeat(1000)}`)).toBe(true);
  const broken = openedPlan(
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
  expect(openedPlan(PLAN, { text: '', experiments }).results?.text).toBe(
    `Experiment 1 (${experiment('one').tests}): done`,
  );
});

test('if a number in a plan is invalid, only its sums are left out, and `leftOut` names them', () => {
  const broken = [{ kind: 'price', value: -3, basis: 'said' }];
  const { answer, sums, leftOut } = openedPlan({
    ...PLAN,
    sums: { unit: '', currency: 'EUR', quantities: broken },
  });
  expect(headings(answer)).toHaveLength(2);
  expect(sums).toBeUndefined();
  expect(leftOut).toEqual(['plan.sums']);
});

test('saved advice becomes headline, decision, answer and sums, uncut and with its changed numbers', () => {
  const long = `${'A long part. '.repeat(2500)}The end.`;
  const sums = {
    unit: 'visit',
    currency: 'GBP',
    lines: [{ kind: 'price', what: 'a visit', value: 30, basis: 'said', changed: true, before: 25 }],
  };
  const parts = [
    { kind: 'why', title: '', text: 'Nobody has paid.' },
    { kind: 'week', title: 'This week, the insurance', text: long },
    { kind: 'unheard-of', title: '', text: 'The rest.' },
  ];
  const opening = opened({ advice: { headline: 'Test it.', verdict: 'test', parts, sums } });
  expect(opening).toMatchObject({ headline: 'Test it.', decision: 'test', sums, leftOut: [] });
  expect(opening.answer).toBe(
    `## Why\n\nNobody has paid.\n\n## This week, the insurance\n\n${long}\n\nThe rest.`,
  );
  expect(opening).not.toHaveProperty('advice');
});
