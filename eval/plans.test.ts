import { expect, test } from 'vitest';
import { PLANS } from '../tests/fake-service/answers.ts';
import { type PlanRun, plansTable } from './plans.ts';

const run = (changes: Partial<PlanRun>): PlanRun => ({
  id: 'a',
  language: 'es',
  isAdvised: true,
  plan: PLANS.es,
  error: undefined,
  completionTokens: 1200,
  ...changes,
});

test('the table of plans counts what a good plan has, and advice where there should be none', () => {
  const { riskiestAssumption, experiments, questions, doubts } = PLANS.es;
  const bare = { riskiestAssumption, experiments, questions };
  const table = plansTable([
    run({}),
    run({ plan: { ...bare, ...(doubts && { doubts }) }, completionTokens: 2000 }),
    run({ plan: undefined, error: 'service_busy', completionTokens: undefined }),
    run({ isAdvised: false }),
    run({ isAdvised: false, plan: bare }),
  ]);
  expect(table).toMatch(/doubts *\| 2 of 2/);
  expect(table).toMatch(/sums with a result a month *\| 1 of 2/);
  expect(table).toMatch(/a range on each open quantity *\| 1 of 2/);
  expect(table).toMatch(/changing and stopping *\| 1 of 2/);
  expect(table).toMatch(/no advice for what is harmful or no idea *\| 1 of 2/);
  expect(table).toMatch(/fewer than 1900 tokens *\| 3 of 4/);
  expect(table).toMatch(/ended in an error *\| 1: service_busy/);
});
