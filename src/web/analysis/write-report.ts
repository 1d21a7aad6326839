import type { ArrivedAdvice } from '../../domain/advice.ts';
import { withSection } from '../../domain/arrived-advice.ts';
import type { IdeaRequest } from '../../domain/endpoints.ts';
import type { AdviceEvent, AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/language.ts';
import { adviceBasis, applyAdvice, applyEvent } from './apply-events.ts';
import { ask, type RequestFailed } from './ask.ts';
import type { Writing } from './entry.ts';
import type { AdviceBasis, LoadSource, PageFailureEvent, ReportSource } from './source.ts';
import { endWriting } from './state.ts';
import type { AnalysisStore } from './store.ts';

/** What a request about a report needs. */
export interface Requester {
  store: AnalysisStore;
  load: LoadSource;
}

/** Sends a request and passes on its events. Aborts a running request with the same key. */
export async function runRequest<Event extends { type: string }>(
  { store, load }: Requester,
  key: string,
  language: Language,
  request: (source: ReportSource, signal: AbortSignal) => AsyncIterable<Event | PageFailureEvent>,
  onEvent: (event: Exclude<Event, PageFailureEvent> | RequestFailed) => void,
): Promise<void> {
  const signal = store.newSignal(key);
  for await (const event of ask<Event>(load, language, signal, (source) => request(source, signal))) {
    onEvent(event);
  }
}

/** Shows and writes a report, unless another report is being written. */
export async function beginReport(requester: Requester, writing: Writing): Promise<void> {
  if (requester.store.begin(writing)) await writeReport(requester, writing);
}

/** Writes the shown report, and its advice if the source requests it without a button. */
export async function writeReport(requester: Requester, writing: Writing): Promise<void> {
  const { store } = requester;
  const { id, idea, language, results, advice } = writing;
  const state = store.getState();
  if (state.screen !== 'analyzing' || state.writing !== writing) return;
  /** Whether the advice is still to be requested. */
  let isAdviceDue = false;
  await runRequest<AnalysisEvent | WorksheetEvent>(
    requester,
    'analysis',
    language,
    ({ analyze, isAdviceAutomatic }, signal) => {
      isAdviceDue = isAdviceAutomatic && !advice;
      return analyze({ idea, language, results, ...(isAdviceDue && { advice: 'auto' }) }, signal);
    },
    (event) => {
      if (event.type === 'failed') {
        const { failure } = event;
        const reason = failure.code === 'interrupted' ? failure.code : failure;
        store.update((state) => endWriting(state, reason));
        return;
      }
      store.update((state) => applyEvent(state, event));
      const basis = isAdviceDue && adviceBasis(store.getState(), id);
      if (!basis) return;
      isAdviceDue = false;
      void writeAdvice(requester, id, { idea, language, results, ...basis });
    },
  );
}

/** Writes the advice on a report, finished or not. Earlier advice stays until the new advice is complete. */
export function writeAdvice(
  requester: Requester,
  id: number,
  request: AdviceBasis & IdeaRequest,
): Promise<void> {
  let arrived: ArrivedAdvice = {};
  const update = (change: Parameters<typeof applyAdvice>[2]) =>
    requester.store.update((state) => applyAdvice(state, id, change));
  update({ advising: { status: 'asking', arrived } });
  return runRequest<AdviceEvent>(
    requester,
    `advising ${id}`,
    request.language,
    (source, signal) => source.advise(request, signal),
    (event) => {
      if (event.type === 'failed') {
        update({ advising: { status: 'failed', arrived, failure: event.failure } });
      } else if (event.type === 'advice') {
        update({ advice: event.advice });
      } else if (event.type === 'section') {
        arrived = withSection(arrived, event);
        update({ advising: { status: 'asking', arrived } });
      }
    },
  );
}
