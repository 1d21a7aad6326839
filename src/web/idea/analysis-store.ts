import type { Evidence } from '../../domain/evidence.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile, Results, ShortReportFile } from '../../domain/report-file.ts';
import { OutdatedPageError } from '../ui/lazy-part.ts';
import { type Action, type AnalysisState, INITIAL_STATE, type Origin, reduce } from './analysis-state.ts';
import { eraseSession, readSession, saveReport, saveText } from './session.ts';
import type { Failed, Failure, ReportSource } from './source.ts';

/** Loads the code of the report source on demand. */
export type LoadSource = () => Promise<ReportSource>;

/** Loads what reads a saved report: it returns `undefined` for anything that is not a valid report file. */
export type LoadReportReader = () => Promise<(saved: unknown) => ReportFile | undefined>;

/** Requests about an existing report. */
export type Question = 'plan' | 'stability';

/** Ratings requested at once by a stability check. */
export const STABILITY_RATINGS = 2;

/**
 * State of ideas and reports. It lives outside the components, so that a language switch or a visit to a legal page
 * does not stop an analysis or lose text.
 */
export function createAnalysisStore() {
  let state = INITIAL_STATE;
  let storage: Storage | undefined;
  const listeners = new Set<() => void>();
  let analysis: AbortController | undefined;
  /** Opened reports are added after the session's own, so opening waits for the restore. */
  let restoring: Promise<void> = Promise.resolve();
  const questions = new Map<string, AbortController>();

  function ask(kind: Question, index: number): AbortSignal {
    const controller = new AbortController();
    questions.set(`${kind} ${index}`, controller);
    return controller.signal;
  }

  function dispatch(action: Action): void {
    const before = state;
    state = reduce(state, action);
    if (storage) keep(storage, before, state);
    for (const listener of listeners) listener();
  }

  /** Dispatches a source's events until it ends or is aborted. */
  async function write(load: LoadSource, idea: string, language: Language, results?: string): Promise<void> {
    analysis?.abort();
    const controller = new AbortController();
    analysis = controller;
    const { signal } = controller;
    let asked: Failure['asked'];
    try {
      const source = await load();
      asked = source.asked;
      for await (const event of source.analyze({ idea, language, results }, signal)) {
        if (signal.aborted) return;
        if (event.type === 'error') dispatch({ type: 'failed', failure: failureOf(event, source, language) });
        else dispatch({ type: 'heard', event });
      }
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', failure: unexpectedFailure(error, asked) });
    }
  }

  async function restoreFrom(tabStorage: Storage, loadReader: LoadReportReader): Promise<void> {
    const saved = readSession(tabStorage);
    if (!saved) return;
    // Text typed before the page's code arrived wins over the saved text.
    const restored = () => ({
      type: 'restored' as const,
      idea: state.idea || saved.idea,
      full: saved.full,
      interrupted: saved.screen === 'analyzing',
      result: saved.screen === 'result',
    });
    if (saved.report === undefined)
      return dispatch({ ...restored(), file: undefined, origin: undefined, unread: false });
    try {
      const read = await loadReader();
      if (state.screen === 'input') {
        dispatch({ ...restored(), file: read(saved.report), origin: saved.origin, unread: false });
      }
    } catch {
      if (state.screen === 'input')
        dispatch({ ...restored(), file: undefined, origin: undefined, unread: true });
    }
  }

  function leave(): void {
    if (state.screen !== 'analyzing') return;
    analysis?.abort();
    dispatch({ type: 'cancelled' });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Restores the tab's session. Called after hydration.
     * @param loadReader loads the schema that checks a saved report, and what shows the report. If it fails, the saved
     *   report stays in the tab's storage and `reopen` can try again.
     */
    restore(tabStorage: Storage, loadReader: LoadReportReader): Promise<void> {
      if (storage) return Promise.resolve();
      storage = tabStorage;
      restoring = restoreFrom(tabStorage, loadReader);
      return restoring;
    },
    /** Tries again to show the saved report that `restore` could not read. */
    async reopen(loadReader: LoadReportReader): Promise<void> {
      const saved = storage && readSession(storage);
      if (!saved) return;
      try {
        const read = await loadReader();
        const file = read(saved.report);
        const { idea } = state;
        dispatch({
          type: 'restored',
          idea,
          full: false,
          interrupted: false,
          result: true,
          file,
          origin: saved.origin,
          unread: false,
        });
      } catch (error) {
        dispatch({ type: 'failed', failure: { ...unloadable(error), retryable: false } });
      }
    },

    type: (idea: string) => dispatch({ type: 'typed', idea }),

    analyze(load: LoadSource, language: Language): Promise<void> {
      const { idea, screen } = state;
      // Ignores a second click during the form's transition.
      if (screen === 'analyzing') return Promise.resolve();
      dispatch({ type: 'sent', language, now: Date.now() });
      return write(load, idea, language);
    },

    /** Writes another report on the shown idea in another language. */
    rewrite(load: LoadSource, language: Language): Promise<void> {
      const idea = state.entries[state.shown]?.file.idea;
      if (idea === undefined) return Promise.resolve();
      dispatch({ type: 'rewrite', language, now: Date.now() });
      return write(load, idea, language);
    },

    /** Rates the shown report's idea again with the results of its experiments. The model does not see the earlier score. */
    reassess(load: LoadSource, results: string): Promise<void> {
      const file = state.entries[state.shown]?.file;
      if (!file) return Promise.resolve();
      const { language } = file.meta;
      dispatch({ type: 'reassess', language, now: Date.now() });
      return write(load, file.idea, language, results);
    },

    /** Stores results of experiments with the shown report. */
    note: (results: Results) => dispatch({ type: 'noted', index: state.shown, results }),

    /** Adds a report that was not written in this tab, and shows it. */
    async open(file: ReportFile, origin: Origin): Promise<void> {
      await restoring;
      leave();
      dispatch({ type: 'opened', file, origin });
    },

    async openShort(file: ShortReportFile): Promise<void> {
      await restoring;
      leave();
      dispatch({ type: 'opened short', file });
    },

    /** Applies a step of the browser's history. */
    walk(screen: Exclude<AnalysisState['screen'], 'analyzing'>, shown: number): void {
      if (state.screen === 'analyzing') analysis?.abort();
      dispatch({ type: 'walked', screen, shown });
    },

    /** The page is unloading. Ends the analysis without a failure; its text is offered again after a reload. */
    suspend(): void {
      analysis?.abort();
    },

    /** The page was restored from the back/forward cache, without its connections. */
    resume(): void {
      dispatch({ type: 'interrupted' });
    },

    cancel(): void {
      analysis?.abort();
      dispatch({ type: 'cancelled' });
    },

    unfold: () => dispatch({ type: 'unfolded' }),
    look: (index: number) => dispatch({ type: 'looked', index }),

    /** @param load loads the code that shows the example */
    async openExample(load: () => Promise<unknown>): Promise<void> {
      try {
        await load();
        dispatch({ type: 'example', open: true });
      } catch (error) {
        dispatch({ type: 'failed', failure: { ...unloadable(error), retryable: false } });
      }
    },
    /** Leaves a report or the example for the form. A running analysis continues. */
    showForm(): void {
      if (state.screen === 'analyzing' || state.screen === 'input') return;
      if (state.screen === 'result') analysis?.abort();
      dispatch({ type: 'form' });
    },
    closeExample: () => dispatch({ type: 'example', open: false }),

    /** Returns to the form with a text to improve. The next report is compared with the one shown. */
    improve(idea: string): void {
      analysis?.abort();
      dispatch({ type: 'cancelled' });
      dispatch({ type: 'improve', idea });
    },

    async planValidation(load: LoadSource): Promise<void> {
      const index = state.shown;
      const file = state.entries[index]?.file;
      if (!file) return;
      const signal = ask('plan', index);
      let asked: Failure['asked'];
      dispatch({ type: 'plan asked', index });
      try {
        const source = await load();
        asked = source.asked;
        for await (const event of source.plan(file, signal)) {
          if (signal.aborted) return;
          if (event.type === 'error') {
            dispatch({ type: 'plan failed', index, failure: failureOf(event, source, file.meta.language) });
          } else dispatch({ type: 'plan heard', index, event });
        }
      } catch (error) {
        if (!signal.aborted)
          dispatch({ type: 'plan failed', index, failure: unexpectedFailure(error, asked) });
      }
    },

    async checkStability(load: LoadSource): Promise<void> {
      const index = state.shown;
      const file = state.entries[index]?.file;
      if (!file) return;
      const signal = ask('stability', index);
      let asked: Failure['asked'];
      dispatch({ type: 'stability', index, stability: { status: 'asking' } });
      try {
        const source = await load();
        asked = source.asked;
        const answers = await Promise.all(
          Array.from({ length: STABILITY_RATINGS }, () => source.rate(file, signal)),
        );
        if (signal.aborted) return;
        const failed = answers.find((answer) => answer.type === 'error');
        const ratings = answers.flatMap((answer) => (answer.type === 'rating' ? [answer.rating] : []));
        if (failed) {
          const failure = failureOf(failed, source, file.meta.language);
          dispatch({ type: 'stability', index, stability: { status: 'failed', failure } });
        } else dispatch({ type: 'rated', index, ratings });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({
          type: 'stability',
          index,
          stability: { status: 'failed', failure: unexpectedFailure(error, asked) },
        });
      }
    },

    /** Adds evidence from the web to a report. */
    addEvidence: (index: number, evidence: Evidence) => dispatch({ type: 'evidence found', index, evidence }),

    /** Cancels a request about the shown report. */
    cancelQuestion(kind: Question): void {
      const index = state.shown;
      questions.get(`${kind} ${index}`)?.abort();
      if (kind === 'plan') dispatch({ type: 'plan failed', index, failure: undefined });
      else dispatch({ type: 'stability', index, stability: undefined });
    },

    /** 'Analyze New Idea': clears everything, also in the session storage. Can be undone. */
    clear(): void {
      analysis?.abort();
      for (const question of questions.values()) question.abort();
      questions.clear();
      dispatch({ type: 'cleared' });
    },

    undoClear: () => dispatch({ type: 'clearing undone' }),
  };
}

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;

