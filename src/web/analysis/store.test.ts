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
function controlledSource(options: { isAdviceAutomatic?: boolean } = {}) {
  const analysis = channel<Sent>();
  const advising = channel<AdviceSent>();
  const source: ReportSource = {
    asked,
    isAdviceAutomatic: options.isAdviceAutomatic === true,
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
    send: analysis.send,
    advising,
  };
}

/** The requests of one kind, and the events that the test sends in response. */
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
    async send(...events: Event[]) {
      for (const event of events) {
        await settled();
        waiting.shift()?.(event);
        await settled();
      }
    },
  };
}

/** A source that yields the complete advice at once. */
function adviser() {
  const { load, ...rest } = controlledSource();
  const loadAdviser = async (): Promise<ReportSource> => ({
    ...(await load()),
    async *advise() {
      yield { type: 'section', field: 'headline', value: advice.headline };
      yield { type: 'advice', advice, meta };
    },
  });
  return { ...rest, load: loadAdviser };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The session storage of a tab. */
function tabStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

let store: AnalysisStore;
let storage: Storage;

beforeEach(async () => {
  store = new AnalysisStore();
  storage = tabStorage();
  await store.restore(storage, loadCheck);
});

const loadWriter: LoadWriter = () => import('./write-report.ts');
const loadCheck: LoadSessionCheck = async () => checkSession;
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));

/** The same tab after a reload. */
async function reloaded(load: LoadSessionCheck = loadCheck): Promise<AnalysisStore> {
  const reloadedStore = new AnalysisStore();
  await reloadedStore.restore(storage, load);
  return reloadedStore;
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
  const { load, send } = controlledSource();
  store.type(idea);
  void store.analyze(loadWriter, load, 'es');
  await send(done);
}

const reports = (from: AnalysisStore) => from.getState().entries.filter(isReport);

test('an analysis changes the screen from the form to writing to the result', async () => {
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  expect(store.getState()).toMatchObject({ screen: 'analyzing', writing: { idea: IDEA, sections: {} } });
  await send({ type: 'queued', place: 3 });
  expect(store.getState()).toMatchObject({ writing: { place: 3 } });
  await send({ type: 'started', service: 'huggingface', model: 'a-model', language: 'es' }, section);
  expect(store.getState()).toMatchObject({
    writing: { place: undefined, model: 'a-model', sections: { pitch: 'Un titular' } },
  });
  await send(done);
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
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send(section);
  store.showFull(true);
  await send(done);
  expect(store.getState()).toMatchObject({ screen: 'result', full: true });
});

test('a failure before the first section returns to the form with the text', async () => {
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send(failure);
  expect(store.getState()).toMatchObject({
    screen: 'input',
    idea: IDEA,
    notice: { code: 'service_busy', retryAfter: 9, asked },
    stopped: undefined,
  });
});

test('a failure midway shows the partial report, and a retry writes that report again', async () => {
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send(section);
  store.showFull(true);
  store.type('Otro texto');
  await send(failure);
  expect(store.getState()).toMatchObject({
    screen: 'stopped',
    full: true,
    stopped: { failure: { code: 'service_busy', asked }, writing: { sections: { pitch: 'Un titular' } } },
  });
  const again = controlledSource();
  void retry({ store, load: again.load });
  await again.send(done);
  expect(shownEntry(store.getState())?.file.idea).toBe(IDEA);
});

test('a partial report can be opened again from the form', async () => {
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send(section);
  store.go({ screen: 'input' });
  expect(store.getState().screen).toBe('input');
  store.go({ screen: 'stopped' });
  expect(store.getState()).toMatchObject({ screen: 'stopped', stopped: { writing: { idea: IDEA } } });
});

test('if the page cannot load its code, the site counts as unreachable', async () => {
  store.type(IDEA);
  await store.analyze(loadWriter, failToLoad, 'es');
  expect(store.getState()).toMatchObject({
    screen: 'input',
    notice: { code: 'site_unreachable', retryable: true },
  });
});

test('a browser without a required function counts as outdated', async () => {
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
  const { load, send, wasAborted } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send(section);
  store.cancel();
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA, notice: undefined });
  expect(wasAborted()).toBe(true);
  await send(done);
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
  void store.analyze(loadWriter, controlledSource().load, 'es');
  expect((await reloaded()).getState()).toMatchObject({
    screen: 'input',
    idea: IDEA,
    notice: 'interrupted',
  });
});

