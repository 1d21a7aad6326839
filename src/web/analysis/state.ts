import type { AnalysisEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import type { Failure } from './source.ts';

/** A report that is being written. */
export interface Writing {
  /** Becomes the id of the report. */
  id: number;
  idea: string;
  language: Language;
  /** Results of experiments, when an idea is rated again with them. */
  results?: string | undefined;
  /** The earlier report that the new one will be compared with. */
  baseline?: Entry | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place?: number | undefined;
  /** The service and its model, once known. */
  service?: string;
  model?: string;
  sections: ArrivedSections;
}

/** A report that was broken off. */
export interface Stopped {
  writing: Writing;
  /** `undefined` after a reload or when the visitor left. */
  failure: Failure | undefined;
}

/** A request about a report, until its answer has been added to the report. */
export type Request<Arrived> =
  | { status: 'asking'; arrived: Arrived }
  | { status: 'failed'; arrived: Arrived; failure: Failure };

/** Source of a report that was not written in this tab. */
export type Origin = 'file' | 'link' | 'saved';

/** A report of this tab and the requests about it. */
export interface Entry {
  /** Unique in this tab's history. */
  id: number;
  file: ReportFile;
  /** `undefined` for a report written in this tab. */
  origin?: Origin | undefined;
  /** The earlier report that this one improves on. */
  comparedTo?: ReportFile | undefined;
  planning?: Request<Partial<Plan>> | undefined;
  stability?: Request<undefined> | undefined;
  /** The same idea written in the other language, or rated again. */
  rewrite?: Request<Writing> | undefined;
}

/** The requests about a report. */
export type RequestKind = 'planning' | 'stability' | 'rewrite';

/** Why no report was written. Shown with the form. */
export type Notice = Failure | 'interrupted';

type Screen =
  | { screen: 'input'; notice: Notice | undefined }
  | { screen: 'analyzing'; writing: Writing; full: boolean }
  | { screen: 'stopped'; stopped: Stopped; full: boolean }
  /** `shown` is the id of an entry; `full` means unfolded. */
  | { screen: 'result'; shown: number; full: boolean }
  | { screen: 'short'; short: ShortReportFile };

/** What stays when the screen changes. */
interface Tab {
  /** The text in the form. */
  idea: string;
  /** The report that the text improves on. */
  improves: Entry | undefined;
  /** Oldest first. Those before `since` are reached only by going back: a new idea was begun after them. */
  entries: readonly Entry[];
  since: number;
  /** The last report that was broken off, until another one is begun. */
  stopped: Stopped | undefined;
  /** The last short report that was opened. */
  short: ShortReportFile | undefined;
  /** What 'Analyze New Idea' cleared, for undo until another report is begun. */
  cleared: AnalysisState | undefined;
  /** The tab's storage holds a report that could not be read yet, because its code could not be fetched. */
  unread: boolean;
}

/** State of the main screen. */
export type AnalysisState = Tab & Screen;

export const NEW_TAB: Tab = {
  idea: '',
  improves: undefined,
  entries: [],
  since: 0,
  stopped: undefined,
  short: undefined,
  cleared: undefined,
  unread: false,
};

export const INITIAL_STATE: AnalysisState = { ...NEW_TAB, screen: 'input', notice: undefined };

/** A screen that a step of the browser's history can lead to. */
export type Step = { screen: 'result'; shown: number } | { screen: Exclude<Screen['screen'], 'result'> };

export type Action =
  | { type: 'typed'; idea: string }
  | { type: 'begun'; writing: Writing }
  | { type: 'received'; event: Exclude<AnalysisEvent, { type: 'error' }> }
  | { type: 'ended'; reason: 'cancelled' | Notice }
  | { type: 'unfolded' }
  | { type: 'improve'; idea: string }
  | { type: 'moved'; to: Step }
  | { type: 'failed'; failure: Failure }
  /** Adds a report; shown at once unless it belongs to a report that is not on the screen. */
  | { type: 'added'; entry: Entry; isShown: boolean }
  | { type: 'opened short'; file: ShortReportFile }
  | { type: 'changed'; id: number; change: Partial<Entry> }
  | { type: 'restored'; state: AnalysisState }
  | { type: 'discarded' }
  | { type: 'cleared' }
  | { type: 'clearing undone' };

/** A pure reducer: the store has the clock and the network. */
export function reduce(state: AnalysisState, action: Action): AnalysisState {
  switch (action.type) {
    case 'typed': {
      if (state.screen !== 'input') return { ...state, idea: action.idea };
      const notice = state.notice === 'interrupted' ? undefined : state.notice;
      return { ...state, idea: action.idea, notice };
    }
    case 'begun': {
      const full = state.screen === 'stopped' && state.full;
      const tab = { ...tabOf(state), stopped: undefined, cleared: undefined };
      return { ...tab, screen: 'analyzing', writing: action.writing, full };
    }
    case 'received':
      return state.screen === 'analyzing' ? received(state, action.event) : state;
    case 'ended':
      return state.screen === 'analyzing' ? ended(state, action.reason) : state;
    case 'unfolded':
      return 'full' in state ? { ...state, full: true } : state;
    case 'improve': {
      const left = leave(state);
      return { ...left, idea: action.idea, improves: shownEntry(state), screen: 'input', notice: undefined };
    }
    case 'moved':
      return moved(state, action.to);
    case 'failed':
      return { ...leave(state), screen: 'input', notice: action.failure };
    case 'added': {
      const tab = { ...leave(state), entries: [...state.entries, action.entry] };
      if (action.isShown) return { ...tab, screen: 'result', shown: action.entry.id, full: false };
      return { ...state, entries: tab.entries };
    }
    case 'opened short':
      return { ...leave(state), screen: 'short', short: action.file };
    case 'changed':
      return { ...state, entries: changed(state.entries, action.id, action.change) };
    case 'restored':
      return action.state;
    case 'discarded':
      return discarded(state);
    case 'cleared': {
      const entries = state.entries.map(withoutRequests);
      const cleared = { ...state, entries, cleared: undefined };
      return { ...INITIAL_STATE, entries, since: entries.length, cleared };
    }
    case 'clearing undone': {
      const { cleared, idea, entries } = state;
      return cleared ? { ...cleared, idea: idea || cleared.idea, entries } : state;
    }
  }
}

/** The report on the screen. */
export function shownEntry(state: AnalysisState): Entry | undefined {
  return state.screen === 'result' ? state.entries.find(({ id }) => id === state.shown) : undefined;
}

/** The reports on the present idea and its improvements. */
export function presentEntries({ entries, since }: AnalysisState): readonly Entry[] {
  return entries.slice(since);
}

/** A report being written after another event. The report itself is the caller's. */
export function advance(
  writing: Writing,
  event: Exclude<AnalysisEvent, { type: 'error' | 'report' }>,
): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, place: event.place };
    case 'started':
      return { ...writing, place: undefined, service: event.service, model: event.model };
    case 'section':
      return { ...writing, sections: { ...writing.sections, [event.field]: event.value } };
  }
}

