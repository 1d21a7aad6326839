import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalysisEvent, ReplyEvent } from '../../domain/events.ts';
import type { Report } from '../../domain/report.ts';
import { type ReportFile, reportFileSchema } from '../../domain/report-file.ts';
import { RUBRIC_VERSION } from '../../domain/rubric.ts';
import type { Sums } from '../../domain/sums.ts';
import { worksheetResponse } from '../../worksheet/make-worksheet.ts';
import { example } from '../report/example.es.ts';
import { AnalysisStore, type LoadSessionCheck, type LoadWriter } from './analysis-store.ts';
import { checkSession } from './check-session.ts';
import { tabContent } from './report-content.ts';
import {
  askReply,
  cancelRequest,
  changeNumber,
  checkStability,
  retry,
  scoreAgain,
  swapPart,
  writeAnew,
  writeNew,
} from './report-requests.ts';
import { presentReports, shownReport } from './report-state.ts';
import type { LoadSource, PageFailureEvent, ReportSource } from './source.ts';
import { isReport } from './tab-report.ts';

const SUMS: Sums = {
  unit: 'cita',
  currency: 'EUR',
  lines: [
    { kind: 'price', what: 'cita recuperada', value: 9, basis: 'known' },
    { kind: 'fixed', what: 'WhatsApp', value: 60, basis: 'open' },
  ],
};
const { idea: IDEA, meta } = example;
const report: Report = {
  ...example.report,
  headline: 'Merece una prueba.',
  decision: 'test',
  answer: '## Esta semana\n\nLlama a tres clínicas.',
  sums: SUMS,
};
const judgement = {
  interpretation: report.interpretation,
  projectName: report.projectName,
  verdict: 'judged',
  scoreBreakdown: report.scoreBreakdown,
  score: report.score,
  marketPotential: report.marketPotential,
  complexity: report.complexity,
  innovationLevel: report.innovationLevel,
  strategicAnalysis: {
    strengths: report.strategicAnalysis.strengths,
    weaknesses: report.strategicAnalysis.weaknesses,
  },
};
const asked = { service: 'huggingface', label: 'Hugging Face', inBrowser: false } as const;

