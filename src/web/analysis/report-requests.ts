import { resultsText } from '../../document/results-text.ts';
import type { IdeaRequest } from '../../domain/endpoints.ts';
import type { AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import type { OldEvidence as Evidence } from '../../domain/old-evidence.ts';
import type { Rating } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { asWritten, withValue } from '../../domain/unit-economics.ts';
import { adviceBasis, applyWritingEvent, finishedEntry } from './apply-events.ts';
import { isReport, type ReportEntry, type RequestKind } from './entry.ts';
import type { PageFailureEvent, ReportSource } from './source.ts';
import { addEntry, changeReport, shownReport } from './state.ts';
import type { AnalysisStore } from './store.ts';
import { beginReport, type Requester, runRequest, writeAdvice } from './write-report.ts';

/** Ratings requested at once by a stability check. */
const STABILITY_RATINGS = 2;

/** Writes the report on the screen again, after its writing ended early. */
export async function retry({ store, load }: Requester): Promise<void> {
  const state = store.getState();
  if (state.screen !== 'stopped') return;
  const { idea, language, results, baseline, advice } = state.stopped.writing;
  await beginReport({ store, load }, store.newWriting({ idea, language, results, baseline, advice }));
}

/** Rates the shown idea again with the person's results. The model does not see the earlier score. The advice stays. */
export async function reassess({ store, load }: Requester, results: string): Promise<void> {
  const baseline = shownReport(store.getState());
  if (!baseline) return;
  const { idea, meta, advice } = baseline.file;
  await beginReport(
    { store, load },
    store.newWriting({ idea, language: meta.language, results, baseline, advice }),
  );
}

/** Writes another report on the shown idea in another language. */
export async function rewrite({ store, load }: Requester, language: Language): Promise<void> {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { id, file } = entry;
  const request = { idea: file.idea, language };
  let writing = store.newWriting(request);
  let isAdviceDue = false;
  changeEntry(store, id, { rewrite: { status: 'asking', arrived: writing } });
  await runRequest<AnalysisEvent | WorksheetEvent>(
    { store, load },
    `rewrite ${id}`,
    language,
    ({ analyze, isAdviceAutomatic }, signal) => {
      isAdviceDue = isAdviceAutomatic;
      return analyze({ ...request, ...(isAdviceDue && { advice: 'auto' }) }, signal);
    },
    (event) => {
      if (event.type === 'failed') {
        changeEntry(store, id, { rewrite: { status: 'failed', arrived: writing, failure: event.failure } });
      } else if (event.type === 'report' || event.type === 'worksheet') {
        changeEntry(store, id, { rewrite: undefined });
        const isShown = shownReport(store.getState())?.id === id;
        const written = finishedEntry(writing, event);
        store.update((state) => addEntry(state, written, isShown));
        const basis = isAdviceDue && adviceBasis(store.getState(), written.id);
        if (basis) void writeAdvice({ store, load }, written.id, { ...request, ...basis });
      } else {
        writing = applyWritingEvent(writing, event);
        changeEntry(store, id, { rewrite: { status: 'asking', arrived: writing } });
      }
    },
  );
}

/** Writes the advice on the shown report, finished or not. Earlier advice stays until the new advice is complete. */
export async function requestAdvice({ store, load }: Requester): Promise<void> {
  const state = store.getState();
  if (state.screen === 'analyzing') {
    const { id, idea, language, results, sections } = state.writing;
    return writeAdvice({ store, load }, id, {
      idea,
      language,
      results,
      scoreBreakdown: sections.scoreBreakdown,
    });
  }
  const entry = shownReport(state);
  if (!entry) return;
  const { scoreBreakdown } = entry.file.report;
  return writeAdvice({ store, load }, entry.id, { ...ideaRequest(entry.file), scoreBreakdown });
}

/** Swaps the shown report's advice and its other advice. */
export function swapAdvice(store: AnalysisStore): void {
  const entry = shownReport(store.getState());
  const { advice } = entry?.file ?? {};
  if (!entry?.otherAdvice || !advice) return;
  const otherAdvice = { advice, isEarlier: !entry.otherAdvice.isEarlier };
  changeFile(store, entry.id, { advice: entry.otherAdvice.advice }, { otherAdvice });
}

export async function checkStability({ store, load }: Requester): Promise<void> {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { id, file } = entry;
  changeEntry(store, id, { stability: { status: 'asking', arrived: undefined } });
  await runRequest(
    { store, load },
    `stability ${id}`,
    file.meta.language,
    (source, signal) => rateTwice(source, ideaRequest(file), signal),
    (event) => {
      if (event.type === 'failed') {
        changeEntry(store, id, {
          stability: { status: 'failed', arrived: undefined, failure: event.failure },
        });
      } else changeFile(store, id, { ratings: event.ratings }, { stability: undefined });
    },
  );
}

/** Adds evidence from the web to a report. */
export function addEvidence(store: AnalysisStore, id: number, evidence: Evidence): void {
  changeFile(store, id, { evidence });
}

/** Stores the person's results with the shown report, with the question that was shown when they began to type. */
export function noteResults(store: AnalysisStore, text: string, shownQuestion?: string): void {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { results } = entry.file;
  const question = results ? results.question : shownQuestion;
  changeFile(store, entry.id, { results: text === '' ? undefined : { text, ...(question && { question }) } });
}

/** Changes a number in the sums of the shown report. Without `value`, restores the number that the model wrote. */
export function changeNumber(store: AnalysisStore, index: number, value: number | undefined): void {
  const entry = shownReport(store.getState());
  const { advice } = entry?.file ?? {};
  const line = advice?.sums?.lines[index];
  if (!entry || !advice?.sums || !line) return;
  const sums = withValue(advice.sums, index, value ?? asWritten(line).value);
  changeFile(store, entry.id, { advice: { ...advice, sums } });
}

/** Cancels a request about the shown report. */
export function cancelRequest(store: AnalysisStore, kind: RequestKind): void {
  const entry = shownReport(store.getState());
  if (!entry) return;
  store.abort(`${kind} ${entry.id}`);
  changeEntry(store, entry.id, { [kind]: undefined });
}

function changeEntry(store: AnalysisStore, id: number, change: Partial<ReportEntry>): void {
  store.update((state) => changeReport(state, id, change));
}

function changeFile(
  store: AnalysisStore,
  id: number,
  part: Partial<ReportFile>,
  rest: Partial<ReportEntry> = {},
): void {
  const entry = store.getState().entries.find((each) => each.id === id);
  if (entry && isReport(entry)) changeEntry(store, id, { file: { ...entry.file, ...part }, ...rest });
}

/** The idea of a report with the person's results. */
function ideaRequest({ idea, meta: { language }, advice, results }: ReportFile): IdeaRequest {
  return { idea, language, results: resultsText(results, advice, language) || undefined };
}

/** Yields one event: two blind ratings, or a failure. */
async function* rateTwice(source: ReportSource, request: IdeaRequest, signal: AbortSignal) {
  const ratings: Rating[] = [];
  const failures: PageFailureEvent[] = [];
  async function rateOnce() {
    for await (const event of source.rate(request, signal)) {
      if (event.type === 'error') failures.push(event);
      if (event.type !== 'rating') continue;
      const { type: _, ...rating } = event;
      ratings.push(rating);
    }
  }
  await Promise.all(Array.from({ length: STABILITY_RATINGS }, rateOnce));
  yield failures[0] ?? { type: 'ratings' as const, ratings };
}
