import { sectionsOf } from '../../document/content.ts';
import { noteWithNumbers, resultsText } from '../../document/results-text.ts';
import {
  type AnalysisEvent,
  isTerminal,
  type RatingEvent,
  type ReplyEvent,
  type WorksheetEvent,
} from '../../domain/events.ts';
import { judgementSchema, type Rating } from '../../domain/report.ts';
import type { AnalysisStore, RunningKind } from './analysis-store.ts';
import { ownChanges, swapped, withChangedNumber, withRating, withReply } from './reply-changes.ts';
import { fittedResults, replyRequest } from './reply-request.ts';
import { applyEvent, applyReplySection } from './report-events.ts';
import {
  type AskedService,
  type Failure,
  type LoadSource,
  loadFailure,
  type PageFailureEvent,
  type ReportSource,
} from './source.ts';
import {
  isReport,
  type ReplacedPart,
  type ReportRequest,
  type RequestKind,
  type TabReport,
} from './tab-report.ts';

/** Number of ratings that a stability check requests at once. */
const STABILITY_RATINGS = 2;

/** What a request about a report needs. */
export interface Requester {
  store: AnalysisStore;
  load: LoadSource;
}

/**
 * Shows and writes a new report or worksheet on an idea, unless another report is being written.
 * @param report `from`: id of the report from whose page the new report is requested
 */
export async function writeNew(
  requester: Requester,
  report: Pick<TabReport, 'idea' | 'language' | 'results' | 'from' | 'comparedTo'>,
): Promise<void> {
  const added = requester.store.newReport(report);
  if (requester.store.begin(added)) await write(requester, added.id);
}

/** Writes a new report on the idea, with the person's notes and changed numbers, to compare with the present report. */
export async function writeAnew(requester: Requester, id: number): Promise<void> {
  const report = requester.store.get().reports.get(id);
  if (!report || !isReport(report)) return;
  const { idea, language, file } = report;
  const results = fittedResults(resultsText(file));
  await writeNew(requester, { idea, language, results, from: id, comparedTo: id });
}

/** Writes an unfinished report again. If its first step is whole, only the second step is requested. */
export async function retry(requester: Requester, id: number): Promise<void> {
  const { store } = requester;
  const report = store.get().reports.get(id);
  if (report?.phase !== 'stopped') return;
  const progress = { startedAt: Date.now() };
  const again: TabReport = isReport(report)
    ? {
        ...report,
        phase: 'answering',
        sections: sectionsOf(judgementSchema.parse(report.file.report)),
        progress,
      }
    : { ...report, phase: 'judging', sections: {}, evidence: undefined, progress };
  if (store.begin(again)) await write(requester, id);
}

/** Requests a report that `begin` has added to the store. */
export async function write({ store, load }: Requester, id: number): Promise<void> {
  const report = store.get().reports.get(id);
  if (!report) return;
  const { idea, language, results } = report;
  const judgement = isReport(report) ? judgementSchema.parse(report.file.report) : undefined;
  let search: ReportSource['search'];
  await run<AnalysisEvent | WorksheetEvent>(
    { store, load },
    report,
    'writing',
    (source, signal) => {
      search = source.search;
      return source.analyze(
        { idea, language, ...(results && { results }), ...(judgement && { judgement }) },
        signal,
      );
    },
    (event) => store.change(id, (each) => applyEvent(each, event, search)),
  );
}

/** Requests a reply to a note, and adds both to the thread. Numbers that the person has changed go with the note. */
export async function askReply({ store, load }: Requester, id: number, note: string): Promise<void> {
  const report = store.get().reports.get(id);
  if (!report || !isReport(report)) return;
  const { file } = report;
  const { language } = file.meta;
  const told = noteWithNumbers(note, ownChanges(file), language);
  changeRequest(store, id, 'reply', () => ({ note }));
  store.change(id, () => ({ note: '' }));
  await run<ReplyEvent>(
    { store, load },
    report,
    'reply',
    (source, signal) => source.reply(replyRequest(file, told), signal),
    (event) => {
      if (event.type === 'section') {
        changeRequest(store, id, 'reply', (request) => request && applyReplySection(request, event));
      }
      if (event.type !== 'reply') return;
      const { type: _, meta: __, computed: ___, ...reply } = event;
      const entry = { note: told, ...reply, at: new Date().toISOString() };
      store.change(id, (each) => (isReport(each) ? withReply(each, entry) : {}));
    },
  );
}

/** Rates the idea again with the last note. Only the axes that the note's reply names may change their levels. */
export async function scoreAgain({ store, load }: Requester, id: number): Promise<void> {
  const report = store.get().reports.get(id);
  if (!report || !isReport(report)) return;
  const { idea, language, file } = report;
  const { note, concerns, at } = file.replies?.at(-1) ?? {};
  if (note === undefined || !concerns) return;
  const judgement = judgementSchema.parse(file.report);
  changeRequest(store, id, 'rating', () => ({}));
  await run<RatingEvent>(
    { store, load },
    report,
    'rating',
    (source, signal) => source.rate({ idea, language, results: note, concerns, judgement }, signal),
    (event) => {
      if (event.type !== 'rating') return;
      store.change(id, (each) => (isReport(each) ? { ...withRating(each, event), scoredWith: at } : {}));
    },
  );
}

