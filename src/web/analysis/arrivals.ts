import type { AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { type Entry, isReport, type Writing } from './entry.ts';
import type { AdviceBasis } from './source.ts';
import { type AnalysisState, tabOf } from './state.ts';

/** The state after another event of the report on the screen. */
export function received(
  state: AnalysisState,
  event: Exclude<AnalysisEvent, { type: 'error' }> | WorksheetEvent,
): AnalysisState {
  if (state.screen !== 'analyzing') return state;
  const { writing, full } = state;
  if (event.type !== 'report' && event.type !== 'worksheet') {
    return { ...state, writing: advance(writing, event) };
  }
  const entries = [...state.entries, finished(writing, event)];
  const improves = writing.results === undefined ? undefined : state.improves;
  const tab = { ...tabOf(state), entries, improves, unread: false };
  return { ...tab, screen: 'result', shown: writing.id, full };
}

/**
 * The state after a change of the advice of a report, finished or not.
 * @param advice complete. It replaces the earlier advice, which is kept as the other one
 */
export function advised(
  state: AnalysisState,
  id: number,
  { advice, advising }: Pick<Writing, 'advice' | 'advising'>,
): AnalysisState {
  const inWriting = (writing: Writing): Writing =>
    writing.id === id ? { ...writing, advising, ...(advice && { advice }) } : writing;
  const entries = state.entries.map((entry) => {
    if (entry.id !== id || !isReport(entry)) return entry;
    if (!advice) return { ...entry, advising };
    const before = entry.file.advice;
    const otherAdvice = before && { advice: before, isEarlier: true };
    return { ...entry, advising, otherAdvice, file: { ...entry.file, advice } };
  });
  if (state.screen === 'analyzing') return { ...state, entries, writing: inWriting(state.writing) };
  const stopped = state.stopped && { ...state.stopped, writing: inWriting(state.stopped.writing) };
  return { ...state, entries, stopped } as AnalysisState;
}

/** What the advice needs of a report; `undefined` until all axes are rated or the report is finished. */
export function adviceBasis(state: AnalysisState, id: number): AdviceBasis | undefined {
  if (state.screen === 'analyzing') {
    const { scoreBreakdown, verdict } = state.writing.sections;
    return verdict === 'judged' && scoreBreakdown ? { scoreBreakdown } : undefined;
  }
  const entry = state.entries.find((each) => each.id === id);
  if (!entry || !isReport(entry)) return undefined;
  const { scoreBreakdown, verdict = 'judged' } = entry.file.report;
  return verdict === 'judged' ? { scoreBreakdown } : undefined;
}

/** A report being written, after another event. */
export function advance(writing: Writing, event: Exclude<AnalysisEvent, Final | { type: 'error' }>): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, place: event.place };
    case 'started':
      return { ...writing, place: undefined, service: event.service, model: event.model };
    case 'section':
      return { ...writing, sections: { ...writing.sections, [event.field]: event.value } };
  }
}

/** The event with the report, or with the worksheet if the host has no model. */
type Final = Extract<AnalysisEvent, { type: 'report' }> | WorksheetEvent;

/** The finished report or worksheet. A new rating of the same idea keeps the earlier report's results and evidence. */
export function finished({ id, idea, results, baseline, advice, advising }: Writing, event: Final): Entry {
  if (event.type === 'worksheet') {
    const { worksheet, meta } = event;
    return { id, file: { format: 'crisol-worksheet', version: 1, idea, worksheet, meta } };
  }
  const { report, meta } = event;
  const file: ReportFile = { format: 'crisol-report', version: 1, idea, report, meta };
  if (advice) file.advice = advice;
  if (results !== undefined) {
    if (baseline?.file.results) file.results = baseline.file.results;
    if (baseline?.file.evidence) file.evidence = baseline.file.evidence;
  }
  return { id, file, comparedTo: baseline?.file, advising };
}
