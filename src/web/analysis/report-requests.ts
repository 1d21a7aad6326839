import { resultsText } from '../../document/results-text.ts';
import type { IdeaRequest } from '../../domain/endpoints.ts';
import type { AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/language.ts';
import { type Plan, planBasis } from '../../domain/plan.ts';
import type { Rating } from '../../domain/report.ts';
import type { ReportFile, Results } from '../../domain/report-file.ts';
import type { Sums } from '../../domain/sums.ts';
import type { Analysis } from './analysis-context.ts';
import { advance, finished, isReport, type ReportEntry, type RequestKind } from './entry.ts';
import type { PageFailureEvent, ReportSource } from './source.ts';
import { added, changed, shownReport } from './state.ts';
import type { AnalysisStore } from './store.ts';

type Requester = Pick<Analysis, 'store' | 'load'>;

/** Ratings requested at once by a stability check. */
const STABILITY_RATINGS = 2;

/** Starts the report on the screen again, after its writing ended early. */
export async function retry({ store, load }: Requester): Promise<void> {
  const state = store.getState();
  if (state.screen !== 'stopped') return;
  const { idea, language, results, baseline } = state.stopped.writing;
  await store.write(load, store.newWriting({ idea, language, results, baseline }));
}

/** Rates the shown idea again with the results of its experiments. The model does not see the earlier score. */
export async function reassess({ store, load }: Requester, results: string): Promise<void> {
  const baseline = shownReport(store.getState());
  if (!baseline) return;
  const { idea, meta } = baseline.file;
  await store.write(load, store.newWriting({ idea, language: meta.language, results, baseline }));
}

/** Writes another report on the shown idea in another language. */
export async function rewrite({ store, load }: Requester, language: Language): Promise<void> {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { id, file } = entry;
  const request = { idea: file.idea, language };
  let writing = store.newWriting(request);
  change(store, id, { rewrite: { status: 'asking', arrived: writing } });
  await store.run<AnalysisEvent | WorksheetEvent>(
    `rewrite ${id}`,
    load,
    language,
    (source, signal) => source.analyze(request, signal),
    (event) => {
      if (event.type === 'failed') {
        change(store, id, { rewrite: { status: 'failed', arrived: writing, failure: event.failure } });
      } else if (event.type === 'report' || event.type === 'worksheet') {
        change(store, id, { rewrite: undefined });
        const isShown = shownReport(store.getState())?.id === id;
        const written = finished(writing, event);
        store.update((state) => added(state, written, isShown));
      } else {
        writing = advance(writing, event);
        change(store, id, { rewrite: { status: 'asking', arrived: writing } });
      }
    },
  );
}

/**
 * Writes the plan of the shown report.
 * @param follows the form of the idea that the plan is for
 */
export async function requestPlan(
  { store, load }: Requester,
  follows: 'improved' | 'written' = 'improved',
): Promise<void> {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { id, file } = entry;
  let arrived: NonNullable<ReportEntry['planning']>['arrived'] = {};
  change(store, id, { planning: { status: 'asking', arrived }, planDue: false });
  await store.run(
    `planning ${id}`,
    load,
    file.meta.language,
    (source, signal) => {
      return source.plan({ ...ideaRequest(file), ...planBasis(file.report, follows) }, signal);
    },
    (event) => {
      if (event.type === 'failed') {
        change(store, id, { planning: { status: 'failed', arrived, failure: event.failure } });
      } else if (event.type === 'plan') {
        changeFile(store, id, replanned(store, id, event.plan), { planning: undefined });
      } else if (event.type === 'section') {
        arrived = { ...arrived, [event.field]: event.value };
        change(store, id, { planning: { status: 'asking', arrived } });
      }
    },
  );
}

/**
 * The parts of a file that another plan changes. What was noted of the experiments and the sums of the plan before belongs
 * to that plan, so it stays as a text.
 */
function replanned(store: AnalysisStore, id: number, plan: Plan): Partial<ReportFile> {
  const entry = store.getState().entries.find((one) => one.id === id);
  const file = entry && isReport(entry) ? entry.file : undefined;
  const text = file?.plan ? resultsText(file.results, file.plan, file.meta.language) : '';
  return { plan, ...(text !== '' && { results: { text } }) };
}

export async function checkStability({ store, load }: Requester): Promise<void> {
  const entry = shownReport(store.getState());
  if (!entry) return;
  const { id, file } = entry;
  change(store, id, { stability: { status: 'asking', arrived: undefined } });
  await store.run(
    `stability ${id}`,
    load,
    file.meta.language,
    (source, signal) => rateTwice(source, ideaRequest(file), signal),
    (event) => {
      if (event.type === 'failed') {
        change(store, id, { stability: { status: 'failed', arrived: undefined, failure: event.failure } });
      } else changeFile(store, id, { ratings: event.ratings }, { stability: undefined });
    },
  );
}

/** Adds evidence from the web to a report. */
export function addEvidence(store: AnalysisStore, id: number, evidence: Evidence): void {
  changeFile(store, id, { evidence });
}

/** Stores results of experiments with the shown report. */
export function noteResults(store: AnalysisStore, results: Results): void {
  const entry = shownReport(store.getState());
  if (entry) changeFile(store, entry.id, { results });
}

/** Stores quantities that the person has changed with the shown report. */
export function changeSums(store: AnalysisStore, sums: Sums): void {
  const entry = shownReport(store.getState());
  if (entry?.file.plan) changeFile(store, entry.id, { plan: { ...entry.file.plan, sums } });
}

/** Cancels a request about the shown report. */
export function cancelRequest(store: AnalysisStore, kind: RequestKind): void {
  const entry = shownReport(store.getState());
  if (!entry) return;
  store.abort(`${kind} ${entry.id}`);
  change(store, entry.id, { [kind]: undefined });
}

function change(store: AnalysisStore, id: number, change: Partial<ReportEntry>): void {
  store.update((state) => changed(state, id, change));
}

function changeFile(
  store: AnalysisStore,
  id: number,
  part: Partial<ReportFile>,
  rest: Partial<ReportEntry> = {},
): void {
  const entry = store.getState().entries.find((one) => one.id === id);
  if (entry && isReport(entry)) change(store, id, { file: { ...entry.file, ...part }, ...rest });
}

/** The idea of a report with the results of its experiments. */
function ideaRequest({ idea, meta: { language }, plan, results }: ReportFile): IdeaRequest {
  return { idea, language, results: resultsText(results, plan, language) || undefined };
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
