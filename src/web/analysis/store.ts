import type { AnalysisEvent } from '../../domain/events.ts';
import type { Language } from '../../domain/idea.ts';
import type { ReportFile, ShortReportFile } from '../../domain/report-file.ts';
import { ask, type LoadSource, type RequestFailed, unloadable } from './ask.ts';
import { readSession, saveSession } from './session.ts';
import type { Failed, ReportSource } from './source.ts';
import {
  type Action,
  INITIAL_STATE,
  type Origin,
  type Restored,
  reduce,
  type Step,
  type Writing,
} from './state.ts';

/** Loads what checks a saved session, and what shows its report. */
export type LoadSessionCheck = () => Promise<typeof import('./check-session.ts').checkSession>;

/**
 * State of ideas and reports. It lives outside the components, so that a language switch or a visit to a legal page
 * does not stop an analysis or lose text.
 */
export function createAnalysisStore() {
  let state = INITIAL_STATE;
  let storage: Storage | undefined;
  const listeners = new Set<() => void>();
  /** By `analysis`, or kind and id of a request about a report. */
  const running = new Map<string, AbortController>();
  /** Opened reports are added after the session's own, so opening waits for the restore. */
  let restoring: Promise<void> = Promise.resolve();
  let lastId = 0;

  function dispatch(action: Action): void {
    const before = state;
    state = reduce(state, action);
    if (before.screen === 'analyzing' && state.screen !== 'analyzing') running.get('analysis')?.abort();
    if (storage) saveSession(storage, before, state);
    for (const listener of listeners) listener();
  }

  /** Unique also after a reload, because the browser's history outlives it. */
  function newId(): number {
    lastId = Math.max(Date.now(), lastId + 1);
    return lastId;
  }

  /** Starts a request, in place of a running one with the same key. */
  async function run<Event extends { type: string }>(
    key: string,
    load: LoadSource,
    language: Language,
    request: (source: ReportSource, signal: AbortSignal) => AsyncIterable<Event | Failed>,
    received: (event: Exclude<Event, Failed> | RequestFailed) => void,
  ): Promise<void> {
    running.get(key)?.abort();
    const controller = new AbortController();
    running.set(key, controller);
    const { signal } = controller;
    for await (const event of ask<Event>(load, language, signal, (source) => request(source, signal))) {
      received(event);
    }
  }

  function newWriting(idea: string, language: Language, rest: Partial<Writing>): Writing {
    return {
      results: undefined,
      baseline: undefined,
      ...rest,
      idea,
      language,
      id: newId(),
      startedAt: Date.now(),
      place: undefined,
      service: undefined,
      model: undefined,
      sections: {},
    };
  }

  /** Writes a report on the screen. */
  function write(load: LoadSource, writing: Writing): Promise<void> {
    // A second click during the form's transition.
    if (state.screen === 'analyzing') return Promise.resolve();
    dispatch({ type: 'begun', writing });
    const { language } = writing;
    return run<AnalysisEvent>(
      'analysis',
      load,
      language,
      (source, signal) => source.analyze(writing, signal),
      (event) =>
        dispatch(
          event.type === 'failed' ? { type: 'ended', reason: event.failure } : { type: 'received', event },
        ),
    );
  }

  async function restoreFrom(tabStorage: Storage, loadCheck: LoadSessionCheck): Promise<void> {
    const saved = readSession(tabStorage);
    if (!saved) return;
    // Text typed before the page's code arrived wins over the saved text.
    const show = (read: Pick<Restored, 'entry' | 'writing' | 'unread'>) => {
      const { full, improving } = saved;
      const isReadable = !read.unread;
      const screen = isReadable ? saved.screen : 'input';
      if (state.screen !== 'input') return;
      dispatch({
        type: 'restored',
        saved: { ...read, idea: state.idea || saved.idea, screen, full, improving },
      });
    };
    if (saved.report === undefined && saved.writing === undefined) {
      return show({ entry: undefined, writing: undefined, unread: false });
    }
    try {
      const check = await loadCheck();
      show({ ...check(saved), unread: false });
    } catch {
      show({ entry: undefined, writing: undefined, unread: true });
    }
  }

  return {
    getState: () => state,
    dispatch,
    newWriting,
    write,
    run,
    /** Aborts a request. */
    abort: (key: string) => running.get(key)?.abort(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Restores the tab's session. Called after hydration.
     * @param loadCheck if it fails, what was saved stays in the tab's storage and `reopen` can try again
     */
    restore(tabStorage: Storage, loadCheck: LoadSessionCheck): Promise<void> {
      if (storage) return Promise.resolve();
      storage = tabStorage;
      restoring = restoreFrom(tabStorage, loadCheck);
      return restoring;
    },
    /** Tries again to show the saved report that `restore` could not read. */
    async reopen(loadCheck: LoadSessionCheck): Promise<void> {
      const saved = storage && readSession(storage);
      if (!saved) return;
      try {
        const check = await loadCheck();
        const { entry, writing } = check(saved);
        const { idea } = state;
        const screen = entry ? 'result' : 'stopped';
        dispatch({
          type: 'restored',
          saved: { idea, screen, full: false, entry, improving: false, writing, unread: false },
        });
      } catch (error) {
        dispatch({ type: 'failed', failure: { ...unloadable(error), retryable: false } });
      }
    },
    /** Forgets what the screen could not show. The text stays. */
    discard: () => dispatch({ type: 'discarded' }),

    type: (idea: string) => dispatch({ type: 'typed', idea }),

    analyze(load: LoadSource, language: Language): Promise<void> {
      return write(load, newWriting(state.idea, language, { baseline: state.improves }));
    },
    cancel: () => dispatch({ type: 'ended', reason: 'cancelled' }),

    /** Adds a report that was not written in this tab, and shows it. */
    async open(file: ReportFile, origin: Origin): Promise<void> {
      await restoring;
      dispatch({ type: 'added', entry: { id: newId(), file, origin }, isShown: true });
    },
    async openShort(file: ShortReportFile): Promise<void> {
      await restoring;
      dispatch({ type: 'opened short', file });
    },

    /** Goes to a screen, also as a step of the browser's history. Leaving an analysis cancels it. */
    go: (to: Step) => dispatch({ type: 'moved', to }),
    /** Shows the form. A running analysis continues. */
    showForm(): void {
      if (state.screen !== 'analyzing') dispatch({ type: 'moved', to: { screen: 'input' } });
    },
    unfold: () => dispatch({ type: 'unfolded' }),
    /** Returns to the form with a text to improve. The next report is compared with the one shown. */
    improve: (idea: string) => dispatch({ type: 'improve', idea }),

    /** 'Analyze New Idea': clears everything, also in the session storage. Can be undone. */
    clear(): void {
      for (const controller of running.values()) controller.abort();
      dispatch({ type: 'cleared' });
    },
    undoClear: () => dispatch({ type: 'clearing undone' }),

    /** The page is unloading. Ends the analysis without a failure; what arrived is offered again after a reload. */
    suspend(): void {
      running.get('analysis')?.abort();
    },
    /** The page was restored from the back/forward cache, without its connections. */
    resume: () => dispatch({ type: 'ended', reason: 'interrupted' }),
  };
}

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;
