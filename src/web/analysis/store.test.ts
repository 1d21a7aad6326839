import { beforeEach, describe, expect, test } from 'vitest';
import { EVIDENCE } from '../../../tests/fake-search/evidence.ts';
import type { Advice } from '../../domain/advice.ts';
import type { AdviceEvent, AnalysisEvent } from '../../domain/events.ts';
import { worksheetResponse } from '../../worksheet/make-worksheet.ts';
import { example } from '../report/example.es.ts';
import { checkSession } from './check-session.ts';
import { isReport } from './entry.ts';
import {
  addEvidence,
  cancelRequest,
  changeNumber,
  checkStability,
  noteResults,
  reassess,
  requestAdvice,
  retry,
  rewrite,
  swapAdvice,
} from './report-requests.ts';
import type { LoadSource, PageFailureEvent, ReportSource } from './source.ts';
import { presentEntries, shownEntry, shownReport } from './state.ts';
import { AnalysisStore, type LoadSessionCheck, type LoadWriter } from './store.ts';

const { idea: IDEA, report, meta } = example;
const advice = example.advice as Advice;
const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;

type Sent = AnalysisEvent | PageFailureEvent;
type AdviceSent = AdviceEvent | PageFailureEvent;

/** A source whose events the test sends one by one. */
function puppet(options: { advisesItself?: boolean } = {}) {
  const analysis = channel<Sent>();
  const advising = channel<AdviceSent>();
  const source: ReportSource = {
    asked,
    advisesItself: options.advisesItself === true,
    analyze: analysis.answer,
    advise: advising.answer,
    async *rate() {
      yield {
        type: 'rating',
        scoreBreakdown: report.scoreBreakdown ?? [],
        score: 63,
        verdict: 'judged',
      };
    },
  };
  return {
    load: async () => source,
    requests: analysis.requests,
    wasAborted: analysis.wasAborted,
    say: analysis.say,
    advising,
  };
}

/** One kind of request: the requests made, and the events that the test sends. */
function channel<Event>() {
  const waiting: ((event: Event) => void)[] = [];
  const requests: unknown[] = [];
  let aborted = false;
  return {
    requests,
    wasAborted: () => aborted,
    async *answer(request: unknown, signal: AbortSignal): AsyncGenerator<Event> {
      requests.push(request);
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      for (;;) yield await new Promise<Event>((resolve) => waiting.push(resolve));
    },
    async say(...events: Event[]) {
      for (const event of events) {
        await settled();
        waiting.shift()?.(event);
        await settled();
      }
    },
  };
}

/** A source that yields the complete advice at once. */
function adviser(given: Advice = advice) {
  const { load, ...rest } = puppet();
  const source = async (): Promise<ReportSource> => ({
    ...(await load()),
    async *advise() {
      yield { type: 'section', field: 'headline', value: given.headline };
      yield { type: 'advice', advice: given, meta };
    },
  });
  return { ...rest, load: source };
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
  store = new AnalysisStore();
  storage = tab();
  await store.restore(storage, loadCheck);
});

const loadWriter: LoadWriter = () => import('./write-report.ts');
const loadCheck: LoadSessionCheck = async () => checkSession;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The same tab after a reload. */
async function reloaded(load: LoadSessionCheck = loadCheck): Promise<AnalysisStore> {
  const again = new AnalysisStore();
  await again.restore(storage, load);
  return again;
}

const section: AnalysisEvent = { type: 'section', field: 'pitch', value: 'Un titular' };
const judged: AnalysisEvent = { type: 'section', field: 'verdict', value: 'judged' };
const rated: AnalysisEvent = {
  type: 'section',
  field: 'scoreBreakdown',
  value: report.scoreBreakdown ?? [],
};
const done: AnalysisEvent = { type: 'report', report, meta };
const failure: PageFailureEvent = {
  type: 'error',
  code: 'service_busy',
  message: 'Ocupado',
  retryable: true,
  retryAfter: 9,
};

async function analyzed(idea = IDEA) {
  const { load, say } = puppet();
  store.type(idea);
  void store.analyze(loadWriter, load, 'es');
  await say(done);
}