/** Requests further ratings, to show how stable the score is. */
export async function checkStability({ store, load }: Requester, id: number): Promise<void> {
  const report = store.get().reports.get(id);
  if (!report || !isReport(report)) return;
  changeRequest(store, id, 'stability', () => ({}));
  await run<{ type: 'ratings'; ratings: Rating[] }>(
    { store, load },
    report,
    'stability',
    (source, signal) => rateTwice(source, report, signal),
    ({ ratings }) => store.change(id, (each) => (isReport(each) ? { file: { ...each.file, ratings } } : {})),
  );
}

/** Yields one event: two blind ratings, or a failure. */
async function* rateTwice(source: ReportSource, { idea, language, results }: TabReport, signal: AbortSignal) {
  const ratings: Rating[] = [];
  const failures: PageFailureEvent[] = [];
  async function rateOnce() {
    for await (const event of source.rate({ idea, language, results }, signal)) {
      if (event.type === 'error') failures.push(event);
      if (event.type !== 'rating') continue;
      const { type: _, ...rating } = event;
      ratings.push(rating);
    }
  }
  await Promise.all(Array.from({ length: STABILITY_RATINGS }, rateOnce));
  yield failures[0] ?? { type: 'ratings' as const, ratings };
}

/** Cancels a request about a report, or removes its failure. The note of a reply returns to the field. */
export function cancelRequest(store: AnalysisStore, id: number, kind: RequestKind): void {
  const { requests, note } = store.get().reports.get(id) ?? {};
  if (kind === 'reply') store.change(id, () => ({ note: note || (requests?.reply?.note ?? '') }));
  changeRequest(store, id, kind, () => undefined);
}

/** Swaps the present and the earlier version of a part that a reply or a rating has replaced. */
export function swapPart(store: AnalysisStore, id: number, part: ReplacedPart): void {
  store.change(id, (report) => (isReport(report) ? swapped(report, part) : {}));
}

/** Changes a number in the sums of a report. Without `value`, undoes the change. */
export function changeNumber(
  store: AnalysisStore,
  id: number,
  index: number,
  value: number | undefined,
): void {
  store.change(id, (report) => (isReport(report) ? withChangedNumber(report, index, value) : {}));
}

function changeRequest(
  store: AnalysisStore,
  id: number,
  kind: RequestKind,
  change: (request: ReportRequest | undefined) => ReportRequest | undefined,
): void {
  store.change(id, ({ requests: { [kind]: request, ...others } }) => {
    const changed = change(request);
    return { requests: changed ? { ...others, [kind]: changed } : others };
  });
}

/**
 * Sends a request, passes on its events and stores how it ends. Never throws. Once the request is cancelled, passes on
 * and stores nothing.
 */
async function run<Event extends { type: string }>(
  { store, load }: Requester,
  { id, language }: TabReport,
  kind: RunningKind,
  request: (source: ReportSource, signal: AbortSignal) => AsyncIterable<Event | PageFailureEvent>,
  onEvent: (event: Exclude<Event, PageFailureEvent>) => void,
): Promise<void> {
  const signal = store.newSignal(id, kind);
  const leaving = watchLeaving();
  async function fail(failure: Failure): Promise<void> {
    const isInterrupted = leaving.isRecent();
    if (isInterrupted) await new Promise((resolve) => setTimeout(resolve, LEAVE_PAUSE_MS));
    if (signal.aborted) return;
    const shown: Failure = isInterrupted ? { code: 'interrupted', retryable: true } : failure;
    if (kind === 'writing') store.dispatch({ type: 'stopped', id, reason: shown });
    else changeRequest(store, id, kind, (each) => ({ ...each, failure: shown }));
  }
  let asked: AskedService | undefined;
  try {
    // Without these features every request would fail with a misleading error.
    if (!('any' in AbortSignal && 'canParse' in URL)) {
      return fail({ code: 'outdated_browser', retryable: false });
    }
    const source = await load();
    asked = source.asked;
    for await (const event of request(source, signal)) {
      if (signal.aborted) return;
      if (event.type === 'error') {
        const { type: _, ...failure } = event as PageFailureEvent;
        return fail({ ...failure, messageLanguage: language, asked });
      }
      if (kind !== 'writing' && isTerminal(event)) changeRequest(store, id, kind, () => undefined);
      onEvent(event as Exclude<Event, PageFailureEvent>);
    }
  } catch (error) {
    const message = (error instanceof Error && error.message) || undefined;
    return fail(asked ? { code: undefined, message, retryable: true, asked } : loadFailure(error));
  } finally {
    leaving.stop();
  }
}

/**
 * Longest time from `beforeunload` to a failure that counts as caused by leaving, in milliseconds. On leaving, browsers
 * abort requests: Firefox and Safari before `pagehide`, others before the back/forward cache restores the page.
 */
const LEAVE_LIMIT_MS = 10_000;
/** Delay before the page shows such a failure, in milliseconds, so that no error flashes while the page closes. */
const LEAVE_PAUSE_MS = 1_000;

/** Records when the visitor leaves. A `beforeunload` listener disables Firefox's page cache, so `stop` removes it. */
function watchLeaving() {
  let leftAt = Number.NEGATIVE_INFINITY;
  const controller = new AbortController();
  const note = ({ type }: Event) => {
    // A person may stay after `beforeunload`. After `pagehide` the request is lost, however late the page returns.
    leftAt = type === 'pagehide' ? Number.POSITIVE_INFINITY : performance.now();
  };
  for (const type of ['beforeunload', 'pagehide']) {
    globalThis.addEventListener?.(type, note, { signal: controller.signal });
  }
  return {
    isRecent: () => performance.now() - leftAt < LEAVE_LIMIT_MS,
    stop: () => controller.abort(),
  };
}
