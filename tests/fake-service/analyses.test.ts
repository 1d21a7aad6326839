import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adviceSchema, PARTS_MAX } from '../../src/domain/advice.ts';
import { isTerminal } from '../../src/domain/events.ts';
import { reportSchema } from '../../src/domain/report.ts';
import { contradictionsOf } from '../../src/domain/unit-economics.ts';
import { advise, analyze, rate } from '../../src/model/analyze.ts';
import { ADVICES } from './advice-answers.ts';
import { REPORTS } from './answers.ts';
import { IDEA, SHORT_TIMEOUTS, serviceFor } from './ask.ts';
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
    const options = outcome === 'service_timeout' ? { timeouts: SHORT_TIMEOUTS } : {};
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
    // The sections that arrived must equal those of the report.
    const axes = end.report.scoreBreakdown;
    const reportParts = { ...end.report, ...end.report.strategicAnalysis } as Record<string, unknown>;
    for (const event of events) {
      if (event.type !== 'section') continue;
      const part = event.field.split('.').at(-1) ?? '';
      expect(reportParts[part] ?? axes?.find(({ axis }) => axis === part)).toEqual(event.value);
    }
  });

  test('a good report arrives unchanged, in the requested language', async () => {
    for (const language of ['es', 'en'] as const) {
      const events = await collect(analyze(IDEA, language, serviceFor(kind, fake.url, 'good')));
      expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS[language] });
    }
  });

  test('good advice and a good rating arrive unchanged', async () => {
    const service = serviceFor(kind, fake.url, 'good');
    for (const language of ['es', 'en'] as const) {
      const events = await collect(advise(IDEA, language, undefined, service));
      const advice = ADVICES[language];
      expect(events.at(-1)).toMatchObject({ type: 'advice', advice, results: { month: advice.sums?.month } });
    }
    expect(await collect(rate(IDEA, 'es', service))).toMatchObject([
      { type: 'rating', verdict: 'judged', score: 63 },
    ]);
  });

  test('repeated ratings by an inconsistent model have different scores', async () => {
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

describe('advice', () => {
  async function readAdvice(scenario: string) {
    const events = await collect(advise(IDEA, 'es', undefined, serviceFor('openai', fake.url, scenario)));
    const end = events.at(-1);
    if (end?.type !== 'advice') throw new Error(JSON.stringify(end));
    const shown = events.flatMap((event) => (event.type === 'section' ? [[event.field, event.value]] : []));
    // The parts that arrived must equal those of the advice.
    const parts = end.advice.parts.map((part, index) => [`parts.${index}`, part]);
    expect(shown.filter(([field]) => String(field).startsWith('parts.'))).toEqual(parts);
    return end;
  }

  test.each(['fenced', 'raw-line-breaks', 'keyed-parts', 'missing-fields'])(
    'of scenario %s is read whole',
    async (scenario) => {
      expect((await readAdvice(scenario)).advice).toEqual(ADVICES.es);
    },
  );

  test.each(['cut', 'cut-always', 'broken-off-once', 'error-mid-stream-once'])(
    'of scenario %s keeps the parts that arrived whole',
    async (scenario) => {
      const { headline, parts } = (await readAdvice(scenario)).advice;
      expect(headline).toBe(ADVICES.es.headline);
      expect(parts.length).toBeGreaterThanOrEqual(2);
      expect(parts).toEqual(ADVICES.es.parts.slice(0, parts.length));
    },
  );

  test('a completing request brings the sums if the advice was cut within its parts', async () => {
    const { advice, results } = await readAdvice('cut');
    expect(advice.parts.length).toBeLessThan(ADVICES.es.parts.length);
    expect(advice.sums).toEqual(ADVICES.es.sums);
    expect(results).toMatchObject({ month: 370, breakEven: 7 });
  });

  test('Crisol finds a stated month that differs from the result of its quantities', async () => {
    const { advice } = await readAdvice('wrong-sums');
    expect(contradictionsOf(advice.sums as NonNullable<typeof advice.sums>)).toEqual([
      { result: 'month', stated: 444, computed: 370 },
    ]);
  });

  test('advice with hostile text in every field becomes valid, bounded and finite', async () => {
    const { advice, results, meta } = await readAdvice('lying');
    expect(adviceSchema.parse(advice)).toEqual(advice);
    expect(advice.parts).toHaveLength(PARTS_MAX - 1);
    expect(meta.leftOut).toBe(1);
    expect(Math.max(...advice.parts.map(({ text }) => text.length))).toBeLessThanOrEqual(4000);
    const texts = [advice.headline, ...advice.parts.flatMap(({ title, text }) => [title, text])];
    expect(texts.join()).not.toMatch(/\p{Cf}|(?=\p{Cc})[^\n]|polluted/u);
    expect(results).toEqual({ margin: 0.01, month: -999_900_000, hour: -999_900, breakEven: 1e11 });
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });
});
