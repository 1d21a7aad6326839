import { expect, it } from 'vitest';
import { analyze, planValidation, rate } from './analyze.ts';
import { isTerminal } from './events.ts';
import { offlineEvaluator } from './offline/service.ts';

const IDEA =
  'Una aplicación para que los dueños de perros de mi barrio encuentren a alguien que los pasee; cobraría 5 € por paseo.';

async function all<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const list: Event[] = [];
  for await (const event of events) list.push(event);
  return list;
}

it('writes a report, a plan and a rating with the offline evaluator', async () => {
  const report = await all(analyze(IDEA, 'es', offlineEvaluator()));
  expect(report.at(-1)).toMatchObject({ type: 'report', meta: { service: 'offline', aiGenerated: false } });
  expect(report.filter(isTerminal)).toHaveLength(1);
  const plan = await all(planValidation(IDEA, 'es', ['evidence'], offlineEvaluator()));
  expect(plan.at(-1)).toMatchObject({ type: 'plan' });
  expect(await rate(IDEA, 'es', offlineEvaluator())).toMatchObject({ scoreBreakdown: expect.any(Array) });
});