test('a reload midway keeps the valid sections', async () => {
  const { load, send } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'en');
  await send(section, { type: 'section', field: 'score', value: 'none' as never });
  const again = await reloaded();
  const state = again.getState();
  expect(state).toMatchObject({ screen: 'stopped', stopped: { failure: undefined } });
  expect(state.stopped?.writing).toMatchObject({ idea: IDEA, language: 'en', baseline: undefined });
  expect(state.stopped?.writing.sections).toEqual({ pitch: 'Un titular' });
  again.showForm();
  expect((await reloaded()).getState()).toMatchObject({ screen: 'input', stopped: {} });
});

test('unloading the page aborts the analysis as interrupted, not failed', async () => {
  const { load, send, wasAborted } = controlledSource();
  store.type(IDEA);
  void store.analyze(loadWriter, load, 'es');
  await send({ type: 'queued', place: 1 });
  store.suspend();
  await send(failure);
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
  void store.analyze(loadWriter, controlledSource().load, 'es');
  store.showForm();
  expect(store.getState().screen).toBe('analyzing');
});

test.each([
  ['of a newer version', '{"format":"crisol-report","version":2}', { problem: 'newer' }],
  ['that is damaged', '{"format":"crisol-report","version":1}', { problem: 'damaged', at: 'idea' }],
  ['that is not JSON', '{"format":', { problem: 'not_a_report' }],
])('a saved report %s is reported and stays in the tab', async (_, saved, unopened) => {
  await analyzed();
  storage.setItem('crisol_report', saved);
  const later = await reloaded();
  expect(later.getState()).toMatchObject({ screen: 'input', idea: IDEA, entries: [], unopened });
  later.type('');
  expect(storage.getItem('crisol_report')).toBe(saved);
  expect((await reloaded()).getState()).toMatchObject({ idea: '', unopened });
});

test('a history entry with a screen of another version leads to the form', async () => {
  await analyzed();
  store.go({ screen: 'later' } as never);
  expect(store.getState()).toMatchObject({ screen: 'input', idea: IDEA });
});