const reports = (of: AnalysisStore) => of.getState().entries.filter(isReport);

test('an analysis changes the screen from the form to writing to the result', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  expect(store.getState()).toMatchObject({ screen: 'analyzing', writing: { idea: IDEA, sections: {} } });
  await say({ type: 'queued', place: 3 });
  expect(store.getState()).toMatchObject({ writing: { place: 3 } });
  await say({ type: 'started', service: 'huggingface', model: 'a-model', language: 'es' }, section);
  expect(store.getState()).toMatchObject({
    writing: { place: undefined, model: 'a-model', sections: { pitch: 'Un titular' } },
  });
  await say(done);
  expect(store.getState()).toMatchObject({ screen: 'result', full: false });
  expect(shownEntry(store.getState())?.file).toEqual({
    format: 'crisol-report',
    version: 1,
    idea: IDEA,
    report,
    meta,
  });
});

test('a report that is unfolded during writing stays unfolded', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say(section);
  store.showFull(true);
  await say(done);
  expect(store.getState()).toMatchObject({ screen: 'result', full: true });
});

test('a failure before the first section returns to the form with the text', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say(failure);
  expect(store.getState()).toMatchObject({
    screen: 'input',
    idea: IDEA,
    notice: { code: 'service_busy', retryAfter: 9, asked },
    stopped: undefined,
  });
});

test('a failure midway shows the partial report, and a retry repeats its analysis', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say(section);
  store.showFull(true);
  store.type('Otro texto');
  await say(failure);
  expect(store.getState()).toMatchObject({
    screen: 'stopped',
    full: true,
    stopped: { failure: { code: 'service_busy', asked }, writing: { sections: { pitch: 'Un titular' } } },
  });
  const again = puppet();
  void retry({ store, load: again.load });
  await again.say(done);
  expect(shownEntry(store.getState())?.file.idea).toBe(IDEA);
});

test('a partial report can be opened again from the form', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say(section);
  store.go({ screen: 'input' });
  expect(store.getState().screen).toBe('input');
  store.go({ screen: 'stopped' });
  expect(store.getState()).toMatchObject({ screen: 'stopped', stopped: { writing: { idea: IDEA } } });
});

test('if the page cannot load its code, the failure is an unreachable site', async () => {
  store.type(IDEA);
  await store.analyze(loadWriter, unreachable, 'es');
  expect(store.getState()).toMatchObject({
    screen: 'input',
    notice: { code: 'site_unreachable', retryable: true },
  });
});

test('in a browser without a required function, the failure is an outdated browser', async () => {
  for (const [owner, name] of [
    [AbortSignal, 'any'],
    [URL, 'canParse'],
  ] as const) {
    const method = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Reflect.deleteProperty(owner, name);
    try {
      store.type(IDEA);
      await store.analyze(loadWriter, () => Promise.reject(new Error('not loaded')), 'es');
      const state = store.getState();
      const notice = state.screen === 'input' ? state.notice : undefined;
      expect(notice, name).toMatchObject({ code: 'outdated_browser', retryable: false });
      store.clear();
    } finally {
      Object.defineProperty(owner, name, method);
    }
  }
});

test('cancelling returns to the form at once and ignores later events', async () => {
  const { load, say, wasAborted } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say(section);
  store.cancel();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA, notice: undefined });
  expect(wasAborted()).toBe(true);
  await say(done);
  expect(store.getState().entries).toEqual([]);
});

test('a reload keeps the last report and its screen, but no earlier reports', async () => {
  await analyzed();
  store.improve(`${IDEA} Mejor.`);
  await analyzed(`${IDEA} Mejor.`);
  store.showFull(true);
  expect(store.getState().entries).toHaveLength(2);
  const state = (await reloaded()).getState();
  expect(state).toMatchObject({ screen: 'result', full: true });
  expect(state.entries.map(({ file }) => file.idea)).toEqual([`${IDEA} Mejor.`]);
});

