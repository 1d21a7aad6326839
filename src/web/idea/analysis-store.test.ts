import { beforeEach, expect, test } from 'vitest';
import { EVIDENCE } from '../../../tests/fake-search/evidence.ts';
import type { AnalysisEvent } from '../../domain/events.ts';
import { reportFileSchema } from '../../domain/report-file.ts';
import { example } from '../report/example.es.ts';
import { type AnalysisStore, createAnalysisStore, type LoadReportReader } from './analysis-store.ts';
import type { Failed, ReportSource } from './source.ts';

const { idea: IDEA, report, meta, plan } = example;
const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;

/** A source whose events the test sends one by one. */
function puppet() {
  const waiting: ((step: { event?: AnalysisEvent | Failed; end?: true }) => void)[] = [];
  let aborted = false;
  const source: ReportSource = {
    asked,
    async *analyze(_request, signal) {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      for (;;) {
        const step = await new Promise<{ event?: AnalysisEvent | Failed; end?: true }>((resolve) =>
          waiting.push(resolve),
        );
        if (step.end) return;
        if (step.event) yield step.event;
      }
    },
    async *plan() {
      yield { type: 'section', field: 'riskiestAssumption', value: plan?.riskiestAssumption ?? '' };
      if (plan) yield { type: 'plan', plan, meta };
    },
    rate: async () => ({
      type: 'rating',
      rating: { scoreBreakdown: report.scoreBreakdown ?? [], score: 63, verdict: 'judged' },
    }),
  };
  return {
    load: async () => source,
    wasAborted: () => aborted,
    async say(...events: (AnalysisEvent | Failed)[]) {
      for (const event of events) {
        await settled();
        waiting.shift()?.({ event });
        await settled();
      }
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The session storage of a tab. */
function tab(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let store: AnalysisStore;
let storage: Storage;

beforeEach(async () => {
  store = createAnalysisStore();
  storage = tab();
  await store.restore(storage, loadReader);
});

const loadReader = async () => (saved: unknown) => reportFileSchema.safeParse(saved).data;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The same tab after a reload. */
async function reloaded(load: LoadReportReader = loadReader): Promise<AnalysisStore> {
  const again = createAnalysisStore();
  await again.restore(storage, load);
  return again;
}

const section: AnalysisEvent = { type: 'section', field: 'pitch', value: 'Un titular' };
const done: AnalysisEvent = { type: 'report', report, meta };
const failure: Failed = {
  type: 'error',
  code: 'service_busy',
  message: 'Ocupado',
  retryable: true,
  retryAfter: 9,
};

async function analyzed(idea = IDEA) {
  const { load, say } = puppet();
  store.type(idea);
  void store.analyze(load, 'es');
  await say(done);
}

test('an analysis goes from the form through writing to a result', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(load, 'es');
  expect(store.getState()).toMatchObject({ screen: 'analyzing', writing: { idea: IDEA, sections: {} } });
  await say({ type: 'queued', place: 3 });
  expect(store.getState().writing?.place).toBe(3);
  await say({ type: 'started', service: 'huggingface', model: 'a-model', language: 'es' }, section);
  expect(store.getState().writing).toMatchObject({
    place: undefined,
    model: 'a-model',
    sections: { pitch: 'Un titular' },
  });
  await say(done);
  const { screen, full, entries } = store.getState();
  expect({ screen, full }).toEqual({ screen: 'result', full: false });
  expect(entries[0]?.file).toEqual({ format: 'crisol-report', version: 1, idea: IDEA, report, meta });
});

test('a report that is unfolded during writing stays unfolded', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(load, 'es');
  await say(section);
  store.unfold();
  await say(done);
  expect(store.getState()).toMatchObject({ screen: 'result', full: true });
});

test('a failure returns to the form with the text and the sections that arrived', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(load, 'es');
  await say(section, failure);
  expect(store.getState()).toMatchObject({
    screen: 'input',
    idea: IDEA,
    failure: { code: 'service_busy', retryAfter: 9, asked },
    unfinished: { sections: { pitch: 'Un titular' } },
  });
});

test('if the page cannot fetch its own code, the failure says that the site is unreachable', async () => {
  store.type(IDEA);
  await store.analyze(unreachable, 'es');
  expect(store.getState()).toMatchObject({
    screen: 'input',
    failure: { code: 'site_unreachable', retryable: true },
  });
  await store.openExample(unreachable);
  expect(store.getState()).toMatchObject({ screen: 'input', failure: { code: 'site_unreachable' } });
});

test('cancelling returns to the form at once and ignores later events', async () => {
  const { load, say, wasAborted } = puppet();
  store.type(IDEA);
  void store.analyze(load, 'es');
  await say(section);
  store.cancel();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA, failure: undefined });
  expect(wasAborted()).toBe(true);
  await say(done);
  expect(store.getState().entries).toEqual([]);
});

test('a reload keeps the last report and its screen, not the earlier ones', async () => {
  await analyzed();
  store.improve(`${IDEA} Mejor.`);
  await analyzed(`${IDEA} Mejor.`);
  store.unfold();
  expect(store.getState().entries).toHaveLength(2);
  const { screen, full, entries } = (await reloaded()).getState();
  expect({ screen, full }).toEqual({ screen: 'result', full: true });
  expect(entries.map(({ file }) => file.idea)).toEqual([`${IDEA} Mejor.`]);
});

test('a reload during an analysis keeps the text and marks the analysis as interrupted', async () => {
  store.type(IDEA);
  void store.analyze(puppet().load, 'es');
  expect((await reloaded()).getState()).toMatchObject({ screen: 'input', idea: IDEA, interrupted: true });
});

