import type { AnalysisEvent, PlanEvent } from '../../domain/events.ts';
import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/idea.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Rating } from '../../domain/rating.ts';
import type { ArrivedSections } from '../../domain/report.ts';
import type { ReportFile, Results, ShortReportFile } from '../../domain/report-file.ts';
import type { Failure } from './source.ts';

/** A report that is being written or that failed midway. */
export interface Writing {
  idea: string;
  language: Language;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Position in the queue, while waiting. */
  place: number | undefined;
  /** The service and its model, once known. */
  service: string | undefined;
  model: string | undefined;
  sections: ArrivedSections;
  /** Carried over into the new report when an idea is rated again with results. */
  plan?: Plan | undefined;
  results?: Results | undefined;
  evidence?: Evidence | undefined;
}

export type Planning =
  | { status: 'asking'; arrived: Partial<Plan> }
  | { status: 'failed'; arrived: Partial<Plan>; failure: Failure };

export type Stability = { status: 'asking' } | { status: 'failed'; failure: Failure };

/** Source of a report that was not written in this tab. */
export type Origin = 'file' | 'link' | 'saved';

/** A report of this tab and the requests about it. */
export interface Entry {
  file: ReportFile;
  /** `undefined` for a report written in this tab. */
  origin: Origin | undefined;
  /** The earlier report that this one improves on. */
  comparedTo: ReportFile | undefined;
  planning: Planning | undefined;
  stability: Stability | undefined;
}

/** State of the main screen. `failure` belongs to `input` and `result`; `full` means unfolded. */
export interface AnalysisState {
  screen: 'input' | 'analyzing' | 'result' | 'example' | 'short';
  full: boolean;
  idea: string;
  /** While `analyzing`, the report on the screen; in `result`, a rewrite of the shown one in another language. */
  writing: Writing | undefined;
  /** A short report from a link, while it is shown. */
  short: ShortReportFile | undefined;
  failure: Failure | undefined;
  /** The part of a failed analysis that arrived. */
  unfinished: Writing | undefined;
  /** A reload stopped an analysis. */
  interrupted: boolean;
  /** The tab's storage holds a report that could not be read yet, because its code could not be fetched. */
  unread: boolean;
  /** Oldest first. The tab's session storage keeps the last one. */
  entries: readonly Entry[];
  shown: number;
  /** What the next report will be compared with. */
  baseline: ReportFile | undefined;
  /** The state that 'Analyze New Idea' cleared, for undo until something new is sent. */
  cleared: AnalysisState | undefined;
}

export const INITIAL_STATE: AnalysisState = {
  screen: 'input',
  full: false,
  idea: '',
  writing: undefined,
  short: undefined,
  failure: undefined,
  unfinished: undefined,
  interrupted: false,
  unread: false,
  entries: [],
  shown: 0,
  baseline: undefined,
  cleared: undefined,
};

export type Action =
  | { type: 'typed'; idea: string }
  | { type: 'sent'; language: Language; now: number }
  | { type: 'rewrite'; language: Language; now: number }
  | { type: 'heard'; event: Exclude<AnalysisEvent, { type: 'error' }> }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'interrupted' }
  | { type: 'form' }
  | { type: 'unfolded' }
  | { type: 'improve'; idea: string }
  | { type: 'looked'; index: number }
  | { type: 'example'; open: boolean }
  | { type: 'plan asked'; index: number }
  | { type: 'plan heard'; index: number; event: Exclude<PlanEvent, { type: 'error' }> }
  | { type: 'plan failed'; index: number; failure: Failure | undefined }
  | { type: 'stability'; index: number; stability: Stability | undefined }
  | { type: 'rated'; index: number; ratings: readonly Rating[] }
  | { type: 'evidence found'; index: number; evidence: Evidence }
  | {
      type: 'restored';
      idea: string;
      full: boolean;
      interrupted: boolean;
      file: ReportFile | undefined;
      result: boolean;
      origin: Origin | undefined;
      unread: boolean;
    }
  | { type: 'opened'; file: ReportFile; origin: Origin }
  | { type: 'opened short'; file: ShortReportFile }
  | { type: 'noted'; index: number; results: Results }
  | { type: 'reassess'; language: Language; now: number }
  | { type: 'walked'; screen: Exclude<AnalysisState['screen'], 'analyzing'>; shown: number }
  | { type: 'cleared' }
  | { type: 'clearing undone' };

