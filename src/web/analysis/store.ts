import type { Language } from '../../domain/language.ts';
import { type Entry, isReport, type Writing } from './entry.ts';
import { loadFailure } from './load-failure.ts';
import { readSession, restoredState, type SavedSession, saveSession } from './session.ts';
import type { LoadSource } from './source.ts';
import {
  type AnalysisState,
  addEntry,
  beginWriting,
  clearAll,
  discardBroken,
  endWriting,
  type HistoryStep,
  INITIAL_STATE,
  improveReport,
  moveTo,
  type OpenedShort,
  setIdea,
  showShortReport,
  toForm,
  undoClear,
} from './state.ts';

/** Loads the code that requests a report. */
export type LoadWriter = () => Promise<Pick<typeof import('./write-report.ts'), 'writeReport'>>;

/** Loads the code that checks a saved session, and the code that shows its report. */
export type LoadSessionCheck = () => Promise<typeof import('./check-session.ts').checkSession>;

/**
 * State of ideas and reports. It lives outside the components, so that a language switch or a visit to a legal page
 * does not stop an analysis or lose text. The methods that components pass on are bound.
 */
export class AnalysisStore {
  #state = INITIAL_STATE;
  #storage: Storage | undefined;
  readonly #listeners = new Set<() => void>();
  /** The running requests, by key: `analysis`, or the kind of request and the report's id, e.g. `rewrite 7`. */
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

  /** The signal of a new request. Aborts a running request with the same key. */
  newSignal(key: string): AbortSignal {
    this.abort(key);
    const controller = new AbortController();
    this.#running.set(key, controller);
    return controller.signal;
  }

  abort(key: string): void {
    this.#running.get(key)?.abort();
  }

  newWriting(rest: Pick<Writing, 'idea' | 'language' | 'results' | 'baseline' | 'advice'>): Writing {
    return { ...rest, id: this.#newId(), startedAt: Date.now(), sections: {} };
  }

  /** An id that is unique even after a reload, because the browser's history keeps the earlier ids. */
  #newId(): number {
    this.#lastId = Math.max(Date.now(), this.#lastId + 1);
    return this.#lastId;
  }

  /** Shows a report that is going to be written. @returns `false` if another report is being written */
  begin(writing: Writing): boolean {
    // Ignores a second click while the form fades out.
    if (this.#state.screen === 'analyzing') return false;
    this.update((state) => beginWriting(state, writing));
    return true;
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
  discard = () => this.update(discardBroken);

  type = (idea: string) => this.update((state) => setIdea(state, idea));

  /** Writes a report on the text in the form, with code that is fetched on demand. */
  async analyze(loadWriter: LoadWriter, load: LoadSource, language: Language): Promise<void> {
    const { idea, improves } = this.#state;
    const writing = this.newWriting({ idea, language, baseline: improves });
    if (!this.begin(writing)) return;
    try {
      const { writeReport } = await loadWriter();
      await writeReport({ store: this, load }, writing);
    } catch (error) {
      this.update((state) => endWriting(state, loadFailure(error)));
    }
  }

  cancel = () => this.update((state) => endWriting(state, 'cancelled'));

  /** Adds a report or worksheet that was not written in this tab, and shows it. */
  open = async (opened: Pick<Entry, 'file' | 'leftOut' | 'origin'>): Promise<void> => {
    await this.#restoring;
    const entry = { ...opened, id: this.#newId() } as Entry;
    this.update((state) => addEntry(state, entry, true));
  };

  openShort = async (opened: OpenedShort): Promise<void> => {
    await this.#restoring;
    this.update((state) => showShortReport(state, opened));
  };

  /** Goes to a screen. Leaving an analysis cancels it. */
  go = (to: HistoryStep) => this.update((state) => moveTo(state, to));

  /** Shows the form. A running analysis continues. */
  showForm = (): void => {
    if (this.#state.screen !== 'analyzing') this.go({ screen: 'input' });
  };

  /** Unfolds the full analysis, or folds it again. */
  showFull = (full: boolean) => this.update((state) => ('full' in state ? { ...state, full } : state));

  /** Returns to the form with a text to improve. The next report is compared with the one shown. */
  improve = (idea: string) => this.update((state) => improveReport(state, idea));

  /** 'Analyze New Idea': clears everything, including session storage. Can be undone. */
  clear = (): void => {
    for (const controller of this.#running.values()) controller.abort();
    this.update(clearAll);
  };

  undoClear = () => this.update(undoClear);

  /** The page is unloading. Ends the analysis without a failure; a reload restores the arrived parts. */
  suspend = () => this.abort('analysis');

  /** The page was restored from the back/forward cache, without its connections. */
  resume = () => this.update((state) => endWriting(state, 'interrupted'));
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