test('a reload before the first section keeps the text and reports the interruption', async () => {
  store.type(IDEA);
  void store.analyze(loadWriter, puppet().load, 'es');
  expect((await reloaded()).getState()).toMatchObject({
    screen: 'input',
    idea: IDEA,
    notice: 'interrupted',
  });
});

test('a reload midway keeps the valid sections', async () => {
  const { load, say } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'en');
  await say(section, { type: 'section', field: 'score', value: 'none' as never });
  const again = await reloaded();
  const state = again.getState();
  expect(state).toMatchObject({ screen: 'stopped', stopped: { failure: undefined } });
  expect(state.stopped?.writing).toMatchObject({ idea: IDEA, language: 'en', baseline: undefined });
  expect(state.stopped?.writing.sections).toEqual({ pitch: 'Un titular' });
  again.showForm();
  expect((await reloaded()).getState()).toMatchObject({ screen: 'input', stopped: {} });
});

test('unloading the page aborts the analysis as interrupted, not failed', async () => {
  const { load, say, wasAborted } = puppet();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await say({ type: 'queued', place: 1 });
  store.suspend();
  await say(failure);
  expect(wasAborted()).toBe(true);
  expect((await reloaded()).getState()).toMatchObject({ notice: 'interrupted' });
  store.resume();
  expect(store.getState()).toMatchObject({ screen: 'input', notice: 'interrupted', idea: IDEA });
});

test('showing the form keeps the report and does not stop an analysis', async () => {
  await analyzed();
  store.showForm();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA });
  store.go({ screen: 'result', shown: Number(store.getState().entries[0]?.id) });
  expect(store.getState()).toMatchObject({ screen: 'result' });
  store.showForm();
  void store.analyze(loadWriter, puppet().load, 'es');
  store.showForm();
  expect(store.getState().screen).toBe('analyzing');
});

test.each([
  ['of a newer version', '{"format":"crisol-report","version":2}', { problem: 'newer' }],
  ['that is damaged', '{"format":"crisol-report","version":1}', { problem: 'damaged', at: 'idea' }],
  ['that is no JSON', '{"format":', { problem: 'not_a_report' }],
])('a saved report %s is named and stays in the tab', async (_, saved, unopened) => {
  await analyzed();
  storage.setItem('crisol_report', saved);
  const after = await reloaded();
  expect(after.getState()).toMatchObject({ screen: 'input', idea: IDEA, entries: [], unopened });
  after.type('');
  expect(storage.getItem('crisol_report')).toBe(saved);
  expect((await reloaded()).getState()).toMatchObject({ idea: '', unopened });
});

test('an entry of the browser’s history for a screen of another version leads to the form', async () => {
  await analyzed();
  store.go({ screen: 'later' } as never);
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA });
});

test('a saved report whose code cannot be fetched stays in the tab and can be opened later', async () => {
  await analyzed();
  const later = await reloaded(unreachable);
  expect(later.getState()).toMatchObject({ screen: 'input', idea: IDEA, unread: true, entries: [] });
  later.type('Otra idea');
  await later.reopen(unreachable);
  expect(later.getState()).toMatchObject({ notice: { code: 'site_unreachable' } });
  await later.reopen(loadCheck);
  expect(later.getState()).toMatchObject({ screen: 'result', idea: 'Otra idea', unread: false });
  expect(later.getState().entries[0]).toMatchObject({ file: { report } });
});

test('clearing removes the report from page and storage, and can be undone', async () => {
  await analyzed();
  store.clear();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: '' });
  expect(presentEntries(store.getState())).toEqual([]);
  expect(storage.length).toBe(0);
  store.undoClear();
  expect(store.getState()).toMatchObject({ screen: 'result', idea: IDEA });
  expect((await reloaded()).getState()).toMatchObject({ screen: 'result', idea: IDEA });
});

