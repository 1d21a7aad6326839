import type { Language } from '../../domain/language.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import type { ShortReportFile } from '../../domain/report-file.ts';
import { Store } from '../ui/store.ts';
import {
  type AnalysisState,
  INITIAL_STATE,
  presentReports,
  reduce,
  type StateEvent,
} from './report-state.ts';
import {
  type CheckedSession,
  readSession,
  restoredState,
  type SavedSession,
  saveSession,
} from './session.ts';
import { type Failure, type LoadSource, loadFailure } from './source.ts';
import { isWriting, type RequestKind, type TabReport } from './tab-report.ts';

/** Loads the code that requests a report. */
export type LoadWriter = () => Promise<Pick<typeof import('./report-requests.ts'), 'write'>>;

/** Loads the code that checks a saved session, and the code that shows its report. */
export type LoadSessionCheck = () => Promise<typeof import('./check-session.ts').checkSession>;

/** A task that may run for a report: its writing, or a request about it. */
export type RunningKind = 'writing' | RequestKind;

interface Running {
  id: number;
  kind: RunningKind;
  controller: AbortController;
}

/**
 * The reports of this tab and the requests about them. Lives above the pages, so that a language switch or a visit to a
 * legal page does not stop an analysis or lose text. The methods that components pass as callbacks are bound.
 */
export class AnalysisStore extends Store<AnalysisState> {
  #storage: Storage | undefined;
  readonly #running = new Set<Running>();
  /** Resolves when the session is restored. Opened reports wait for it, so that they come after the restored ones. */
  #restoring: Promise<void> = Promise.resolve();
  #lastId = 0;

  constructor() {
    super(INITIAL_STATE);
  }

  readonly dispatch = (event: StateEvent): void => this.set(reduce(this.get(), event));

  /** Changes one report. Does nothing if the report is gone. */
  change(id: number, change: (report: TabReport) => Partial<TabReport>): void {
    const report = this.get().reports.get(id);
    if (report) this.dispatch({ type: 'changed', id, change: change(report) });
  }

  override set(state: AnalysisState): void {
    const before = this.get();
    super.set(state);
    // Abort each request that is no longer running according to the new state.
    for (const running of this.#running) if (!isRunning(state, running)) this.#abort(running);
    if (this.#storage) saveSession(this.#storage, before, state);
  }

  /** Returns the signal of a new request. Aborts a running request of the same kind about the same report. */
  newSignal(id: number, kind: RunningKind): AbortSignal {
    for (const running of this.#running) {
      if (running.id === id && running.kind === kind) this.#abort(running);
    }
    const controller = new AbortController();
    this.#running.add({ id, kind, controller });
    return controller.signal;
  }

  #abort(running: Running): void {
    this.#running.delete(running);
    running.controller.abort();
  }

  /** Creates a report that is going to be written. */
  newReport(rest: Pick<TabReport, 'idea' | 'language' | 'results' | 'from' | 'comparedTo'>): TabReport {
    const progress = { startedAt: Date.now() };
    return { ...EMPTY_REPORT, ...rest, id: this.#newId(), phase: 'judging', progress };
  }

  /** An id that is unique even after a reload, because the browser's history keeps the earlier ids. */
  #newId(): number {
    this.#lastId = Math.max(Date.now(), this.#lastId + 1);
    return this.#lastId;
  }

  /** Shows a report that is going to be written. @returns `false` if another report is being written */
  begin(report: TabReport): boolean {
    // Ignores a second click while the form fades out.
    if ([...this.get().reports.values()].some(isWriting)) return false;
    this.dispatch({ type: 'begun', report });
    return true;
  }

  /** Writes a report on the text in the form, with code that is fetched on demand. */
  async analyze(loadWriter: LoadWriter, load: LoadSource, language: Language): Promise<void> {
    const { idea, improves } = this.get();
    const report = this.newReport({ idea, language, comparedTo: improves });
    if (!this.begin(report)) return;
    try {
      await (await loadWriter()).write({ store: this, load }, report.id);
    } catch (error) {
      this.dispatch({ type: 'stopped', id: report.id, reason: loadFailure(error) });
    }
  }

  /** Cancels the writing of the report on the screen. */
  readonly cancel = (): void => {
    const { shown } = this.get();
    if (shown !== undefined) this.dispatch({ type: 'stopped', id: shown, reason: 'cancelled' });
  };

  /**
   * Restores the tab's session. Called after hydration.
   * @param loadCheck if it fails, the saved report stays in the tab's storage, and the next load of the page tries again
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
    let checked: CheckedSession = {};
    let failure: Failure | undefined;
    try {
      const hasReport = saved.report !== undefined || saved.writing !== undefined;
      if (hasReport) checked = (await loadCheck())(saved);
    } catch (error) {
      failure = { ...loadFailure(error), retryable: false };
    }
    const { shown, idea } = this.get();
    if (shown !== undefined) return;
    // Text typed before the page's code arrived wins over the saved text.
    this.set({ ...restoredState({ ...saved, idea: idea || saved.idea }, checked), failure });
  }

  /** Shows a report or worksheet from a file, a link or the saved reports. */
  readonly open = async (
    opened: Pick<TabReport, 'leftOut' | 'origin'> & { file: WholeFile | ShortReportFile },
  ): Promise<void> => {
    await this.#restoring;
    this.dispatch({ type: 'begun', report: openedReport({ ...opened, id: this.#newId() }) });
  };

  /** Shows a report, or the form. Leaving a report that is being written stops its writing. */
  readonly go = (id: number | undefined): void => this.dispatch({ type: 'shown', id });

  /** Shows the last report on the present idea. */
  readonly goToLast = (): void => this.go(presentReports(this.get()).at(-1)?.id);

  /** Shows the form, unless the report on the screen is being written. */
  readonly showForm = (): void => {
    const { reports, shown } = this.get();
    const report = shown === undefined ? undefined : reports.get(shown);
    if (report && !isWriting(report)) this.go(undefined);
  };

  readonly type = (idea: string): void => this.dispatch({ type: 'typed', idea });
  /** Returns to the form with a text to improve. A whole report on the screen is compared with the next one. */
  readonly improve = (idea: string): void => this.dispatch({ type: 'improved', idea });
  /** Unfolds the full analysis, or folds it again. */
  readonly showFull = (full: boolean): void => this.dispatch({ type: 'folded', full });
  /** 'Analyze New Idea': clears the form and the session storage. The Back button still leads to earlier reports. */
  readonly clear = (): void => this.dispatch({ type: 'cleared' });
  /** Recovers from a screen that failed to render. The text in the form stays. */
  readonly discard = (): void => this.dispatch({ type: 'discarded' });
}

const EMPTY_REPORT = { sections: {}, requests: {}, note: '', replaced: {} } as const;

/** The tab's report for a file that was written earlier or elsewhere. */
export function openedReport(
  opened: Pick<TabReport, 'id' | 'leftOut' | 'origin'> & { file: WholeFile | ShortReportFile },
): TabReport {
  const { idea, meta } = opened.file;
  const phase = 'unfinished' in meta && meta.unfinished ? 'stopped' : 'whole';
  return { ...EMPTY_REPORT, ...opened, phase, idea, language: meta.language };
}

function isRunning({ reports }: AnalysisState, { id, kind }: Running): boolean {
  const report = reports.get(id);
  if (!report) return false;
  if (kind === 'writing') return isWriting(report);
  const request = report.requests[kind];
  return request !== undefined && !request.failure;
}