/** The requests of one kind, and the events that the test sends in response. */
function channel<Event>() {
  const waiting: ((event: Event) => void)[] = [];
  const requests: unknown[] = [];
  const signals: AbortSignal[] = [];
  return {
    requests,
    wasAborted: () => signals.some(({ aborted }) => aborted),
    async *answer(request: unknown, signal: AbortSignal): AsyncGenerator<Event> {
      requests.push(request);
      signals.push(signal);
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

/** A source whose events the test sends one by one. */
function scripted() {
  const analysis = channel<AnalysisEvent | PageFailureEvent>();
  const reply = channel<ReplyEvent | PageFailureEvent>();
  const ratings: unknown[] = [];
  const source: ReportSource = {
    asked,
    search: 'tavily',
    analyze: analysis.answer,
    reply: reply.answer,
    async *rate(request) {
      ratings.push(request);
      yield { type: 'rating', scoreBreakdown: report.scoreBreakdown ?? [], score: 66, verdict: 'judged' };
    },
  };
  const load: LoadSource = async () => source;
  return { load, ...analysis, reply, ratings };
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

const loadWriter: LoadWriter = () => import('./report-requests.ts');
const loadCheck: LoadSessionCheck = async () => checkSession;
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));

/** The same tab after a reload. */
async function reloaded(load: LoadSessionCheck = loadCheck): Promise<AnalysisStore> {
  const later = new AnalysisStore();
  await later.restore(storage, load);
  return later;
}

const section = (field: string, value: unknown) => ({ type: 'section', field, value }) as AnalysisEvent;
const named = section('projectName', report.projectName);
/** The sections of the first step. */
const judged = Object.entries(judgement).flatMap(([field, value]) =>
  field === 'strategicAnalysis'
    ? [
        section('strategicAnalysis.strengths', judgement.strategicAnalysis.strengths),
        section('strategicAnalysis.weaknesses', judgement.strategicAnalysis.weaknesses),
      ]
    : [section(field, value)],
);
const done: AnalysisEvent = { type: 'report', report, meta };
const failure = { type: 'error', code: 'service_busy', retryable: true, retryAfter: 9 } as const;

/** Starts the analysis of a text in the form. */
function analyzing(idea = IDEA) {
  const source = scripted();
  store.type(idea);
  void store.analyze(loadWriter, source.load, 'es');
  return source;
}

/** A finished report. @returns its id */
async function analyzed(idea = IDEA): Promise<number> {
  const { send } = analyzing(idea);
  await send(done);
  return Number(store.get().shown);
}

const shown = (from = store) => shownReport(from.get());
const file = (from = store) => shown(from)?.file as ReportFile;

test('a report passes from judging to answering to whole, with what is said while it is written', async () => {
  const { send, requests } = analyzing();
  await send({ type: 'queued', place: 3 });
  expect(shown()).toMatchObject({ phase: 'judging', progress: { place: 3 } });
  await send({ type: 'waiting', seconds: 20 });
  expect(shown()?.progress?.place).toBeUndefined();
  expect(shown()?.progress?.retryAt).toBeGreaterThan(Date.now());
  await send({ type: 'started', service: 'huggingface', model: 'a-model', language: 'es' }, named);
  expect(shown()?.progress).toMatchObject({ model: 'a-model', retryAt: undefined });
  await send({ type: 'search', query: 'fisioterapia valencia precio', results: 5 });
  await send({ type: 'source', id: 1, url: 'https://a.example/', title: 'Precios' });
  expect(shown()).toMatchObject({
    phase: 'judging',
    evidence: { searches: [{ results: 5 }], sources: [{ id: 1 }] },
  });
  await send(...judged);
  expect(shown()?.phase).toBe('answering');
  await send({
    ...section('answer.0', 'Uno [1]'),
    citations: [{ source: 1, passages: [] }],
  } as AnalysisEvent);
  await send(section('answer.1', 'Dos'));
  expect(shown()).toMatchObject({
    answerBlocks: ['Uno [1]', 'Dos'],
    evidence: { citations: [{ source: 1 }] },
  });
  await send(done);
  expect(shown()?.phase).toBe('whole');
  expect(file()).toEqual({ format: 'crisol-report', version: 1, idea: IDEA, report, meta });
  expect(requests).toEqual([{ idea: IDEA, language: 'es' }]);
});

test('a report that is unfolded while it is written stays unfolded', async () => {
  const { send } = analyzing();
  await send(named);
  store.showFull(true);
  await send(done);
  expect(store.get().full).toBe(true);
});

describe('a failure', () => {
  test('before anything arrived leads to the form with the text', async () => {
    const { send } = analyzing();
    await send(failure);
    expect(store.get()).toMatchObject({
      shown: undefined,
      idea: IDEA,
      failure: { code: 'service_busy', asked },
    });
    expect(presentReports(store.get())).toEqual([]);
  });

  test('during the first step keeps what arrived, and a retry writes the same report from its beginning', async () => {
    const { send } = analyzing();
    await send(named);
    const id = shown()?.id;
    await send(failure);
    expect(shown()).toMatchObject({
      id,
      phase: 'stopped',
      file: undefined,
      failure: { code: 'service_busy', asked },
    });
    const again = scripted();
    void retry({ store, load: again.load }, Number(id));
    await again.send(done);
    expect(again.requests).toEqual([{ idea: IDEA, language: 'es' }]);
    expect(shown()).toMatchObject({ id, phase: 'whole' });
  });

  test('during the second step leaves a file that says so, and a retry asks for that step alone', async () => {
    const { send } = analyzing();
    await send(
      ...judged,
      section('headline', 'Quizá'),
      section('answer.0', 'Uno'),
      section('answer.1', 'Dos'),
      failure,
    );
    expect(reportFileSchema.parse(file())).toMatchObject({
      report: { ...judgement, headline: 'Quizá', answer: 'Uno\n\nDos' },
      meta: { unfinished: 'service_busy', rubric: RUBRIC_VERSION },
    });
    const again = scripted();
    void retry({ store, load: again.load }, Number(shown()?.id));
    await again.send(section('headline', report.headline));
    expect(again.requests).toEqual([{ idea: IDEA, language: 'es', judgement }]);
    expect(shown()).toMatchObject({ phase: 'answering', sections: { headline: report.headline } });
    await again.send(done);
    expect(file()).toMatchObject({ report, meta });
  });

  test('of a retry of the second step keeps the answer of the earlier attempt', async () => {
    const { send } = analyzing();
    await send({ type: 'report', report, meta: { ...meta, unfinished: 'service_timeout' } });
    expect(shown()?.phase).toBe('stopped');
    const again = scripted();
    void retry({ store, load: again.load }, Number(shown()?.id));
    await again.send(failure);
    expect(file()).toMatchObject({ report, meta: { unfinished: 'service_busy' } });
    expect((await reloaded()).get().reports.size).toBe(1);
  });

  test('to load the page’s code counts as an unreachable site', async () => {
    store.type(IDEA);
    await store.analyze(loadWriter, failToLoad, 'es');
    expect(store.get()).toMatchObject({
      shown: undefined,
      failure: { code: 'site_unreachable', retryable: true },
    });
  });

  test('of a report that a page asked for leads back to that page, which says why', async () => {
    const id = await analyzed();
    const { load, send, requests } = scripted();
    void writeNew({ store, load }, { idea: IDEA, language: 'en', from: id });
    expect(shown()).toMatchObject({ phase: 'judging', language: 'en' });
    await send(failure);
    expect(requests).toEqual([{ idea: IDEA, language: 'en' }]);
    expect(store.get()).toMatchObject({ shown: id, failure: { code: 'service_busy' } });
    store.go(undefined);
    expect(store.get().failure).toBeUndefined();
  });
});

test.each(['beforeunload', 'pagehide'])(
  'a request that fails after %s was ended by the browser',
  async (type) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    try {
      store.type(IDEA);
      const { load, ...analysis } = scripted();
      const written = store.analyze(loadWriter, load, 'es');
      await settled();
      page.dispatchEvent(new Event(type));
      await analysis.send(failure);
      expect(store.get().failure).toBeUndefined();
      await written;
      expect(store.get()).toMatchObject({
        shown: undefined,
        failure: { code: 'interrupted', retryable: true },
      });
    } finally {
      vi.unstubAllGlobals();
    }
  },
);

test('a browser without a required function counts as outdated', async () => {
  const method = Object.getOwnPropertyDescriptor(URL, 'canParse') as PropertyDescriptor;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    store.type(IDEA);
    await store.analyze(loadWriter, () => Promise.reject(new Error('not loaded')), 'es');
    expect(store.get().failure).toMatchObject({ code: 'outdated_browser', retryable: false });
  } finally {
    Object.defineProperty(URL, 'canParse', method);
  }
});

