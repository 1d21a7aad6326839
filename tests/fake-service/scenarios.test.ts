import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisError } from '../../src/domain/errors.ts';
import { reportSchema } from '../../src/domain/report.ts';
import { REPORTS } from './answers.ts';
import { collectAnswer, IDEA, SHORT_TIMEOUTS, serviceFor } from './ask.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** `analyses.test.ts` plays the scenarios with the other two services. */
const KIND = 'openai';
const SECRETS = ['sk_secret', IDEA, 'biblioteca'];

/** Scenarios that wait about a second; they run concurrently. */
const WAITING: ReadonlySet<string> = new Set(['thinks-long', 'never-closes', 'hang-error-body']);

let fake: FakeService;
beforeAll(async () => {
  fake = await startFakeService();
});
afterAll(() => fake.close());

/** Scenarios that succeed only in an analysis, take seconds, or run in other tests. */
const SKIPPED: ReadonlySet<string> = new Set([
  'slow',
  'lively',
  'huge',
  'huge-silence',
  'prose-once',
  'refusal-once',
  'error-mid-stream-once',
  'ignores-format',
]);

test('the scripted service has at least 35 failure scenarios', () => {
  const failures = Object.values(SCENARIOS).filter(({ outcome }) => outcome !== 'report');
  expect(failures.length).toBeGreaterThanOrEqual(35);
});

test('the reports of the scripted service are valid', () => {
  expect(reportSchema.parse(REPORTS.es)).toEqual(REPORTS.es);
  expect(reportSchema.parse(REPORTS.en)).toEqual(REPORTS.en);
});

describe(`the client of an ${KIND} service`, () => {
  const rows = Object.entries(SCENARIOS)
    .filter(([name]) => !SKIPPED.has(name))
    .map(([name, scenario]) => ({ name, ...scenario }));

  test.each(rows.filter(({ name }) => !WAITING.has(name)))(
    'scenario $name: one start, then an end or an error ($about)',
    play,
  );
  test.concurrent.each(rows.filter(({ name }) => WAITING.has(name)))(
    'scenario $name: one start, then an end or an error ($about)',
    play,
  );

  async function play({ name, outcome, by }: Scenario & { name: string }) {
    const { parts, text, end, error } = await collectAnswer(
      serviceFor(KIND, fake.url, name, outcome === 'service_timeout' ? { timeouts: SHORT_TIMEOUTS } : {}),
    );

    expect(parts.filter(({ type }) => type === 'start').length).toBe(1);
    expect(parts[0]).toMatchObject({ type: 'start', service: KIND });
    if (by === 'wire') {
      expect(error).toBeInstanceOf(AnalysisError);
      expect((error as AnalysisError).code).toBe(outcome);
      expect(end).toBeUndefined();
      const texts = [(error as Error).message, (error as Error).stack, String((error as Error).cause)].join();
      for (const secret of SECRETS) expect(texts).not.toContain(secret);
    } else {
      expect(error).toBeUndefined();
      expect(parts.at(-1)).toBe(end);
      expect(end).toMatchObject({ type: 'end' });
      if (
        outcome === 'report' &&
        end?.type === 'end' &&
        end.reason === 'complete' &&
        name !== 'missing-fields'
      ) {
        expect(text).toContain(JSON.stringify(REPORTS.es.interpretation).slice(1, -1));
      }
    }
  }
});