/** A finished report. Rated again, it keeps plan, results and evidence of the earlier one. */
export function finished(
  { id, idea, results, baseline }: Writing,
  { report, meta }: Extract<AnalysisEvent, { type: 'report' }>,
): Entry {
  const file: ReportFile = { format: 'crisol-report', version: 1, idea, report, meta };
  if (results !== undefined) {
    if (baseline?.file.plan) file.plan = baseline.file.plan;
    if (baseline?.file.results) file.results = baseline.file.results;
    if (baseline?.file.evidence) file.evidence = baseline.file.evidence;
  }
  return { id, file, comparedTo: baseline?.file };
}

type Analyzing = Extract<AnalysisState, { screen: 'analyzing' }>;

function received(state: Analyzing, event: Exclude<AnalysisEvent, { type: 'error' }>): AnalysisState {
  const { writing, full } = state;
  if (event.type !== 'report') return { ...state, writing: advance(writing, event) };
  const entries = [...state.entries, finished(writing, event)];
  const improves = writing.results === undefined ? undefined : state.improves;
  const tab = { ...tabOf(state), entries, improves, unread: false };
  return { ...tab, screen: 'result', shown: writing.id, full };
}

function ended(state: Analyzing, reason: 'cancelled' | Notice): AnalysisState {
  const { writing, full } = state;
  const tab = leave(state);
  const failure = typeof reason === 'object' ? reason : undefined;
  if (tab.stopped && reason !== 'cancelled') {
    const stopped = { writing, failure };
    return { ...tab, stopped, screen: 'stopped', full };
  }
  const { baseline } = writing;
  if (baseline && writing.results !== undefined) {
    const rewrite: Entry['rewrite'] = failure && { status: 'failed', arrived: writing, failure };
    const entries = changed(tab.entries, baseline.id, { rewrite });
    return { ...tab, entries, screen: 'result', shown: baseline.id, full: false };
  }
  return { ...tab, screen: 'input', notice: reason === 'cancelled' ? undefined : reason };
}

function changed(entries: readonly Entry[], id: number, change: Partial<Entry>): Entry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

function moved(state: AnalysisState, to: Step): AnalysisState {
  const tab = leave(state);
  const input: AnalysisState = { ...tab, screen: 'input', notice: undefined };
  switch (to.screen) {
    case 'result': {
      const index = state.entries.findIndex(({ id }) => id === to.shown);
      if (index === -1) return input;
      const full = state.screen === 'result' && state.full;
      return { ...tab, since: Math.min(tab.since, index), screen: 'result', shown: to.shown, full };
    }
    case 'analyzing':
    case 'stopped':
      return tab.stopped ? { ...tab, screen: 'stopped', stopped: tab.stopped, full: false } : input;
    case 'short':
      return tab.short ? { ...tab, screen: 'short', short: tab.short } : input;
    case 'input':
      return state.screen === 'input' ? state : input;
  }
}

/** The form, without what the screen could not show. The text stays. */
function discarded(state: AnalysisState): AnalysisState {
  const { idea } = state;
  const broken = shownEntry(state);
  if (!broken) return { ...INITIAL_STATE, idea };
  const entries = state.entries.filter((entry) => entry !== broken);
  return { ...INITIAL_STATE, idea, entries, since: Math.min(state.since, entries.length) };
}

/** Leaves the screen. What had arrived of a report that is being written is kept. */
function leave(state: AnalysisState): Tab {
  const tab = tabOf(state);
  if (state.screen !== 'analyzing') return tab;
  const { writing } = state;
  const hasArrived = Object.keys(writing.sections).length > 0;
  return { ...tab, stopped: hasArrived ? { writing, failure: undefined } : undefined };
}

function tabOf({ idea, improves, entries, since, stopped, short, cleared, unread }: Tab): Tab {
  return { idea, improves, entries, since, stopped, short, cleared, unread };
}

function withoutRequests({ id, file, origin, comparedTo }: Entry): Entry {
  return { id, file, origin, comparedTo };
}
