import type { AnalysisEvent } from '../../domain/events.ts';
import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile, Results } from '../../domain/report-file.ts';
import type { LoadSource } from './ask.ts';
import type { ReportSource } from './source.ts';
import { advance, type Entry, finished, type Question, shownEntry } from './state.ts';
import type { AnalysisStore } from './store.ts';

/** Ratings requested at once by a stability check. */
const STABILITY_RATINGS = 2;

/** Requests about the report on the screen. Each changes one entry. */
export function createReportRequests({ getState, dispatch, newWriting, write, run, abort }: AnalysisStore) {
  const change = (id: number, change: Partial<Entry>) => dispatch({ type: 'changed', id, change });

  function changeFile(id: number, part: Partial<ReportFile>, rest: Partial<Entry> = {}): void {
    const entry = getState().entries.find((one) => one.id === id);
    if (entry) change(id, { file: { ...entry.file, ...part }, ...rest });
  }

  return {
    /** Begins again a report that was broken off. */
    retry(load: LoadSource): Promise<void> {
      const state = getState();
      if (state.screen !== 'stopped') return Promise.resolve();
      const { writing } = state.stopped;
      return write(load, newWriting(writing.idea, writing.language, writing));
    },
    /** Rates the shown report's idea again with the results of its experiments. The model does not see the earlier score. */
    reassess(load: LoadSource, results: string): Promise<void> {
      const baseline = shownEntry(getState());
      if (!baseline) return Promise.resolve();
      const { idea, meta } = baseline.file;
      return write(load, newWriting(idea, meta.language, { results, baseline }));
    },
    /** Writes another report on the shown idea in another language. */
    rewrite(load: LoadSource, language: Language): Promise<void> {
      const entry = shownEntry(getState());
      if (!entry) return Promise.resolve();
      const { id, file } = entry;
      let writing = newWriting(file.idea, language, {});
      change(id, { rewrite: { status: 'asking', arrived: writing } });
      return run<AnalysisEvent>(
        `rewrite ${id}`,
        load,
        language,
        (source, signal) => source.analyze(writing, signal),
        (event) => {
          if (event.type === 'failed') {
            return change(id, { rewrite: { status: 'failed', arrived: writing, failure: event.failure } });
          }
          if (event.type === 'report') {
            change(id, { rewrite: undefined });
            const isShown = shownEntry(getState())?.id === id;
            return dispatch({ type: 'added', entry: finished(writing, event), isShown });
          }
          writing = advance(writing, event);
          change(id, { rewrite: { status: 'asking', arrived: writing } });
        },
      );
    },

    planValidation(load: LoadSource): Promise<void> {
      const entry = shownEntry(getState());
      if (!entry) return Promise.resolve();
      const { id, file } = entry;
      let arrived: NonNullable<Entry['planning']>['arrived'] = {};
      change(id, { planning: { status: 'asking', arrived } });
      return run(
        `planning ${id}`,
        load,
        file.meta.language,
        (source, signal) => source.plan(file, signal),
        (event) => {
          if (event.type === 'failed') {
            change(id, { planning: { status: 'failed', arrived, failure: event.failure } });
          } else if (event.type === 'plan') {
            changeFile(id, { plan: event.plan }, { planning: undefined });
          } else if (event.type === 'section') {
            arrived = { ...arrived, [event.field]: event.value };
            change(id, { planning: { status: 'asking', arrived } });
          }
        },
      );
    },

    checkStability(load: LoadSource): Promise<void> {
      const entry = shownEntry(getState());
      if (!entry) return Promise.resolve();
      const { id, file } = entry;
      change(id, { stability: { status: 'asking', arrived: undefined } });
      return run(
        `stability ${id}`,
        load,
        file.meta.language,
        (source, signal) => rateTwice(source, file, signal),
        (event) => {
          if (event.type === 'failed') {
            change(id, { stability: { status: 'failed', arrived: undefined, failure: event.failure } });
          } else changeFile(id, { ratings: event.ratings }, { stability: undefined });
        },
      );
    },

    /** Adds evidence from the web to a report. */
    addEvidence: (id: number, evidence: Evidence) => changeFile(id, { evidence }),

    /** Stores results of experiments with the shown report. */
    note(results: Results): void {
      const entry = shownEntry(getState());
      if (entry) changeFile(entry.id, { results });
    },

    /** Cancels a request about the shown report. */
    cancelQuestion(kind: Question): void {
      const entry = shownEntry(getState());
      if (!entry) return;
      abort(`${kind} ${entry.id}`);
      change(entry.id, { [kind]: undefined });
    },
  };
}

/** One event with two blind ratings, or a failure. */
async function* rateTwice(source: ReportSource, file: ReportFile, signal: AbortSignal) {
  const answers = await Promise.all(
    Array.from({ length: STABILITY_RATINGS }, () => source.rate(file, signal)),
  );
  const failed = answers.find((answer) => answer.type === 'error');
  const ratings = answers.flatMap((answer) => (answer.type === 'rating' ? [answer.rating] : []));
  yield failed ?? { type: 'ratings' as const, ratings };
}