test('the report of an earlier idea can be opened again', async () => {
  await analyzed();
  const first = shownEntry(store.getState())?.id;
  store.clear();
  await analyzed('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
  expect(presentEntries(store.getState())).toHaveLength(1);
  store.go({ screen: 'input' });
  store.go({ screen: 'result', shown: Number(first) });
  expect(shownEntry(store.getState())?.file.idea).toBe(IDEA);
  expect(presentEntries(store.getState())).toHaveLength(2);
});

test('an improved idea is compared with the earlier report, also after a reload', async () => {
  await analyzed();
  const first = shownEntry(store.getState())?.file;
  store.improve(report.improvedIdea);
  expect(store.getState()).toMatchObject({ screen: 'input', idea: report.improvedIdea });
  store = await reloaded();
  await analyzed(report.improvedIdea);
  expect(shownReport(store.getState())?.comparedTo).toEqual(first);
});

test('a new text typed after returning to the form is not compared, also after a reload', async () => {
  await analyzed();
  store.showForm();
  store = await reloaded();
  await analyzed('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
  expect(shownReport(store.getState())?.comparedTo).toBeUndefined();
});

test('a request to write a report holds the idea, its language and the results, and nothing else', async () => {
  await analyzed();
  const { load, say, requests } = puppet();
  void rewrite({ store, load }, 'en');
  await say(failure);
  void reassess({ store, load }, 'Dos pagaron');
  await say(failure);
  expect(requests).toEqual([
    { idea: IDEA, language: 'en' },
    { idea: IDEA, language: 'es', results: 'Dos pagaron' },
  ]);
});

test('rewriting in another language shows the report until the new one is complete', async () => {
  await analyzed();
  const first = shownEntry(store.getState());
  const { load, say } = puppet();
  void rewrite({ store, load }, 'en');
  await say(section);
  expect(shownEntry(store.getState())).toMatchObject({
    id: first?.id,
    rewrite: { status: 'asking', arrived: { language: 'en' } },
  });
  await say({ type: 'report', report, meta: { ...meta, language: 'en' } });
  const second = shownEntry(store.getState());
  expect(second).toMatchObject({ file: { meta: { language: 'en' } }, comparedTo: undefined });
  expect(reports(store).map(({ rewrite }) => rewrite)).toEqual([undefined, undefined]);
});

test('a report in another language that is finished later does not change the screen', async () => {
  await analyzed();
  const { load, say } = puppet();
  void rewrite({ store, load }, 'en');
  store.showForm();
  await say({ type: 'report', report, meta: { ...meta, language: 'en' } });
  expect(store.getState()).toMatchObject({ screen: 'input', entries: [{}, {}] });
});

test.each([
  ['a rewrite', (load: LoadSource) => rewrite({ store, load }, 'en')],
  ['a new rating', (load: LoadSource) => reassess({ store, load }, 'Dos pagaron')],
])('%s that fails before its first section keeps the report', async (_, request) => {
  await analyzed();
  const { load, say } = puppet();
  void request(load);
  await say(failure);
  expect(store.getState().screen).toBe('result');
  expect(shownReport(store.getState())?.rewrite).toMatchObject({
    status: 'failed',
    failure: { code: 'service_busy' },
  });
});

test('an idea rated again keeps advice, results and evidence, and is compared', async () => {
  await analyzed();
  await requestAdvice({ store, load: adviser().load });
  noteResults(store, 'Dos pagaron');
  addEvidence(store, Number(shownEntry(store.getState())?.id), EVIDENCE);
  const { load, say, advising } = puppet({ advisesItself: true });
  void reassess({ store, load }, 'Dos pagaron');
  await say(judged, rated);
  expect(store.getState()).toMatchObject({ screen: 'analyzing', writing: { advice } });
  await say(done);
  const [first, second] = reports(store);
  expect(second?.file).toMatchObject({ advice, results: { text: 'Dos pagaron' }, evidence: EVIDENCE });
  expect(second?.comparedTo).toBe(first?.file);
  // The advice is there already.
  expect(advising.requests).toEqual([]);
});

test('discarding a report that cannot be shown keeps the text and the other reports', async () => {
  await analyzed();
  await store.open({ file: { ...example, idea: 'Abierta' }, origin: 'file' });
  store.type('A medias');
  store.discard();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: 'A medias' });
  expect(presentEntries(store.getState()).map(({ file }) => file.idea)).toEqual([IDEA]);
  expect((await reloaded()).getState()).toMatchObject({ screen: 'input', idea: 'A medias' });
});