test('a saved report whose code cannot be fetched stays in the tab and can be opened later', async () => {
  await analyzed();
  const later = await reloaded(failToLoad);
  expect(later.getState()).toMatchObject({ screen: 'input', idea: IDEA, unread: true, entries: [] });
  later.type('Otra idea');
  await later.reopen(failToLoad);
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

test('an improved idea is compared with the earlier report, even after a reload', async () => {
  await analyzed();
  const first = shownEntry(store.getState())?.file;
  store.improve(report.improvedIdea);
  expect(store.getState()).toMatchObject({ screen: 'input', idea: report.improvedIdea });
  store = await reloaded();
  await analyzed(report.improvedIdea);
  expect(shownReport(store.getState())?.comparedTo).toEqual(first);
});

test('a new text typed after returning to the form is not compared, even after a reload', async () => {
  await analyzed();
  store.showForm();
  store = await reloaded();
  await analyzed('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
  expect(shownReport(store.getState())?.comparedTo).toBeUndefined();
});

test('a request to write a report holds the idea, its language and the results, and nothing else', async () => {
  await analyzed();
  const { load, send, requests } = controlledSource();
  void rewrite({ store, load }, 'en');
  await send(failure);
  void reassess({ store, load }, 'Dos pagaron');
  await send(failure);
  expect(requests).toEqual([
    { idea: IDEA, language: 'en' },
    { idea: IDEA, language: 'es', results: 'Dos pagaron' },
  ]);
});

test('rewriting in another language shows the report until the new one is complete', async () => {
  await analyzed();
  const first = shownEntry(store.getState());
  const { load, send } = controlledSource();
  void rewrite({ store, load }, 'en');
  await send(section);
  expect(shownEntry(store.getState())).toMatchObject({
    id: first?.id,
    rewrite: { status: 'asking', arrived: { language: 'en' } },
  });
  await send({ type: 'report', report, meta: { ...meta, language: 'en' } });
  const second = shownEntry(store.getState());
  expect(second).toMatchObject({ file: { meta: { language: 'en' } }, comparedTo: undefined });
  expect(reports(store).map(({ rewrite }) => rewrite)).toEqual([undefined, undefined]);
});

test('a report in another language that is finished later does not change the screen', async () => {
  await analyzed();
  const { load, send } = controlledSource();
  void rewrite({ store, load }, 'en');
  store.showForm();
  await send({ type: 'report', report, meta: { ...meta, language: 'en' } });
  expect(store.getState()).toMatchObject({ screen: 'input', entries: [{}, {}] });
});

test.each([
  ['a rewrite', (load: LoadSource) => rewrite({ store, load }, 'en')],
  ['a new rating', (load: LoadSource) => reassess({ store, load }, 'Dos pagaron')],
])('%s that fails before its first section keeps the report', async (_, request) => {
  await analyzed();
  const { load, send } = controlledSource();
  void request(load);
  await send(failure);
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
  const { load, send, advising } = controlledSource({ isAdviceAutomatic: true });
  void reassess({ store, load }, 'Dos pagaron');
  await send(judged, rated);
  expect(store.getState()).toMatchObject({ screen: 'analyzing', writing: { advice } });
  await send(done);
  const [first, second] = reports(store);
  expect(second?.file).toMatchObject({ advice, results: { text: 'Dos pagaron' }, evidence: EVIDENCE });
  expect(second?.comparedTo).toBe(first?.file);
  // The baseline already has the advice.
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
    const model = controlledSource({ isAdviceAutomatic: true });
    store.type(idea);
    void store.analyze(loadWriter, model.load, 'es');
    return model;
  }
  const shownWriting = () => {
    const state = store.getState();
    return state.screen === 'analyzing' ? state.writing : state.stopped?.writing;
  };

  test('is requested when the sixth axis arrives, and announced with the analysis', async () => {
    const { send, requests, advising } = writing();
    await send(judged, section);
    expect(requests).toEqual([{ idea: IDEA, language: 'es', advice: 'auto' }]);
    expect(advising.requests).toEqual([]);
    await send(rated);
    const { scoreBreakdown } = report;
    expect(advising.requests).toEqual([{ idea: IDEA, language: 'es', scoreBreakdown }]);
    await send(section);
    expect(advising.requests).toHaveLength(1);
  });

  test('arrives part by part while the report is written, and is added to the report', async () => {
    const { send, advising } = writing();
    await send(judged, rated);
    await advising.send(headline, part(0));
    await send(section);
    await advising.send(part(1));
    expect(shownWriting()).toMatchObject({
      sections: { pitch: 'Un titular' },
      advising: { arrived: { headline: advice.headline, parts: advice.parts.slice(0, 2) } },
    });
    await send(done);
    expect(shownReport(store.getState())).toMatchObject({
      advising: { status: 'asking', arrived: { headline: advice.headline } },
    });
    await advising.send(part(2), whole);
    const entry = shownReport(store.getState());
    expect(entry?.file).toMatchObject({ report, advice });
    expect(entry?.advising).toBeUndefined();
  });

  test('is part of the finished report if it was complete before the report', async () => {
    const { send, advising } = writing();
    await send(judged, rated);
    await advising.send(headline, whole);
    expect(shownWriting()).toMatchObject({ advice, advising: undefined });
    await send(done);
    expect(shownReport(store.getState())?.file.advice).toEqual(advice);
  });

  test('can be requested again after it fails while the report is written', async () => {
    const { send, advising, load } = writing();
    await send(judged, rated);
    await advising.send(headline, failure);
    expect(shownWriting()?.advising).toMatchObject({
      status: 'failed',
      arrived: { headline: advice.headline },
      failure: { code: 'service_busy', asked },
    });
    void requestAdvice({ store, load });
    await advising.send(whole);
    await send(done);
    expect(shownReport(store.getState())?.file).toMatchObject({ report, advice });
  });

  test.each(['cancel', 'clear', 'form'] as const)('ends when its report is left: %s', async (way) => {
    const { send, advising } = writing();
    await send(judged, rated, section);
    await advising.send(headline);
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

  test('continues when its report fails, and is not requested again by a retry of the report', async () => {
    const { send, advising } = writing();
    await send(judged, rated, section, failure);
    expect(store.getState().screen).toBe('stopped');
    await advising.send(headline, whole);
    expect(shownWriting()?.advice).toEqual(advice);
    const again = controlledSource({ isAdviceAutomatic: true });
    void retry({ store, load: again.load });
    await again.send(judged, rated, done);
    expect(again.advising.requests).toEqual([]);
    expect(shownReport(store.getState())?.file.advice).toEqual(advice);
  });

  test('is neither announced nor requested if it is left to a button', async () => {
    await analyzed();
    const { load, requests, send, advising } = controlledSource();
    store.improve(IDEA);
    void store.analyze(loadWriter, load, 'es');
    await send(judged, rated, done);
    expect([requests, advising.requests]).toEqual([[{ idea: IDEA, language: 'es' }], []]);
  });

  test.each(['too_little_said', 'not_an_idea', 'harmful'] as const)(
    'is not requested for the verdict %s',
    async (verdict) => {
      const { send, advising } = writing();
      await send({ type: 'section', field: 'verdict', value: verdict }, rated);
      await send({ type: 'report', report: { ...report, verdict }, meta });
      expect(advising.requests).toEqual([]);
    },
  );

  test('is requested with the finished report if no event brought the axes', async () => {
    const { send, advising } = writing();
    const { scoreBreakdown: _, verdict: __, ...unrated } = report;
    await send({ type: 'report', report: unrated, meta });
    expect(advising.requests).toEqual([{ idea: IDEA, language: 'es', scoreBreakdown: undefined }]);
  });

  test('is requested for a report in another language', async () => {
    await analyzed();
    const { load, send, advising, requests } = controlledSource({ isAdviceAutomatic: true });
    void rewrite({ store, load }, 'en');
    await send({ type: 'report', report, meta: { ...meta, language: 'en' } });
    expect(requests).toMatchObject([{ language: 'en', advice: 'auto' }]);
    expect(advising.requests).toMatchObject([{ idea: IDEA, language: 'en' }]);
    await advising.send(whole);
    expect(reports(store).map(({ file }) => file.advice)).toEqual([undefined, advice]);
  });

  test('replaces the earlier advice when written again, and the earlier advice can be restored', async () => {
    await analyzed();
    await requestAdvice({ store, load: adviser().load });
    noteResults(store, 'Tres pagaron');
    changeNumber(store, 0, 9);
    const changed = shownReport(store.getState())?.file.advice;
    const another = { ...advice, headline: 'Ahora sí: tres han pagado.' };
    const { load, advising } = controlledSource();
    void requestAdvice({ store, load });
    await advising.send({ ...headline, value: another.headline } as AdviceEvent);
    // The earlier advice stays until the new advice is complete.
    expect(shownReport(store.getState())?.file.advice).toEqual(changed);
    expect(advising.requests).toMatchObject([{ results: expect.stringMatching(/^Tres pagaron\n.*9\s€/) }]);
    await advising.send({ ...whole, advice: another });
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

  test('is kept if writing it again fails', async () => {
    await analyzed();
    await requestAdvice({ store, load: adviser().load });
    const { load, advising } = controlledSource();
    void requestAdvice({ store, load });
    await advising.send(failure);
    expect(shownReport(store.getState())).toMatchObject({ file: { advice }, advising: { status: 'failed' } });
  });

  test('keeps its arrived parts after a reload, whether its report is finished or not', async () => {
    const { send, advising } = writing();
    await send(judged, rated, section);
    await advising.send(headline, part(0), {
      type: 'section',
      field: 'parts.1',
      value: { kind: 'bet', title: 'Sin texto' } as never,
    });
    const arrived = { headline: advice.headline, parts: [advice.parts[0]] };
    const interrupted = { status: 'failed', arrived, failure: { code: 'interrupted', retryable: true } };
    const midway = await reloaded();
    expect(midway.getState()).toMatchObject({ screen: 'stopped' });
    expect(midway.getState().stopped?.writing.advising).toEqual(interrupted);
    await send(done);
    const finished = await reloaded();
    expect(shownReport(finished.getState())).toMatchObject({ file: { report }, advising: interrupted });
    await advising.send(whole);
    expect(shownReport((await reloaded()).getState())).toMatchObject({
      file: { advice },
      advising: undefined,
    });
  });
});

test('a stability check requests two ratings and stores them with the report', async () => {
  await analyzed();
  await checkStability({ store, load: controlledSource().load });
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
      isAdviceAutomatic: false,
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
    const expected = kind === 'advising' ? [undefined, 'asking'] : ['asking', undefined];
    expect([entry()?.advising?.status, entry()?.stability?.status]).toEqual(expected);
    // One request for the advice, two for ratings.
    expect(signals.filter(({ aborted }) => aborted).length).toBe(kind === 'advising' ? 1 : 2);
  },
);

describe('a site without a model', () => {
  const response = worksheetResponse(IDEA, 'es');
  const load: LoadSource = async () => ({
    asked: { inBrowser: false },
    isAdviceAutomatic: true,
    async *analyze() {
      yield { type: 'worksheet', ...response };
    },
    async *advise() {},
    async *rate() {},
  });

  test('a worksheet is shown, survives a reload, and its text can be changed', async () => {
    store.type(IDEA);
    await store.analyze(loadWriter, load, 'es');
    const file = { format: 'crisol-worksheet', version: 1, idea: IDEA, ...response };
    expect(shownEntry(store.getState())?.file).toEqual(file);
    store = await reloaded();
    expect(shownEntry(store.getState())?.file).toEqual(file);
    store.improve('Otro texto');
    expect(store.getState()).toMatchObject({ screen: 'input', idea: 'Otro texto', improves: undefined });
  });

  test('a report is not compared with the worksheet that came before', async () => {
    store.type(IDEA);
    await store.analyze(loadWriter, load, 'es');
    store.improve(IDEA);
    const model = controlledSource();
    void store.analyze(loadWriter, model.load, 'es');
    await model.send({ type: 'report', report, meta });
    expect(store.getState().entries).toHaveLength(2);
    expect(shownReport(store.getState())?.comparedTo).toBeUndefined();
  });
});
