import type { Opened, Unopened } from '../../domain/open-file.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { type Entry, isReport, type ReportEntry, type Writing } from './entry.ts';
import type { Failure } from './source.ts';

/** An unfinished report whose writing ended early. */
export interface Stopped {
  writing: Writing;
  /** `undefined` after a reload or when the visitor left. */
  failure: Failure | undefined;
}

/** A report from a short link. */
export type OpenedShort = Omit<Opened<ShortReportFile>, 'ok'>;

/** Why no report was written. Shown with the form. */
export type Notice = Failure | 'interrupted';

type Screen =
  | { screen: 'input'; notice: Notice | undefined }
  | { screen: 'analyzing'; writing: Writing; full: boolean }
  | { screen: 'stopped'; stopped: Stopped; full: boolean }
  /** `shown` is the id of an entry; `full` means unfolded. */
  | { screen: 'result'; shown: number; full: boolean }
  | { screen: 'short'; short: OpenedShort };

/** What stays when the screen changes. */
interface Tab {
  /** The text in the form. */
  idea: string;
  /** The report that the text improves on. */
  improves: ReportEntry | undefined;
  /** The reports and worksheets of the tab, oldest first. */
  entries: readonly Entry[];
  /** Index of the first report on the present idea. Only the browser's Back button leads to the earlier reports. */
  presentFrom: number;
  /** The last report whose writing ended early, until another report is begun. */
  stopped: Stopped | undefined;
  /** The last short report that was opened. */
  short: OpenedShort | undefined;
  /** The state before 'Analyze New Idea'. It can be restored until another report is begun. */
  cleared: AnalysisState | undefined;
  /** The tab's storage holds a report that is not shown, because the code that reads it could not be fetched. */
  unread: boolean;
  /** The tab's storage holds a report that cannot be opened. It stays there until another report is stored. */
  unopened: (Unopened & { stored: unknown }) | undefined;
}

/** State of the main screen. */
export type AnalysisState = Tab & Screen;

export const NEW_TAB: Tab = {
  idea: '',
  improves: undefined,
  entries: [],
  presentFrom: 0,
  stopped: undefined,
  short: undefined,
  cleared: undefined,
  unread: false,
  unopened: undefined,
};

export const INITIAL_STATE: AnalysisState = { ...NEW_TAB, screen: 'input', notice: undefined };

/** A screen, as an entry of the browser's history stores it. */
export interface HistoryStep {
  screen: Screen['screen'];
  /** Id of the report, for `result`. */
  shown?: number | undefined;
}

/** The state after the visitor typed in the form. */
export function setIdea(state: AnalysisState, idea: string): AnalysisState {
  const isRead = state.screen === 'input' && state.notice === 'interrupted';
  return isRead ? { ...state, idea, notice: undefined } : { ...state, idea };
}

/** The state after the writing of a report began. */
export function beginWriting(state: AnalysisState, writing: Writing): AnalysisState {
  const full = state.screen === 'stopped' && state.full;
  return { ...tabOf(state), stopped: undefined, cleared: undefined, screen: 'analyzing', writing, full };
}

/** The form, with `notice`. */
export function toForm(state: AnalysisState, notice?: Notice): AnalysisState {
  return { ...leaveScreen(state), screen: 'input', notice };
}

/** The form, with a text that improves on the report or worksheet on the screen. */
export function improveReport(state: AnalysisState, idea: string): AnalysisState {
  return { ...toForm(state), idea, improves: shownReport(state) };
}

/** The state with another report, which `isShown` opens. */
export function addEntry(state: AnalysisState, entry: Entry, isShown: boolean): AnalysisState {
  const entries = [...state.entries, entry];
  if (!isShown) return { ...state, entries };
  return { ...leaveScreen(state), entries, screen: 'result', shown: entry.id, full: false };
}

export function showShortReport(state: AnalysisState, short: OpenedShort): AnalysisState {
  return { ...leaveScreen(state), screen: 'short', short };
}

/** The state after a change of one report. */
export function changeReport<State extends Tab>(
  state: State,
  id: number,
  change: Partial<ReportEntry>,
): State {
  const entries = state.entries.map((entry) =>
    entry.id === id && isReport(entry) ? { ...entry, ...change } : entry,
  );
  return { ...state, entries };
}