/** A pure reducer: the store has the clock and the network. */
export function reduce(state: AnalysisState, action: Action): AnalysisState {
  switch (action.type) {
    case 'typed':
      return { ...state, idea: action.idea, interrupted: false };
    case 'sent':
      return {
        ...state,
        screen: 'analyzing',
        full: false,
        writing: begin(state.idea, action.language, action.now),
        failure: undefined,
        unfinished: undefined,
        interrupted: false,
        cleared: undefined,
      };
    case 'reassess': {
      const file = state.entries[state.shown]?.file;
      if (!file) return state;
      const writing = {
        ...begin(file.idea, action.language, action.now),
        plan: file.plan,
        results: file.results,
        evidence: file.evidence,
      };
      return {
        ...state,
        screen: 'analyzing',
        full: false,
        writing,
        failure: undefined,
        unfinished: undefined,
        baseline: file,
      };
    }
    case 'rewrite': {
      const file = state.entries[state.shown]?.file;
      if (!file) return state;
      return { ...state, writing: begin(file.idea, action.language, action.now), failure: undefined };
    }
    case 'heard':
      return heard(state, action.event);
    case 'failed':
      // A rewrite or a new rating keeps the shown report.
      if (state.screen === 'result' || state.writing?.results) {
        return {
          ...state,
          screen: 'result',
          writing: undefined,
          baseline: undefined,
          failure: action.failure,
        };
      }
      return {
        ...state,
        screen: 'input',
        full: false,
        writing: undefined,
        failure: action.failure,
        unfinished: state.writing && hasSections(state.writing) ? state.writing : undefined,
      };
    case 'cancelled':
      if (state.screen !== 'analyzing') return { ...state, writing: undefined };
      return {
        ...state,
        screen: state.writing?.results ? 'result' : 'input',
        full: false,
        writing: undefined,
      };
    case 'interrupted':
      if (state.screen !== 'analyzing') return { ...state, writing: undefined };
      return { ...state, screen: 'input', full: false, writing: undefined, interrupted: true };
    case 'form':
      return { ...state, screen: 'input', full: false, writing: undefined, failure: undefined };
    case 'unfolded':
      return { ...state, full: true };
    case 'improve':
      return {
        ...state,
        screen: 'input',
        idea: action.idea,
        full: false,
        failure: undefined,
        unfinished: undefined,
        baseline: state.entries[state.shown]?.file,
      };
    case 'looked':
      return { ...state, screen: 'result', shown: action.index, failure: undefined, unfinished: undefined };
    case 'example':
      return { ...state, screen: action.open ? 'example' : 'input', full: action.open };
    case 'plan asked':
      return changed(state, action.index, { planning: { status: 'asking', arrived: {} } });
    case 'plan heard':
      return planHeard(state, action.index, action.event);
    case 'plan failed': {
      const arrived = state.entries[action.index]?.planning?.arrived ?? {};
      return changed(state, action.index, {
        planning: action.failure && { status: 'failed', arrived, failure: action.failure },
      });
    }
    case 'stability':
      return changed(state, action.index, { stability: action.stability });
    case 'rated': {
      const file = state.entries[action.index]?.file;
      return file
        ? changed(state, action.index, {
            file: { ...file, ratings: [...action.ratings] },
            stability: undefined,
          })
        : state;
    }
    case 'evidence found': {
      const file = state.entries[action.index]?.file;
      return file ? changed(state, action.index, { file: { ...file, evidence: action.evidence } }) : state;
    }
    case 'restored':
      return {
        ...INITIAL_STATE,
        idea: action.idea,
        interrupted: action.interrupted,
        unread: action.unread,
        ...(action.file && {
          screen: action.result ? 'result' : 'input',
          full: action.full,
          entries: [entry(action.file, undefined, action.origin)],
          baseline: action.result ? undefined : action.file,
        }),
      };
    case 'opened':
      return {
        ...state,
        screen: 'result',
        full: false,
        failure: undefined,
        unfinished: undefined,
        short: undefined,
        entries: [...state.entries, entry(action.file, undefined, action.origin)],
        shown: state.entries.length,
      };
    case 'opened short':
      return { ...state, screen: 'short', short: action.file };
    case 'noted': {
      const file = state.entries[action.index]?.file;
      return file ? changed(state, action.index, { file: { ...file, results: action.results } }) : state;
    }
    case 'walked': {
      const { screen, shown } = action;
      if (screen === 'result' && !state.entries[shown]) return state.cleared ?? state;
      if (screen === 'short' && !state.short) return state;
      // Leaving cancels a running analysis; what arrived stays below the form.
      const left = state.screen === 'analyzing' && state.writing;
      return {
        ...state,
        screen,
        shown: screen === 'result' ? shown : state.shown,
        full: screen === 'example' || (state.full && screen === state.screen),
        ...(left && { writing: undefined, unfinished: hasSections(left) ? left : undefined }),
      };
    }
    case 'cleared':
      return { ...INITIAL_STATE, cleared: { ...state, cleared: undefined } };
    case 'clearing undone':
      return state.cleared ? { ...state.cleared, idea: state.idea || state.cleared.idea } : state;
  }
}

