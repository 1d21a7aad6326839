import type { Unopened } from '../../domain/open-file.ts';
import type { Failure } from './source.ts';
import { isWriting, type TabReport } from './tab-report.ts';
import { unfinishedFile } from './unfinished-file.ts';

/** State of the main screen, which shows one report, or the form. */
export interface AnalysisState {
  reports: ReadonlyMap<number, TabReport>;
  /** Id of the report on the screen; `undefined` for the form. */
  shown: number | undefined;
  /** Whether the full analysis is unfolded. */
  full: boolean;
  /** The text in the form. */
  idea: string;
  /** Why no report was written. Shown with the form, or with the report from whose page it was requested. */
  failure: Failure | undefined;
  /** Id of the report that the text in the form improves on. */
  improves: number | undefined;
  /** The lowest id of a report on the present idea. Only the browser's Back button leads to reports with lower ids. */
  presentFrom: number;
  /** A report in the tab's storage that cannot be opened. It stays there until another report is stored. */
  unopened: (Unopened & { stored: unknown }) | undefined;
}

export const INITIAL_STATE: AnalysisState = {
  reports: new Map(),
  shown: undefined,
  full: false,
  idea: '',
  failure: undefined,
  improves: undefined,
  presentFrom: 0,
  unopened: undefined,
};

/** Shows a report, or the form if that report is gone. Leaving a report that is being written stops its writing. */
export function show(state: AnalysisState, id: number | undefined, failure?: Failure): AnalysisState {
  if (id !== undefined && id === state.shown) return state;
  const left = shownReport(state);
  const { reports } = left ? withReport(state, stopped(left)) : state;
  const shown = id !== undefined && reports.has(id) ? id : undefined;
  return {
    ...state,
    reports,
    shown,
    failure,
    full: shown !== undefined && state.full,
    improves: shown === undefined ? undefined : state.improves,
    presentFrom: shown === undefined ? state.presentFrom : Math.min(state.presentFrom, shown),
  };
}

/** A report without its requests. The note of a requested reply returns to the note field. */
export function withoutRequests(report: TabReport): TabReport {
  return { ...report, note: report.note || (report.requests.reply?.note ?? ''), requests: {} };
}

/** Ends the writing of a report, if it is being written. The report gets a file if its first step is whole. */
export function stopped(report: TabReport, failure?: Failure): TabReport {
  if (!isWriting(report)) return report;
  const file = unfinishedFile(report, failure) ?? report.file;
  return { ...report, phase: 'stopped', file, failure, progress: undefined };
}

/** The report on the screen. */
export function shownReport({ reports, shown }: AnalysisState): TabReport | undefined {
  return shown === undefined ? undefined : reports.get(shown);
}

/** The reports on the present idea and its improvements, oldest first. */
export function presentReports({ reports, presentFrom }: AnalysisState): readonly TabReport[] {
  return [...reports.values()].filter(({ id }) => id >= presentFrom);
}

export function withReport(state: AnalysisState, report: TabReport): AnalysisState {
  return { ...state, reports: new Map(state.reports).set(report.id, report) };
}

export function without(reports: AnalysisState['reports'], id: number): AnalysisState['reports'] {
  return new Map([...reports].filter(([each]) => each !== id));
}