test('cancelling ends the request and ignores later events; what had arrived can be opened again', async () => {
  const { send, wasAborted } = analyzing();
  await send(named);
  store.cancel();
  expect(wasAborted()).toBe(true);
  await send(done);
  expect(store.get()).toMatchObject({ shown: undefined, idea: IDEA, failure: undefined });
  store.goToLast();
  expect(shown()).toMatchObject({ phase: 'stopped', sections: { projectName: report.projectName } });
});

test('leaving an analysis stops it, and a second analysis cannot begin beside it', async () => {
  const { send, wasAborted } = analyzing();
  await send(named);
  void store.analyze(loadWriter, () => Promise.reject(new Error('a second request')), 'es');
  store.showForm();
  expect(shown()?.phase).toBe('judging');
  store.go(undefined);
  expect(wasAborted()).toBe(true);
  expect(store.get().shown).toBeUndefined();
});

test('an improved idea is compared with the earlier report, even after a reload', async () => {
  const id = await analyzed();
  store.improve('Otra versión de la idea, con más detalle sobre quién la paga y cuánto.');
  store = await reloaded();
  const { send } = analyzing(store.get().idea);
  await send(named);
  expect(shown()?.comparedTo).toBe(id);
  expect(shown(await reloaded())?.comparedTo).toBe(id);
  await send(done);
  expect(store.get().improves).toBeUndefined();
});