function keep(storage: Storage, before: AnalysisState, state: AnalysisState): void {
  const { idea, screen, full, entries } = state;
  if (screen === 'input' && idea === '' && entries.length === 0) {
    eraseSession(storage);
    return;
  }
  const last = entries.at(-1);
  const saved = screen === 'analyzing' || screen === 'result' ? screen : 'input';
  saveText(storage, { idea, screen: saved, full, origin: last?.origin });
  if (last && last.file !== before.entries.at(-1)?.file) saveReport(storage, last.file);
}

export function failureOf(
  { code, message, retryable, retryAfter, requestId }: Failed,
  { asked }: ReportSource,
  messageLanguage: Language,
): Failure {
  return { code, message, messageLanguage, retryable, retryAfter, requestId, asked };
}

/** Before `asked` is known, only fetching the page's own code can fail. */
export function unexpectedFailure(error: unknown, asked: Failure['asked']): Failure {
  return asked ? { code: undefined, message: '', retryable: true, asked } : unloadable(error);
}

/** The page's own code could not be fetched. */
function unloadable(error: unknown): Failure {
  const isOutdated = error instanceof OutdatedPageError;
  return {
    code: isOutdated ? 'new_version' : 'site_unreachable',
    message: '',
    retryable: !isOutdated,
    asked: undefined,
  };
}