/** The empty form. `undoClear` restores the cleared state. */
export function clearAll(state: AnalysisState): AnalysisState {
  const entries = state.entries.map((entry) =>
    isReport(entry) ? { ...entry, advising: undefined, stability: undefined, rewrite: undefined } : entry,
  );
  const before = { ...state, entries, cleared: undefined };
  return { ...INITIAL_STATE, entries, presentFrom: entries.length, cleared: before };
}

/** The state before `clearAll`. A text typed since then wins over the cleared text. */
export function undoClear(state: AnalysisState): AnalysisState {
  const { cleared, idea, entries } = state;
  return cleared ? { ...cleared, idea: idea || cleared.idea, entries } : state;
}

/** The report or worksheet on the screen. */
export function shownEntry(state: AnalysisState): Entry | undefined {
  return state.screen === 'result' ? state.entries.find(({ id }) => id === state.shown) : undefined;
}

/** The report on the screen. */
export function shownReport(state: AnalysisState): ReportEntry | undefined {
  const entry = shownEntry(state);
  return entry && isReport(entry) ? entry : undefined;
}

/** The reports on the present idea and its improvements. */
export function presentEntries({ entries, presentFrom }: AnalysisState): readonly Entry[] {
  return entries.slice(presentFrom);
}

/** The state after the writing of a report ended without a report. */
export function endWriting(state: AnalysisState, reason: 'cancelled' | Notice): AnalysisState {
  if (state.screen !== 'analyzing') return state;
  const { writing, full } = state;
  const tab = leaveScreen(state);
  const failure = typeof reason === 'object' ? reason : undefined;
  if (tab.stopped && reason !== 'cancelled') {
    const stopped = { writing, failure };
    return { ...tab, stopped, screen: 'stopped', full };
  }
  const { baseline } = writing;
  if (baseline && writing.results !== undefined) {
    const rewrite: ReportEntry['rewrite'] = failure && { status: 'failed', arrived: writing, failure };
    return {
      ...changeReport(tab, baseline.id, { rewrite }),
      screen: 'result',
      shown: baseline.id,
      full: false,
    };
  }
  return toForm(state, reason === 'cancelled' ? undefined : reason);
}

/** Another screen, or the form if the report of that screen is gone. */
export function moveTo(state: AnalysisState, to: HistoryStep): AnalysisState {
  const tab = leaveScreen(state);
  const input = toForm(state);
  switch (to.screen) {
    case 'result': {
      const index = state.entries.findIndex(({ id }) => id === to.shown);
      const shown = state.entries[index]?.id;
      if (shown === undefined) return input;
      const full = state.screen === 'result' && state.full;
      return { ...tab, presentFrom: Math.min(tab.presentFrom, index), screen: 'result', shown, full };
    }
    case 'analyzing':
    case 'stopped':
      return tab.stopped ? { ...tab, screen: 'stopped', stopped: tab.stopped, full: false } : input;
    case 'short':
      return tab.short ? { ...tab, screen: 'short', short: tab.short } : input;
    // Another version of the page may have written another screen into the history.
    default:
      return state.screen === 'input' ? state : input;
  }
}

/** The form with its text, after the screen failed to render. Removes the report on the screen, or else everything. */
export function discardBroken(state: AnalysisState): AnalysisState {
  const { idea } = state;
  const broken = shownEntry(state);
  if (!broken) return { ...INITIAL_STATE, idea };
  const entries = state.entries.filter((entry) => entry !== broken);
  return { ...INITIAL_STATE, idea, entries, presentFrom: Math.min(state.presentFrom, entries.length) };
}

/** The tab without its screen. Keeps the sections of an unfinished report that have arrived. */
function leaveScreen(state: AnalysisState): Tab {
  const tab = tabOf(state);
  if (state.screen !== 'analyzing') return tab;
  const writing = { ...state.writing, advising: interruptAdvice(state.writing.advising) };
  const hasArrived = Object.keys(writing.sections).length > 0;
  return { ...tab, stopped: hasArrived ? { writing, failure: undefined } : undefined };
}

/** Marks a running request for advice as interrupted, because the page was left or the report failed. */
export function interruptAdvice(advising: Writing['advising']): Writing['advising'] {
  if (advising?.status !== 'asking') return advising;
  return { ...advising, status: 'failed', failure: { code: 'interrupted', retryable: true } };
}

export function tabOf(tab: Tab): Tab {
  const { idea, improves, entries, presentFrom, stopped, short, cleared, unread, unopened } = tab;
  return { idea, improves, entries, presentFrom, stopped, short, cleared, unread, unopened };
}