describe('the advice', () => {
  const headline: AdviceEvent = { type: 'section', field: 'headline', value: advice.headline };
  const part = (index: number): AdviceEvent => ({
    type: 'section',
    field: `parts.${index}`,
    value: advice.parts[index] as Advice['parts'][number],
  });
  const whole: AdviceEvent = { type: 'advice', advice, meta };

  /** Starts a report whose advice the page requests without a button. */
  function writing(idea = IDEA) {
    const model = puppet({ advisesItself: true });
    store.type(idea);
    void store.analyze(loadWriter, model.load, 'es');
    return model;
  }
  const shownWriting = () => {
    const state = store.getState();
    return state.screen === 'analyzing' ? state.writing : state.stopped?.writing;
  };

  test('is requested when the sixth axis arrives, and announced with the analysis', async () => {
    const { say, requests, advising } = writing();
    await say(judged, section);
    expect(requests).toEqual([{ idea: IDEA, language: 'es', advice: 'auto' }]);
    expect(advising.requests).toEqual([]);
    await say(rated);
    const { scoreBreakdown } = report;
    expect(advising.requests).toEqual([{ idea: IDEA, language: 'es', scoreBreakdown }]);
    await say(section);
    expect(advising.requests).toHaveLength(1);
  });

  test('arrives part by part during the report, and is added to it', async () => {
    const { say, advising } = writing();
    await say(judged, rated);
    await advising.say(headline, part(0));
    await say(section);
    await advising.say(part(1));
    expect(shownWriting()).toMatchObject({
      sections: { pitch: 'Un titular' },
      advising: { arrived: { headline: advice.headline, parts: advice.parts.slice(0, 2) } },
    });
    await say(done);
    expect(shownReport(store.getState())).toMatchObject({
      advising: { status: 'asking', arrived: { headline: advice.headline } },
    });
    await advising.say(part(2), whole);
    const entry = shownReport(store.getState());
    expect(entry?.file).toMatchObject({ report, advice });
    expect(entry?.advising).toBeUndefined();
  });

  test('is part of the finished report if it was complete before it', async () => {
    const { say, advising } = writing();
    await say(judged, rated);
    await advising.say(headline, whole);
    expect(shownWriting()).toMatchObject({ advice, advising: undefined });
    await say(done);
    expect(shownReport(store.getState())?.file.advice).toEqual(advice);
  });

  test('can be requested again during the report after it fails', async () => {
    const { say, advising, load } = writing();
    await say(judged, rated);
    await advising.say(headline, failure);
    expect(shownWriting()?.advising).toMatchObject({
      status: 'failed',
      arrived: { headline: advice.headline },
      failure: { code: 'service_busy', asked },
    });
    void requestAdvice({ store, load });
    await advising.say(whole);
    await say(done);
    expect(shownReport(store.getState())?.file).toMatchObject({ report, advice });
  });

  test.each(['cancel', 'clear', 'form'] as const)('ends with a report that is left: %s', async (way) => {
    const { say, advising } = writing();
    await say(judged, rated, section);
    await advising.say(headline);
    if (way === 'form') store.go({ screen: 'input' });
    else store[way]();
    expect(advising.wasAborted()).toBe(true);
    if (way !== 'clear') {
      // The arrived parts stay readable.
      expect(shownWriting()?.advising).toMatchObject({
        status: 'failed',
        arrived: { headline: advice.headline },
        failure: { code: 'interrupted' },
      });
    }
  });

  test('continues when its report fails, and a retry of the report does not request it again', async () => {
    const { say, advising } = writing();
    await say(judged, rated, section, failure);
    expect(store.getState().screen).toBe('stopped');
    await advising.say(headline, whole);
    expect(shownWriting()?.advice).toEqual(advice);
    const again = puppet({ advisesItself: true });
    void retry({ store, load: again.load });
    await again.say(judged, rated, done);
    expect(again.advising.requests).toEqual([]);
    expect(shownReport(store.getState())?.file.advice).toEqual(advice);
  });

  test('is neither announced nor requested if the person requests it by button', async () => {
    await analyzed();
    const { load, requests, say, advising } = puppet();
    store.improve(IDEA);
    void store.analyze(loadWriter, load, 'es');
    await say(judged, rated, done);
    expect([requests, advising.requests]).toEqual([[{ idea: IDEA, language: 'es' }], []]);
  });

  test.each(['too_little_said', 'not_an_idea', 'harmful'] as const)(
    'is not asked for: %s',
    async (verdict) => {
      const { say, advising } = writing();
      await say({ type: 'section', field: 'verdict', value: verdict }, rated);
      await say({ type: 'report', report: { ...report, verdict }, meta });
      expect(advising.requests).toEqual([]);
    },
  );

  test('is requested with the finished report if no event brought the axes', async () => {
    const { say, advising } = writing();
    const { scoreBreakdown: _, verdict: __, ...unrated } = report;
    await say({ type: 'report', report: unrated, meta });
    expect(advising.requests).toEqual([{ idea: IDEA, language: 'es', scoreBreakdown: undefined }]);
  });

  test('is requested for a report in another language', async () => {
    await analyzed();
    const { load, say, advising, requests } = puppet({ advisesItself: true });
    void rewrite({ store, load }, 'en');
    await say({ type: 'report', report, meta: { ...meta, language: 'en' } });
    expect(requests).toMatchObject([{ language: 'en', advice: 'auto' }]);
    expect(advising.requests).toMatchObject([{ idea: IDEA, language: 'en' }]);
    await advising.say(whole);
    expect(reports(store).map(({ file }) => file.advice)).toEqual([undefined, advice]);
  });

  test('replaces the first one when written again, and the first one can be restored', async () => {
    await analyzed();
    await requestAdvice({ store, load: adviser().load });
    noteResults(store, 'Tres pagaron');
    changeNumber(store, 0, 9);
    const changed = shownReport(store.getState())?.file.advice;
    const another = { ...advice, headline: 'Ahora sí: tres han pagado.' };
    const { load, advising } = puppet();
    void requestAdvice({ store, load });
    await advising.say({ ...headline, value: another.headline } as AdviceEvent);
    // The first one stays until the new one is complete.
    expect(shownReport(store.getState())?.file.advice).toEqual(changed);
    expect(advising.requests).toMatchObject([{ results: expect.stringMatching(/^Tres pagaron\n.*9\s€/) }]);
    await advising.say({ ...whole, advice: another });
    const entry = () => shownReport(store.getState());
    expect(entry()).toMatchObject({
      file: { advice: another },
      otherAdvice: { advice: changed, isEarlier: true },
    });
    swapAdvice(store);
    expect(entry()).toMatchObject({
      file: { advice: changed },
      otherAdvice: { advice: another, isEarlier: false },
    });
    store = await reloaded();
    expect(entry()).toMatchObject({
      file: { advice: changed },
      otherAdvice: { advice: another, isEarlier: false },
    });
    swapAdvice(store);
    expect(entry()).toMatchObject({
      file: { advice: another },
      otherAdvice: { advice: changed, isEarlier: true },
    });
  });

  test('keeps the first one if writing it again fails', async () => {
    await analyzed();
    await requestAdvice({ store, load: adviser().load });
    const { load, advising } = puppet();
    void requestAdvice({ store, load });
    await advising.say(failure);
    expect(shownReport(store.getState())).toMatchObject({ file: { advice }, advising: { status: 'failed' } });
  });

  test('keeps its arrived parts after a reload, with its report finished or not', async () => {
    const { say, advising } = writing();
    await say(judged, rated, section);
    await advising.say(headline, part(0), {
      type: 'section',
      field: 'parts.1',
      value: { kind: 'bet', title: 'Sin texto' } as never,
    });
    const arrived = { headline: advice.headline, parts: [advice.parts[0]] };
    const left = { status: 'failed', arrived, failure: { code: 'interrupted', retryable: true } };
    const midway = await reloaded();
    expect(midway.getState()).toMatchObject({ screen: 'stopped' });
    expect(midway.getState().stopped?.writing.advising).toEqual(left);
    await say(done);
    const finished = await reloaded();
    expect(shownReport(finished.getState())).toMatchObject({ file: { report }, advising: left });
    await advising.say(whole);
    expect(shownReport((await reloaded()).getState())).toMatchObject({
      file: { advice },
      advising: undefined,
    });
  });
});

