import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTerminal } from '../../src/domain/events.ts';
import { reportSchema } from '../../src/domain/report.ts';
import { analyze, planValidation, rate } from '../../src/model/analyze.ts';
import { PLANS, REPORTS } from './answers.ts';
import { IDEA, SHORT, serviceFor } from './ask.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { SCENARIOS } from './scenarios.ts';

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
});
afterAll(() => fake.close());

async function collect<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const all = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Scenarios that take seconds; `scenarios.test.ts` and `requests.test.ts` play them once. */
const SLOW: ReadonlySet<string> = new Set([
  'slow',
  'lively',
  'thinks-long',
  'never-closes',
  'hang-error-body',
  'huge-silence',
]);
const rows = Object.entries(SCENARIOS)
  .filter(([name]) => !SLOW.has(name))
  .map(([name, scenario]) => ({ name, ...scenario }));

describe.each(['huggingface', 'ollama'] as const)('an analysis with %s', (kind) => {
  test.each(rows)('an analysis of scenario $name ends in $outcome', async ({ name, outcome }) => {
    const options = outcome === 'service_timeout' ? { timeouts: SHORT } : {};
    const events = await collect(analyze(IDEA, 'es', serviceFor(kind, fake.url, name, options)));
    const terminal = events.filter(isTerminal);
    expect(terminal).toEqual([events.at(-1)]);
    const end = events.at(-1);
    if (outcome !== 'report') {
      expect(end).toMatchObject({ type: 'error', code: outcome });
      return;
    }
    if (end?.type !== 'report') throw new Error(JSON.stringify(end));
    expect(() => reportSchema.parse(end.report)).not.toThrow();
    // Sections shown live must equal the report's.
    const axes = end.report.scoreBreakdown;
    const shown = { ...end.report, ...end.report.strategicAnalysis } as Record<string, unknown>;
    for (const event of events) {
      if (event.type !== 'section') continue;
      const part = event.field.split('.').at(-1) ?? '';
      expect(shown[part] ?? axes?.find(({ axis }) => axis === part)).toEqual(event.value);
    }
  });

  test('a good report arrives unchanged, in the requested language', async () => {
    for (const language of ['es', 'en'] as const) {
      const events = await collect(analyze(IDEA, language, serviceFor(kind, fake.url, 'good')));
      expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS[language] });
    }
  });

  test('a good plan and a good rating arrive unchanged', async () => {
    const service = serviceFor(kind, fake.url, 'good');
    const events = await collect(planValidation(IDEA, 'en', { weakest: ['evidence'] }, service));
    expect(events.at(-1)).toMatchObject({ type: 'plan', plan: PLANS.en });
    expect(await collect(rate(IDEA, 'es', service))).toMatchObject([
      { type: 'rating', verdict: 'judged', score: 63 },
    ]);
  });

  test('repeated ratings by a model that disagrees with itself have different scores', async () => {
    const service = serviceFor(kind, fake.url, 'disagrees');
    const scores = [];
    for (let i = 0; i < 3; i += 1) {
      for await (const event of rate(IDEA, 'es', service))
        if (event.type === 'rating') scores.push(event.score);
    }
    expect(scores).toHaveLength(3);
    expect(new Set(scores).size).toBeGreaterThan(1);
  });
});
