import type { AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { type Entry, isReport, type Writing } from './entry.ts';
import type { AdviceBasis } from './source.ts';
import { type AnalysisState, tabOf } from './state.ts';

/** The state after another event of the report on the screen. */
export function applyEvent(
  state: AnalysisState,
  event: Exclude<AnalysisEvent, { type: 'error' }> | WorksheetEvent,
): AnalysisState {
  if (state.screen !== 'analyzing') return state;
  const { writing, full } = state;
  if (event.type !== 'report' && event.type !== 'worksheet') {
    return { ...state, writing: applyWritingEvent(writing, event) };
  }
  const entries = [...state.entries, finishedEntry(writing, event)];
  const improves = writing.results === undefined ? undefined : state.improves;
  const tab = { ...tabOf(state), entries, improves, unread: false };
  return { ...tab, screen: 'result', shown: writing.id, full };
}

/**
 * The state after a change in the advice on a report, finished or not.
 * @param advice complete advice. Replaces the report's advice, which becomes `otherAdvice`
 */
export function applyAdvice(
  state: AnalysisState,
  id: number,
  { advice, advising }: Pick<Writing, 'advice' | 'advising'>,
): AnalysisState {
  const updateWriting = (writing: Writing): Writing =>
    writing.id === id ? { ...writing, advising, ...(advice && { advice }) } : writing;
  const entries = state.entries.map((entry) => {
    if (entry.id !== id || !isReport(entry)) return entry;
    if (!advice) return { ...entry, advising };
    const earlier = entry.file.advice;
    const otherAdvice = earlier && { advice: earlier, isEarlier: true };
    return { ...entry, advising, otherAdvice, file: { ...entry.file, advice } };
  });
  if (state.screen === 'analyzing') return { ...state, entries, writing: updateWriting(state.writing) };
  const stopped = state.stopped && { ...state.stopped, writing: updateWriting(state.stopped.writing) };
  return { ...state, entries, stopped } as AnalysisState;
}

/**
 * What a request for advice needs from a report. `undefined` until all axes are rated or the report is finished, and for
 * an idea that the model did not judge.
 */
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

/** An unfinished report after another event. */
export function applyWritingEvent(
  writing: Writing,
  event: Exclude<AnalysisEvent, FinalEvent | { type: 'error' }>,
): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, place: event.place };
    case 'waiting':
      return writing;
    case 'started':
      return { ...writing, place: undefined, service: event.service, model: event.model };
    case 'section':
      return { ...writing, sections: { ...writing.sections, [event.field]: event.value } };
  }
}

/** The event with the report, or with the worksheet if the site has no model. */
type FinalEvent = Extract<AnalysisEvent, { type: 'report' }> | WorksheetEvent;

/** The finished report or worksheet. A new rating of the same idea keeps the earlier report's results and evidence. */
export function finishedEntry(
  { id, idea, results, baseline, advice, advising }: Writing,
  event: FinalEvent,
): Entry {
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