test('a stability check requests two ratings and stores them with the report', async () => {
  await analyzed();
  await checkStability({ store, load: puppet().load });
  const [entry] = reports(store);
  expect(entry?.stability).toBeUndefined();
  expect(entry?.file.ratings?.map(({ score }) => score)).toEqual([63, 63]);
  expect(reports(await reloaded())[0]?.file.ratings).toEqual(entry?.file.ratings);
});

test('a second click while an analysis loads sends no second request', async () => {
  const store = new AnalysisStore();
  let loads = 0;
  const load = async () => {
    loads += 1;
    return new Promise<ReportSource>(() => undefined);
  };
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  void store.analyze(loadWriter, load, 'es');
  await loadWriter();
  await settled();
  expect(loads).toBe(1);
});

test.each(['advising', 'stability'] as const)(
  'a request about a report can be cancelled: %s',
  async (kind) => {
    const signals: AbortSignal[] = [];
    const never = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const source: ReportSource = {
      asked,
      advisesItself: false,
      async *analyze() {
        yield { type: 'report', report, meta };
      },
      // biome-ignore lint/correctness/useYield: it never ends.
      async *advise(_request, signal) {
        await never(signal);
      },
      // biome-ignore lint/correctness/useYield: it never ends.
      async *rate(_request, signal) {
        await never(signal);
      },
    };
    const load = async () => source;
    const store = new AnalysisStore();
    store.type(IDEA);
    await store.analyze(loadWriter, load, 'es');
    const entry = () => reports(store)[0];
    void requestAdvice({ store, load });
    void checkStability({ store, load });
    await Promise.resolve();
    expect([entry()?.advising?.status, entry()?.stability?.status]).toEqual(['asking', 'asking']);
    await new Promise((resolve) => setTimeout(resolve));
    cancelRequest(store, kind);
    const left = kind === 'advising' ? [undefined, 'asking'] : ['asking', undefined];
    expect([entry()?.advising?.status, entry()?.stability?.status]).toEqual(left);
    // One request for the advice, two for ratings.
    expect(signals.filter(({ aborted }) => aborted).length).toBe(kind === 'advising' ? 1 : 2);
  },
);

