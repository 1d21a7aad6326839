import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contradictionsOf } from '../../src/domain/compute-sums.ts';
import { isTerminal } from '../../src/domain/events.ts';
import { ANSWER_TEXT_MAX_LENGTH, reportSchema } from '../../src/domain/report.ts';
import type { Sums } from '../../src/domain/sums.ts';
import { analyze, rate, reply } from '../../src/model/analyze.ts';
import { markdownBlocks } from '../../src/text/markdown-blocks.ts';
import { REPLIES, REPORTS } from './answers.ts';
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
      if (event.field.startsWith('answer.')) continue;
      expect(reportParts[part] ?? axes?.find(({ axis }) => axis === part)).toEqual(event.value);
    }
  });

  test('a good report arrives unchanged, in the requested language', async () => {
    for (const language of ['es', 'en'] as const) {
      const events = await collect(analyze(IDEA, language, serviceFor(kind, fake.url, 'good')));
      expect(events.at(-1)).toMatchObject({ type: 'report', report: REPORTS[language] });
    }
  });

  test('a good reply and a good rating arrive unchanged', async () => {
    const service = serviceFor(kind, fake.url, 'good');
    for (const language of ['es', 'en'] as const) {
      const judgement = REPORTS[language];
      const { headline = '', answer = '', sums } = judgement;
      const request = { idea: IDEA, language, judgement, headline, answer, note: 'Tres han pagado ya.' };
      const events = await collect(reply(request, service));
      const computed = { month: REPLIES[language].sums?.month };
      expect(events.at(-1)).toMatchObject({ type: 'reply', ...REPLIES[language], computed });
      expect(sums).toBeDefined();
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

describe('the second step', () => {
  const good = REPORTS.es;
  const blocks = markdownBlocks(good.answer ?? '');

  async function analysis(scenario: string) {
    const events = await collect(analyze(IDEA, 'es', serviceFor('openai', fake.url, scenario)));
    const end = events.at(-1);
    if (end?.type !== 'report') throw new Error(JSON.stringify(end));
    // The blocks that arrived are those of the answer.
    const arrived = events.flatMap((event) =>
      event.type === 'section' && event.field.startsWith('answer.') ? [[event.field, event.value]] : [],
    );
    const written = markdownBlocks(end.report.answer ?? '');
    expect(arrived).toEqual(written.map((block, index) => [`answer.${index}`, block]));
    return { ...end, events };
  }

  test.each([
    'good',
    'fenced',
    'raw-line-breaks',
    'answer-raw-lines',
    'answer-in-parts',
    'missing-fields',
    'answer-cut',
    'cut',
    'broken-off-once',
  ])('of scenario %s is read whole', async (scenario) => {
    const { report, meta } = await analysis(scenario);
    expect(report).toEqual(good);
    expect(meta.unfinished).toBeUndefined();
  });

  test('arrives block by block, before the record', async () => {
    const { events } = await analysis('good');
    const fields = events.flatMap((event) => (event.type === 'section' ? [event.field] : []));
    const answer = [...blocks.map((_, index) => `answer.${index}`), 'answer', 'sums'];
    expect(fields.slice(fields.indexOf('headline'), fields.indexOf('sums') + 1)).toEqual([
      'headline',
      'decision',
      ...answer,
    ]);
    expect(fields.indexOf('strategicAnalysis.weaknesses')).toBeLessThan(fields.indexOf('headline'));
    expect(fields.at(-1)).toBe('pitch');
  });

  test('that stays cut keeps its whole blocks, and says so', async () => {
    const { report, meta } = await analysis('answer-cut-always');
    const written = markdownBlocks(report.answer ?? '');
    expect(written.length).toBeGreaterThan(1);
    expect(written).toEqual(blocks.slice(0, written.length));
    expect(meta.unfinished).toBe('incomplete_response');
  });

  test.each([
    ['answer-fails', 'service_error'],
    ['answer-missing', 'incomplete_response'],
  ])('of scenario %s leaves the judgement, and says %s', async (scenario, code) => {
    const { report, meta, computed } = await analysis(scenario);
    expect(report).toMatchObject({ score: good.score, strategicAnalysis: { strengths: expect.any(Array) } });
    expect(report.answer).toBeUndefined();
    expect(meta.unfinished).toBe(code);
    if (scenario === 'answer-fails') expect(computed).toBeUndefined();
  });

  test('can be asked for alone', async () => {
    const service = serviceFor('openai', fake.url, 'good');
    const before = fake.requests.length;
    const events = await collect(analyze(IDEA, 'es', service, { judgement: good }));
    const asked = fake.requests.slice(before).filter(({ method }) => method === 'POST');
    expect(asked).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'report', report: good });
    const fields = events.flatMap((event) => (event.type === 'section' ? [event.field] : []));
    expect(fields[0]).toBe('headline');
  });

  test('has no marks without sources', async () => {
    const { report } = await analysis('marks');
    expect(JSON.stringify(report)).not.toMatch(/\[\d|【|\[\^/);
  });

  test('Crisol finds a stated month that differs from the result of its quantities', async () => {
    const { report, computed } = await analysis('wrong-sums');
    expect(computed).toMatchObject({ month: 370, breakEven: 7 });
    expect(contradictionsOf(report.sums as Sums)).toEqual([{ result: 'month', stated: 444, computed: 370 }]);
  });

  test('with hostile text in every field becomes valid, bounded and finite', async () => {
    const { report, computed } = await analysis('lying');
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report.answer?.length).toBeLessThanOrEqual(ANSWER_TEXT_MAX_LENGTH + 200);
    const texts = [report.headline, report.answer, report.pitch, ...(report.monetization ?? [])];
    expect(texts.join()).not.toMatch(/\p{Cf}|(?=\p{Cc})[^\n]|polluted/u);
    expect(Object.values(computed ?? {}).every(Number.isFinite)).toBe(true);
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });
});
