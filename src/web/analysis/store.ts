import type { ArrivedAdvice } from '../../domain/advice.ts';
import { withSection } from '../../domain/arrived-advice.ts';
import type { AdviceEvent, AnalysisEvent, WorksheetEvent } from '../../domain/events.ts';
import type { IdeaRequest } from '../../domain/idea.ts';
import type { Language } from '../../domain/language.ts';
import { ask, type LoadSource, loadFailure, type RequestFailed } from './ask.ts';
import { type Entry, isReport, type Writing } from './entry.ts';
import { readSession, restoredState, type SavedSession, saveSession } from './session.ts';
import type { AdviceBasis, Failure, PageFailureEvent, ReportSource } from './source.ts';
import {
  type AnalysisState,
  added,
  adviceBasis,
  advised,
  begun,
  cleared,
  clearingUndone,
  discarded,
  ended,
  type HistoryStep,
  INITIAL_STATE,
  improving,
  moved,
  type Notice,
  type OpenedShort,
  openedShort,
  received,
  toForm,
  typed,
} from './state.ts';

/** Loads the code that checks a saved session, and the code that shows its report. */
export type LoadSessionCheck = () => Promise<typeof import('./check-session.ts').checkSession>;

/**
 * State of ideas and reports. It lives outside the components, so that a language switch or a visit to a legal page
 * does not stop an analysis or lose text. The methods are bound, so that components can pass them on.
 */
export class AnalysisStore {
  #state = INITIAL_STATE;
  #storage: Storage | undefined;
  readonly #listeners = new Set<() => void>();
  /** By key: `analysis`, or the kind of a request about a report with the id of the report. */
  readonly #running = new Map<string, AbortController>();
  /** Opening a report waits for this, so that the report comes after those of the session. */
  #restoring: Promise<void> = Promise.resolve();
  #lastId = 0;