describe('a host without a model', () => {
  const answer = worksheetResponse(IDEA, 'es');
  const load: LoadSource = async () => ({
    asked: { inBrowser: false },
    advisesItself: true,
    async *analyze() {
      yield { type: 'worksheet', ...answer };
    },
    async *advise() {},
    async *rate() {},
  });

  test('a worksheet is shown, survives a reload, and its text can be changed', async () => {
    store.type(IDEA);
    await store.analyze(loadWriter, load, 'es');
    const file = { format: 'crisol-worksheet', version: 1, idea: IDEA, ...answer };
    expect(shownEntry(store.getState())?.file).toEqual(file);
    store = await reloaded();
    expect(shownEntry(store.getState())?.file).toEqual(file);
    store.improve('Otro texto');
    expect(store.getState()).toMatchObject({ screen: 'input', idea: 'Otro texto', improves: undefined });
  });

  test('a report is not compared with the worksheet that came before it', async () => {
    store.type(IDEA);
    await store.analyze(loadWriter, load, 'es');
    store.improve(IDEA);
    const model = puppet();
    void store.analyze(loadWriter, model.load, 'es');
    await model.say({ type: 'report', report, meta });
    expect(store.getState().entries).toHaveLength(2);
    expect(shownReport(store.getState())?.comparedTo).toBeUndefined();
  });
});