test('a text typed after returning to the form is not compared', async () => {
  await analyzed();
  store.showForm();
  await analyzed('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
  expect(shown()?.comparedTo).toBeUndefined();
});

test('clearing empties page and storage and ends requests; Back leads to the report, with the note in its field', async () => {
  const id = await analyzed();
  const { load, reply } = scripted();
  void askReply({ store, load }, id, '¿Y si subo el precio?');
  await settled();
  store.clear();
  expect(reply.wasAborted()).toBe(true);
  expect(store.get()).toMatchObject({ shown: undefined, idea: '' });
  expect(presentReports(store.get())).toEqual([]);
  expect(storage.length).toBe(0);
  store.go(id);
  expect(shown()).toMatchObject({ id, note: '¿Y si subo el precio?', requests: {} });
  expect((await reloaded()).get()).toMatchObject({ shown: id });
});

test('Back leads to the report of an earlier idea', async () => {
  const id = await analyzed();
  store.clear();
  await analyzed('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
  expect(presentReports(store.get())).toHaveLength(1);
  store.go(id);
  expect(shown()?.idea).toBe(IDEA);
  expect(presentReports(store.get())).toHaveLength(2);
  store.go(12);
  expect(store.get().shown).toBeUndefined();
});

test('discarding a report that cannot be shown keeps the text and the other reports', async () => {
  await analyzed();
  await store.open({ file: { ...example, idea: 'Abierta' }, origin: 'file' });
  store.type('A medias');
  store.discard();
  expect(store.get()).toMatchObject({ shown: undefined, idea: 'A medias' });
  expect(presentReports(store.get()).map(({ idea }) => idea)).toEqual([IDEA]);
});

describe('after a reload', () => {
  test('the last report and its screen are there', async () => {
    await analyzed();
    store.showFull(true);
    const later = await reloaded();
    expect(later.get()).toMatchObject({ full: true });
    expect(file(later)).toEqual(file());
  });

  test('the text of an analysis without a section is there', async () => {
    analyzing();
    expect((await reloaded()).get()).toMatchObject({ shown: undefined, idea: IDEA });
  });

  test('the valid sections of the first step are there', async () => {
    const { send } = analyzing();
    await send(named, section('score', 'none'));
    const later = await reloaded();
    expect(shown(later)).toMatchObject({ phase: 'stopped', language: 'es', failure: undefined });
    expect(shown(later)?.sections).toEqual({ projectName: report.projectName });
  });

  test('a report whose second step had begun has a file and its blocks', async () => {
    const { send } = analyzing();
    await send(...judged, section('answer.0', 'Uno'));
    const later = await reloaded();
    expect(file(later)).toMatchObject({ report: { answer: 'Uno' }, meta: { unfinished: 'cancelled' } });
  });

  test('a note is there, also the note of a running reply', async () => {
    const id = await analyzed();
    store.change(id, () => ({ note: 'Otra nota' }));
    expect(shown(await reloaded())?.note).toBe('Otra nota');
    const { load } = scripted();
    void askReply({ store, load }, id, 'Tres pagaron');
    expect(shown(await reloaded())).toMatchObject({ note: 'Tres pagaron', requests: {} });
  });

  test.each([
    ['of a newer version', '{"format":"crisol-report","version":2}', { problem: 'newer' }],
    ['that is damaged', '{"format":"crisol-report","version":1}', { problem: 'damaged', at: 'idea' }],
    ['that is not JSON', '{"format":', { problem: 'not_a_report' }],
  ])('a saved report %s is reported and stays in the tab', async (_, saved, unopened) => {
    await analyzed();
    storage.setItem('crisol_report', saved);
    const later = await reloaded();
    expect(later.get()).toMatchObject({ shown: undefined, idea: IDEA, unopened });
    later.type('');
    expect(storage.getItem('crisol_report')).toBe(saved);
    expect((await reloaded()).get()).toMatchObject({ idea: '', unopened });
  });

  test('a report whose code cannot be fetched stays in the tab, and the next load opens it', async () => {
    await analyzed();
    const later = await reloaded(failToLoad);
    expect(later.get()).toMatchObject({
      shown: undefined,
      idea: IDEA,
      failure: { code: 'site_unreachable' },
    });
    later.type('');
    store = await reloaded();
    expect(store.get()).toMatchObject({ shown: undefined, idea: '' });
    store.goToLast();
    expect(file()).toMatchObject({ report });
  });
});

describe('a reply', () => {
  const replied: Extract<ReplyEvent, { type: 'reply' }> = {
    type: 'reply',
    reply: 'Sigue así.',
    concerns: ['evidence'],
    meta,
  };

  test('streams into the thread, and takes the changed numbers with the note', async () => {
    const id = await analyzed();
    changeNumber(store, id, 0, 12);
    store.change(id, () => ({ note: 'Tres pagaron' }));
    const { load, reply } = scripted();
    void askReply({ store, load }, id, 'Tres pagaron');
    await reply.send({ type: 'section', field: 'reply.0', value: 'Sigue' });
    await reply.send({ type: 'section', field: 'reply.1', value: 'así.' });
    expect(shown()?.note).toBe('');
    const content = tabContent(shown() as NonNullable<ReturnType<typeof shown>>);
    expect(content.replies).toMatchObject([{ note: 'Tres pagaron', reply: 'Sigue\n\nasí.' }]);
    await reply.send(replied);
    const note = expect.stringMatching(/^Tres pagaron\n.*12\s€.*9\s€/);
    expect(reply.requests).toEqual([
      {
        idea: IDEA,
        language: 'es',
        judgement,
        headline: report.headline,
        answer: report.answer,
        citations: [],
        replies: [],
        note,
      },
    ]);
    expect(reportFileSchema.parse(file()).replies).toMatchObject([
      { note, reply: 'Sigue así.', concerns: ['evidence'] },
    ]);
    expect(shown()?.requests).toEqual({});
  });

  test('is about its own report while another idea is analysed', async () => {
    const id = await analyzed();
    const { load, reply } = scripted();
    void askReply({ store, load }, id, '¿Cuánto?');
    store.showForm();
    const other = analyzing('Otra idea, muy distinta de la primera, para otras personas en otro lugar.');
    await other.send(section('projectName', 'Otra'));
    await reply.send(replied);
    expect(reply.requests).toMatchObject([{ idea: IDEA, judgement }]);
    expect(store.get().reports.get(id)).toMatchObject({ file: { replies: [{ note: '¿Cuánto?' }] } });
    expect(shown()).toMatchObject({ phase: 'judging', sections: { projectName: 'Otra' } });
  });

  test('replaces headline and numbers, marked, and the former ones return on request', async () => {
    const id = await analyzed();
    const { load, reply } = scripted();
    const sums: Sums = {
      ...SUMS,
      lines: [{ ...SUMS.lines[0], value: 15 } as Sums['lines'][number], ...SUMS.lines.slice(1)],
    };
    void askReply({ store, load }, id, 'Pagan 15');
    await reply.send({ ...replied, headline: 'Adelante.', sums });
    expect(file().report).toMatchObject({
      headline: 'Adelante.',
      sums: { lines: [{ value: 15, changed: true, before: 9 }, SUMS.lines[1]] },
    });
    expect(file().report.decision).toBeUndefined();
    swapPart(store, id, 'sums');
    expect(file().report).toMatchObject({ headline: 'Adelante.', sums: SUMS });
    store = await reloaded();
    swapPart(store, id, 'sums');
    swapPart(store, id, 'headline');
    const { headline, decision } = report;
    expect(file().report).toMatchObject({ headline, decision, sums: { lines: [{ value: 15 }, {}] } });
    swapPart(store, id, 'headline');
    // The reply knows its own numbers: only what the person changes since is told.
    changeNumber(store, id, 1, 80);
    void askReply({ store, load }, id, 'Otra');
    await settled();
    expect(reply.requests.at(-1)).toMatchObject({ note: expect.not.stringContaining('15') });
    expect(reply.requests.at(-1)).toMatchObject({ note: expect.stringContaining('80') });
  });

  test('that fails or is cancelled loses no word', async () => {
    const id = await analyzed();
    const { load, reply } = scripted();
    void askReply({ store, load }, id, 'Tres pagaron');
    await reply.send(failure);
    expect(shown()?.requests.reply).toMatchObject({
      note: 'Tres pagaron',
      failure: { code: 'service_busy' },
    });
    void askReply({ store, load }, id, 'Tres pagaron');
    await settled();
    cancelRequest(store, id, 'reply');
    expect(reply.wasAborted()).toBe(true);
    expect(shown()).toMatchObject({ note: 'Tres pagaron', requests: {} });
  });

  test('may lead to a new score with its note, and the former score returns on request', async () => {
    const id = await analyzed();
    const { load, reply, ratings } = scripted();
    void askReply({ store, load }, id, 'Tres pagaron');
    await reply.send(replied);
    await scoreAgain({ store, load }, id);
    expect(ratings).toEqual([
      { idea: IDEA, language: 'es', results: 'Tres pagaron', concerns: ['evidence'], judgement },
    ]);
    expect(file().report.score).toBe(66);
    expect(shown()?.replaced).toMatchObject({ score: report.score });
    swapPart(store, id, 'score');
    expect(file().report.score).toBe(report.score);
  });

  test('and everything told before can become a new version of the report', async () => {
    const id = await analyzed();
    const { load, reply, send, requests } = scripted();
    void askReply({ store, load }, id, 'Tres pagaron');
    await reply.send(replied);
    void writeAnew({ store, load }, id);
    await send(named);
    expect(requests).toEqual([{ idea: IDEA, language: 'es', results: 'Tres pagaron' }]);
    expect(shown()).toMatchObject({ comparedTo: id, phase: 'judging' });
    await send(done);
    expect(file().results).toEqual({ text: 'Tres pagaron' });
  });
});

test('a stability check asks for two ratings and keeps them with the report', async () => {
  const id = await analyzed();
  const { load, ratings } = scripted();
  await checkStability({ store, load }, id);
  expect(ratings).toHaveLength(2);
  expect(file().ratings?.map(({ score }) => score)).toEqual([66, 66]);
  expect(file(await reloaded()).ratings).toEqual(file().ratings);
});

test('a worksheet is shown, survives a reload, and is not what the next report is compared with', async () => {
  const response = worksheetResponse(IDEA, 'es');
  const source: ReportSource = {
    asked: { inBrowser: false },
    async *analyze() {
      yield { type: 'worksheet', ...response };
    },
    async *reply() {},
    async *rate() {},
  };
  store.type(IDEA);
  await store.analyze(loadWriter, async () => source, 'es');
  const worksheet = { format: 'crisol-worksheet', version: 1, idea: IDEA, ...response };
  expect(shown()?.file).toEqual(worksheet);
  store = await reloaded();
  expect(shown()?.file).toEqual(worksheet);
  store.improve(IDEA);
  await analyzed();
  expect(shown()?.comparedTo).toBeUndefined();
  expect([...store.get().reports.values()].filter(isReport)).toHaveLength(1);
});
