import type { Unopened } from '../../domain/open-file.ts';
import type { Failure } from './source.ts';
import { isReport, isWriting, type TabReport } from './tab-report.ts';
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

/** An event that changes the state. `id` is the id of a report. */
export type StateEvent =
  /** The visitor typed in the form. */
  | { type: 'typed'; idea: string }
  /** `improved`: the form is shown, with a text to improve. `shown`: one report is shown, or the form. */
  | { type: 'improved'; idea: string }
  | { type: 'shown'; id: number | undefined }
  | { type: 'folded'; full: boolean }
  /** A report is added, or written again, and shown. */
  | { type: 'begun'; report: TabReport }
  | { type: 'changed'; id: number; change: Partial<TabReport> }
  /** The writing of a report ended early: it failed, or the visitor cancelled it. */
  | { type: 'stopped'; id: number; reason: Failure | 'cancelled' }
  /** 'Analyze New Idea' */
  | { type: 'cleared' }
  /** The screen failed to render. Removes the report on the screen, or else everything but the text. */
  | { type: 'discarded' };

export function reduce(state: AnalysisState, event: StateEvent): AnalysisState {
  const { reports, shown, idea } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, idea: event.idea };
    case 'improved': {
      const report = shownReport(state);
      const improves = report && isReport(report) ? report.id : undefined;
      return { ...show(state, undefined), idea: event.idea, improves };
    }
    case 'shown':
      return show(state, event.id);
    case 'folded':
      return { ...state, full: event.full };
    case 'begun': {
      const { report } = event;
      const full = report.id === shown && state.full;
      const improves = isWriting(report) ? state.improves : undefined;
      const left = withReport(show(state, undefined), report);
      return { ...left, shown: report.id, full, improves };
    }
    case 'changed': {
      const report = reports.get(event.id);
      if (!report) return state;
      const improves = event.change.phase === 'whole' ? undefined : state.improves;
      return withReport({ ...state, improves }, { ...report, ...event.change });
    }
    case 'stopped':
      return stop(state, event.id, event.reason);
    case 'cleared':
      return {
        ...INITIAL_STATE,
        reports: mapReports(reports, (report) => stopped(withoutRequests(report))),
        presentFrom: Math.max(0, ...reports.keys()) + 1,
      };
    case 'discarded':
      return {
        ...INITIAL_STATE,
        idea,
        reports: shown === undefined ? INITIAL_STATE.reports : without(reports, shown),
        presentFrom: state.presentFrom,
      };
  }
}

/** Shows a report, or the form if that report is gone. Leaving a report that is being written stops its writing. */
function show(state: AnalysisState, id: number | undefined, failure?: Failure): AnalysisState {
  if (id !== undefined && id === state.shown) return state;
  const left = shownReport(state);
  const reports = left ? replaced(state.reports, stopped(left)) : state.reports;
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

function stop(state: AnalysisState, id: number, reason: Failure | 'cancelled'): AnalysisState {
  const report = state.reports.get(id);
  if (!report || !isWriting(report)) return state;
  const failure = reason === 'cancelled' ? undefined : reason;
  const { from, sections, file } = report;
  const hasArrived = Object.keys(sections).length > 0;
  if (file || (hasArrived && failure)) return withReport(state, stopped(report, failure));
  const left = show(state, from, failure);
  return hasArrived ? left : { ...left, reports: without(left.reports, id) };
}

/** A report without its requests. The note of a requested reply returns to the note field. */
function withoutRequests(report: TabReport): TabReport {
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

function withReport(state: AnalysisState, report: TabReport): AnalysisState {
  return { ...state, reports: replaced(state.reports, report) };
}

function replaced(reports: AnalysisState['reports'], report: TabReport): AnalysisState['reports'] {
  return new Map(reports).set(report.id, report);
}

function without(reports: AnalysisState['reports'], id: number): AnalysisState['reports'] {
  return new Map([...reports].filter(([each]) => each !== id));
}

function mapReports(
  reports: AnalysisState['reports'],
  change: (report: TabReport) => TabReport,
): AnalysisState['reports'] {
  return new Map([...reports].map(([id, report]) => [id, change(report)]));
}