test('unloading the page ends the analysis without a failure', async () => {
  const { load, say, wasAborted } = puppet();
  store.type(IDEA);
  void store.analyze(load, 'es');
  await say(section);
  store.suspend();
  await say(failure);
  expect(wasAborted()).toBe(true);
  expect((await reloaded()).getState()).toMatchObject({ interrupted: true, failure: undefined });
  store.resume();
  expect(store.getState()).toMatchObject({ screen: 'input', interrupted: true, idea: IDEA });
});

test('showing the form keeps the report and does not stop an analysis', async () => {
  await analyzed();
  store.showForm();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA });
  store.look(0);
  expect(store.getState()).toMatchObject({ screen: 'result', shown: 0 });
  store.showForm();
  void store.analyze(puppet().load, 'es');
  store.showForm();
  expect(store.getState().screen).toBe('analyzing');
});

test('an invalid saved report is ignored', async () => {
  await analyzed();
  storage.setItem('crisol_report', '{"format":"crisol-report","version":1}');
  expect((await reloaded()).getState()).toMatchObject({ screen: 'input', idea: IDEA, entries: [] });
});

test('a saved report whose code cannot be fetched stays in the tab and can be opened later', async () => {
  await analyzed();
  const later = await reloaded(unreachable);
  expect(later.getState()).toMatchObject({ screen: 'input', idea: IDEA, unread: true, entries: [] });
  later.type('Otra idea');
  await later.reopen(unreachable);
  expect(later.getState().failure?.code).toBe('site_unreachable');
  await later.reopen(loadReader);
  expect(later.getState()).toMatchObject({ screen: 'result', idea: 'Otra idea', unread: false });
  expect(later.getState().entries[0]?.file.report).toEqual(report);
});

test('clear removes everything, also from the tab’s storage', async () => {
  await analyzed();
  store.clear();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: '', entries: [] });
  expect(storage.length).toBe(0);
});

test('an improved idea is compared with the earlier report', async () => {
  await analyzed();
  const first = store.getState().entries[0]?.file;
  store.improve(report.improvedIdea);
  expect(store.getState()).toMatchObject({ screen: 'input', idea: report.improvedIdea });
  await analyzed(report.improvedIdea);
  expect(store.getState().entries[1]?.comparedTo).toBe(first);
  store.look(0);
  expect(store.getState()).toMatchObject({ screen: 'result', shown: 0 });
});

test('rewriting in another language keeps the report until the new one is complete', async () => {
  await analyzed();
  const { load, say } = puppet();
  void store.rewrite(load, 'en');
  await say(section);
  expect(store.getState()).toMatchObject({ screen: 'result', shown: 0, writing: { language: 'en' } });
  await say({ type: 'report', report, meta: { ...meta, language: 'en' } });
  expect(store.getState()).toMatchObject({ screen: 'result', shown: 1, writing: undefined });
  expect(store.getState().entries[1]?.comparedTo).toBeUndefined();
});

test('a failed rewrite keeps the report', async () => {
  await analyzed();
  const { load, say } = puppet();
  void store.rewrite(load, 'en');
  await say(failure);
  expect(store.getState()).toMatchObject({ screen: 'result', shown: 0, failure: { code: 'service_busy' } });
});

test('a plan is stored with its report', async () => {
  await analyzed();
  await store.planValidation(puppet().load);
  expect(store.getState().entries[0]).toMatchObject({ file: { plan }, planning: undefined });
  expect((await reloaded()).getState().entries[0]?.file.plan).toEqual(plan);
});

test('a stability check asks for two ratings and stores them with the report', async () => {
  await analyzed();
  await store.checkStability(puppet().load);
  const [entry] = store.getState().entries;
  expect(entry?.stability).toBeUndefined();
  expect(entry?.file.ratings?.map(({ score }) => score)).toEqual([63, 63]);
  expect((await reloaded()).getState().entries[0]?.file.ratings).toEqual(entry?.file.ratings);
});

test('a second click during loading sends nothing', async () => {
  const store = createAnalysisStore();
  let asks = 0;
  const load = async () => {
    asks += 1;
    return new Promise<ReportSource>(() => undefined);
  };
  store.type(IDEA);
  void store.analyze(load, 'es');
  void store.analyze(load, 'es');
  expect(asks).toBe(1);
});

test.each(['plan', 'stability'] as const)('a request about a report can be cancelled: %s', async (kind) => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  };
  const source: ReportSource = {
    asked,
    async *analyze() {
      yield { type: 'report', report, meta };
    },
    // biome-ignore lint/correctness/useYield: it never ends.
    async *plan(_file, signal) {
      await never(signal);
    },
    rate: (_request, signal) => never(signal),
  };
  const load = async () => source;
  const store = createAnalysisStore();
  store.type(IDEA);
  await store.analyze(load, 'es');
  const entry = () => store.getState().entries[0];
  void store.planValidation(load);
  void store.checkStability(load);
  await Promise.resolve();
  expect([entry()?.planning?.status, entry()?.stability?.status]).toEqual(['asking', 'asking']);
  await new Promise((resolve) => setTimeout(resolve));
  store.cancelQuestion(kind);
  const left = kind === 'plan' ? [undefined, 'asking'] : ['asking', undefined];
  expect([entry()?.planning?.status, entry()?.stability?.status]).toEqual(left);
  // One request for a plan, two for ratings.
  expect(signals.filter(({ aborted }) => aborted).length).toBe(kind === 'plan' ? 1 : 2);
});

test('a new rating with results keeps the evidence found before', async () => {
  await analyzed();
  store.addEvidence(0, EVIDENCE);
  store.note({ text: 'Pagaron 9 de 20.' });
  const { load, say } = puppet();
  void store.reassess(load, 'Pagaron 9 de 20.');
  await say(done);
  expect(store.getState().entries[1]?.file.evidence).toEqual(EVIDENCE);
});