  getState = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  update(change: (state: AnalysisState) => AnalysisState): void {
    const before = this.#state;
    this.#state = change(before);
    if (before.screen === 'analyzing' && this.#state.screen !== 'analyzing') this.abort('analysis');
    const id = unfinishedAdvice(before);
    if (id !== undefined && !isAdvising(this.#state, id)) this.abort(`advising ${id}`);
    if (this.#storage) saveSession(this.#storage, before, this.#state);
    for (const listener of this.#listeners) listener();
  }

  /** Starts a request, in place of a running one with the same key. */
  async run<Event extends { type: string }>(
    key: string,
    load: LoadSource,
    language: Language,
    request: (source: ReportSource, signal: AbortSignal) => AsyncIterable<Event | PageFailureEvent>,
    received: (event: Exclude<Event, PageFailureEvent> | RequestFailed) => void,
  ): Promise<void> {
    this.abort(key);
    const controller = new AbortController();
    this.#running.set(key, controller);
    const { signal } = controller;
    for await (const event of ask<Event>(load, language, signal, (source) => request(source, signal))) {
      received(event);
    }
  }

  abort(key: string): void {
    this.#running.get(key)?.abort();
  }

  newWriting(rest: Pick<Writing, 'idea' | 'language' | 'results' | 'baseline' | 'advice'>): Writing {
    return { ...rest, id: this.#newId(), startedAt: Date.now(), sections: {} };
  }

  /** An id that is unique also after a reload: the browser's history still has the ids from before. */
  #newId(): number {
    this.#lastId = Math.max(Date.now(), this.#lastId + 1);
    return this.#lastId;
  }

  /** Writes a report on the screen. */
  async write(load: LoadSource, writing: Writing): Promise<void> {
    // Ignores a second click while the form fades out.
    if (this.#state.screen === 'analyzing') return;
    this.update((state) => begun(state, writing));
    const { id, idea, language, results, advice } = writing;
    /** Until the advice has been asked for. */
    let isAdvised = false;
    await this.run<AnalysisEvent | WorksheetEvent>(
      'analysis',
      load,
      language,
      ({ analyze, advisesItself }, signal) => {
        isAdvised = advisesItself && !advice;
        return analyze({ idea, language, results, ...(isAdvised && { advice: 'auto' }) }, signal);
      },
      (event) => {
        if (event.type === 'failed') return this.update((state) => ended(state, reasonOf(event.failure)));
        this.update((state) => received(state, event));
        const rated = isAdvised && adviceBasis(this.#state, id);
        if (!rated) return;
        isAdvised = false;
        void this.advise(load, id, { idea, language, results, ...rated });
      },
    );
  }

  /** Has the advice written on a report, finished or not. */
  advise(load: LoadSource, id: number, request: AdviceBasis & IdeaRequest): Promise<void> {
    let arrived: ArrivedAdvice = {};
    const change = (change: Parameters<typeof advised>[2]) =>
      this.update((state) => advised(state, id, change));
    change({ advising: { status: 'asking', arrived } });
    return this.run<AdviceEvent>(
      `advising ${id}`,
      load,
      request.language,
      (source, signal) => source.advise(request, signal),
      (event) => {
        if (event.type === 'failed') {
          change({ advising: { status: 'failed', arrived, failure: event.failure } });
        } else if (event.type === 'advice') {
          change({ advice: event.advice });
        } else if (event.type === 'section') {
          arrived = withSection(arrived, event);
          change({ advising: { status: 'asking', arrived } });
        }
      },
    );
  }

  /**
   * Restores the tab's session. Called after hydration.
   * @param loadCheck if it fails, the saved report stays in the tab's storage and `reopen` can try again
   */
  restore(storage: Storage, loadCheck: LoadSessionCheck): Promise<void> {
    if (!this.#storage) {
      this.#storage = storage;
      const saved = readSession(storage);
      if (saved) this.#restoring = this.#show(saved, loadCheck);
    }
    return this.#restoring;
  }

  async #show(saved: SavedSession, loadCheck: LoadSessionCheck): Promise<void> {
    const hasReport = saved.report !== undefined || saved.writing !== undefined;
    const check = hasReport ? await loadCheck().catch(() => undefined) : () => ({});
    if (this.#state.screen !== 'input') return;
    // Text typed before the page's code arrived wins over the saved text.
    const idea = this.#state.idea || saved.idea;
    this.update(() =>
      check ? restoredState({ ...saved, idea }, check(saved)) : { ...INITIAL_STATE, idea, unread: true },
    );
  }

  /** Tries again to show the saved report that `restore` could not read. */
  async reopen(loadCheck: LoadSessionCheck): Promise<void> {
    const saved = this.#storage && readSession(this.#storage);
    if (!saved) return;
    try {
      const checked = (await loadCheck())(saved);
      const screen = checked.entry ? 'result' : checked.writing ? 'stopped' : 'input';
      this.update(({ idea }) => restoredState({ idea, screen, full: false, improving: false }, checked));
    } catch (error) {
      this.update((state) => toForm(state, { ...loadFailure(error), retryable: false }));
    }
  }

  /** Recovers from a screen that failed to render. The text stays. */
  discard = () => this.update(discarded);

  type = (idea: string) => this.update((state) => typed(state, idea));

  analyze(load: LoadSource, language: Language): Promise<void> {
    const { idea, improves } = this.#state;
    return this.write(load, this.newWriting({ idea, language, baseline: improves }));
  }

  cancel = () => this.update((state) => ended(state, 'cancelled'));

  /** Adds a report or worksheet that was not written in this tab, and shows it. */
  open = async (opened: Pick<Entry, 'file' | 'leftOut' | 'origin'>): Promise<void> => {
    await this.#restoring;
    const entry = { ...opened, id: this.#newId() } as Entry;
    this.update((state) => added(state, entry, true));
  };

  openShort = async (opened: OpenedShort): Promise<void> => {
    await this.#restoring;
    this.update((state) => openedShort(state, opened));
  };

  /** Goes to a screen, also as a step of the browser's history. Leaving an analysis cancels it. */
  go = (to: HistoryStep) => this.update((state) => moved(state, to));

  /** Shows the form. A running analysis continues. */
  showForm = (): void => {
    if (this.#state.screen !== 'analyzing') this.go({ screen: 'input' });
  };

  /** Unfolds the full analysis, or folds it again. */
  showFull = (full: boolean) => this.update((state) => ('full' in state ? { ...state, full } : state));

  /** Returns to the form with a text to improve. The next report is compared with the one shown. */
  improve = (idea: string) => this.update((state) => improving(state, idea));

  /** 'Analyze New Idea': clears everything, also in the session storage. Can be undone. */
  clear = (): void => {
    for (const controller of this.#running.values()) controller.abort();
    this.update(cleared);
  };

  undoClear = () => this.update(clearingUndone);

  /** The page is unloading. Ends the analysis without a failure; what arrived is offered again after a reload. */
  suspend = () => this.abort('analysis');

  /** The page was restored from the back/forward cache, without its connections. */
  resume = () => this.update((state) => ended(state, 'interrupted'));
}

/** The id of an unfinished report whose advice is being written. */
function unfinishedAdvice(state: AnalysisState): number | undefined {
  const writing = state.screen === 'analyzing' ? state.writing : state.stopped?.writing;
  return writing?.advising?.status === 'asking' ? writing.id : undefined;
}

function isAdvising(state: AnalysisState, id: number): boolean {
  if (unfinishedAdvice(state) === id) return true;
  return state.entries.some((entry) => entry.id === id && isReport(entry) && entry.advising);
}

function reasonOf(failure: Failure): Notice {
  return failure.code === 'interrupted' ? 'interrupted' : failure;
}