function heard(state: AnalysisState, event: Exclude<AnalysisEvent, { type: 'error' }>): AnalysisState {
  const { writing } = state;
  if (!writing) return state;
  switch (event.type) {
    case 'queued':
      return { ...state, writing: { ...writing, place: event.place } };
    case 'started':
      return {
        ...state,
        writing: { ...writing, place: undefined, service: event.service, model: event.model },
      };
    case 'section': {
      const sections = { ...writing.sections, [event.field]: event.value };
      return { ...state, writing: { ...writing, sections } };
    }
    case 'report': {
      const file: ReportFile = {
        format: 'crisol-report',
        version: 1,
        idea: writing.idea,
        report: event.report,
        meta: event.meta,
        ...(writing.plan && { plan: writing.plan }),
        ...(writing.results && { results: writing.results }),
        ...(writing.evidence && { evidence: writing.evidence }),
      };
      // A rewrite of the same idea is not compared.
      const rewritten = state.screen === 'result';
      return {
        ...state,
        screen: 'result',
        writing: undefined,
        failure: undefined,
        unread: false,
        entries: [...state.entries, entry(file, rewritten ? undefined : state.baseline)],
        shown: state.entries.length,
        baseline: undefined,
      };
    }
  }
}

function planHeard(
  state: AnalysisState,
  index: number,
  event: Exclude<PlanEvent, { type: 'error' }>,
): AnalysisState {
  const current = state.entries[index];
  if (!current) return state;
  switch (event.type) {
    case 'section': {
      const arrived = { ...current.planning?.arrived, [event.field]: event.value };
      return changed(state, index, { planning: { status: 'asking', arrived } });
    }
    case 'plan':
      return changed(state, index, { file: { ...current.file, plan: event.plan }, planning: undefined });
    default:
      return state;
  }
}

function begin(idea: string, language: Language, startedAt: number): Writing {
  return { idea, language, startedAt, place: undefined, service: undefined, model: undefined, sections: {} };
}

function entry(file: ReportFile, comparedTo: ReportFile | undefined, origin?: Origin): Entry {
  return { file, origin, comparedTo, planning: undefined, stability: undefined };
}

function changed(state: AnalysisState, index: number, change: Partial<Entry>): AnalysisState {
  return {
    ...state,
    entries: state.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
  };
}

function hasSections({ sections }: Writing): boolean {
  return Object.keys(sections).length > 0;
}
