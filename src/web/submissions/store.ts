import type { Language } from '../../domain/language.ts';
import type { ReadCallFile } from '../../submissions/call-file.ts';
import { Copies } from '../../submissions/copies.ts';
import type { Decision, TextDecision } from '../../submissions/decision.ts';
import { latestEntries } from '../../submissions/journal.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import { ReadingSession, type SessionEvent, type SessionPorts } from '../../submissions/reading-session.ts';
import { callResults, textResult } from '../../submissions/text-results.ts';
import type { CallText } from '../../submissions/texts.ts';
import { Store } from '../ui/store.ts';
import { deleteCall, keepParts, keepReadings } from './database.ts';
import { type Decisions, undone, withDecision, withNote } from './decisions.ts';
import { inWorker, textsOf } from './in-worker.ts';
import { columnsPart, decisionParts, loadCall, tablePart } from './kept-call.ts';
import { planOf } from './plan.ts';
import { type StopReason, stopReason } from './reading-service.ts';
import {
  type CallChoices,
  type CallState,
  type CallTable,
  type CopySearch,
  entriesOf,
  IDLE,
  NO_CALL,
  NO_CHOICES,
  type OpenCall,
  openedCall,
  type SessionState,
  type Step,
  UNUSED_PARTS,
} from './state.ts';
import { lockForTab } from './tab-lock.ts';

interface ReadOptions {
  readonly ask: SessionPorts['ask'];
  readonly settings: ReadingSettings;
  readonly concurrency: number;
}

/**
 * The call of this browser, which only one tab has open. Choices, readings and decisions are saved at once. It outlives the
 * components, so that readings continue when the person visits another page of the site.
 */
export class CallStore extends Store<CallState> {
  /** Settles when the shown plan reflects the table. */
  ready: Promise<void> = Promise.resolve();
  /** The session that makes readings, if any, and when it ends. */
  #session: ReadingSession | undefined;
  #ended: Promise<void> = Promise.resolve();
  #language: Language = 'es';
  /** Takes the call from the tab that has it. `undefined` until `start`. */
  takeFromOtherTab: (() => void) | undefined;
  /** The table that is being shown, and the search for its copies. */
  #table: CallTable | undefined;
  #copies: Promise<Copies> | undefined;

  constructor() {
    super(NO_CALL);
  }

  /** Loads the saved call as soon as no other tab has it open. Further calls only change the language. */
  start(language: Language): void {
    const isChanged = language !== this.#language;
    this.#language = language;
    // Until the first reading, Crisol's axes are in the language of the page.
    const { call } = this.get();
    if (call && isChanged) this.#open({ ...call, plan: planOf(call.plan.texts, call.choices, language) });
    if (this.takeFromOtherTab) return;
    this.takeFromOtherTab = lockForTab({
      onHeld: () => void this.#load(),
      onHeldElsewhere: () => {
        this.stop();
        this.#close('elsewhere');
      },
    });
    addEventListener('online', () => this.get().session.phase === 'reading' && this.#session?.resume());
  }

  /** Begins a call with a table. */
  async begin(table: CallTable): Promise<void> {
    await this.clear();
    await this.#show(table, NO_CHOICES);
    this.#keep({ ...tablePart(table), ...columnsPart(table), choices: NO_CHOICES });
  }

  /** Opens a `call.json`, for example of another machine or of the command. */
  async openFile({ file, unused }: ReadCallFile): Promise<void> {
    await this.clear();
    const { table, choices } = openedCall(file);
    // The readings are saved before the call is shown, because a shown call can be deleted.
    await keepReadings(file.readings).catch(() => this.#change({ hasSaveFailed: true }));
    this.#change({
      entries: latestEntries(file.readings),
      decisions: byHash(file.decisions),
      unused: UNUSED_PARTS.filter((part) => unused.includes(part)),
    });
    await this.#show(table, choices);
    this.#keep({ ...tablePart(table), ...columnsPart(table), choices, ...decisionParts(this.get()) });
  }

  /** Changes the roles of columns or the rows to leave out, or adds the table of an opened call. */
  setTable(change: Partial<CallTable>): void {
    const { call } = this.get();
    if (!call) return;
    const table = { ...call.table, ...change };
    void this.#show(table, call.choices);
    this.#keep({ ...columnsPart(table), ...('table' in change && tablePart(table)) });
  }

  choose(change: Partial<CallChoices>): void {
    const { call } = this.get();
    if (!call) return;
    // Criteria can change until a reading succeeds. Then the settings are chosen again.
    const choices = { ...call.choices, ...('criteria' in change && { settings: undefined }), ...change };
    const isPlanned = !('criteria' in change || 'times' in change || 'settings' in change);
    const plan = isPlanned ? call.plan : planOf(call.plan.texts, choices, this.#language);
    this.#open({ ...call, choices, plan });
    this.#keep({ choices });
  }

  go(step: Step): void {
    this.choose({ step });
  }

  /** Makes these readings, unless others are being made. */
  read(jobs: readonly ReadingJob[], { ask, ...options }: ReadOptions): void {
    if (this.get().session.phase !== 'idle' || jobs.length === 0) return;
    const session = new ReadingSession(
      { ask, keep: (entry) => keepReadings([entry]), say: (event) => this.#heard(event) },
      options,
    );
    this.#session = session;
    this.#change({ session: { ...IDLE, phase: 'reading' } });
    this.#ended = session.read(jobs).then(
      (error) => this.stopped(stopReason(error)),
      () => {
        // A reading could not be kept. A reload would lose further readings.
        this.#change({ hasSaveFailed: true });
        this.stopped(undefined);
      },
    );
  }

  pause(): void {
    this.#session?.pause();
    this.#changeSession({ phase: 'paused' });
  }

  resume(): void {
    this.#session?.resume();
    this.#changeSession({ phase: 'reading' });
  }

  stop(): void {
    this.#session?.stop();
  }

  /** Shows why the reading has ended, or could not begin. */
  stopped(reason: StopReason | undefined): void {
    this.#session = undefined;
    this.#changeSession({ phase: 'idle', stopped: reason, waiting: undefined });
  }

  decide(hash: string, decision: Decision | undefined): void {
    this.#decide(withDecision(this.get(), hash, decision));
  }

  note(hash: string, note: string): void {
    this.#decide(withNote(this.get(), hash, note));
  }

  /** Takes the last decision back. @returns the hash of its text */
  undo(): string | undefined {
    const last = this.get().undoable.at(-1);
    this.#decide(undone(this.get()));
    return last?.hash;
  }

  /** Replaces all decisions, for example by those joined with a file. */
  setDecisions(decisions: readonly TextDecision[]): void {
    this.#decide({ ...this.get(), decisions: byHash(decisions), undoable: [] });
  }

  /** The copies among the texts. @throws Error if they cannot be searched for */
  async copies(): Promise<Copies> {
    const { call, copySearch } = this.get();
    if (call && 'failed' in copySearch) this.#findCopies(call.table, call.plan.texts);
    return this.#copies ?? Promise.reject(new Error('No call is open'));
  }

  /** Closes the call and deletes it from the browser. */
  async clear(): Promise<void> {
    this.stop();
    await this.#ended;
    // The database is deleted first, so that the page never shows as deleted what a reload would restore.
    await deleteCall().catch(() => this.#change({ hasSaveFailed: true }));
    this.#close('empty');
  }

  #close(screen: 'elsewhere' | 'empty'): void {
    const { hasSaveFailed, session } = this.get();
    this.#table = undefined;
    this.#copies = undefined;
    this.set({ ...NO_CALL, screen, hasSaveFailed, session });
  }

  async #load(): Promise<void> {
    try {
      const kept = await loadCall();
      if (!kept) return this.#change({ screen: 'empty' });
      const { table, choices, readings, decisions, notes, unused } = kept;
      this.#change({ entries: latestEntries(readings), decisions: byHash(decisions), notes, unused });
      await this.#show(table, choices);
    } catch {
      // The browser forbids the database, so the call exists only until the tab is closed.
      this.#change({ hasSaveFailed: true, screen: 'empty' });
    }
  }

  /** Shows a table's roles at once, and its texts as soon as their hashes are computed. */
  #show(table: CallTable, choices: CallChoices): Promise<void> {
    const { call } = this.get();
    this.#table = table;
    if (call) this.#change({ call: { ...call, table } });
    this.ready = textsOf(table).then((texts) => {
      // A later table has replaced this one.
      if (table !== this.#table) return this.ready;
      // Choices may have changed meanwhile.
      const shown = this.get().call?.choices ?? choices;
      this.#open({ table, choices: shown, plan: planOf(texts, shown, this.#language) });
      this.#findCopies(table, texts);
      return undefined;
    });
    return this.ready;
  }

  #open(call: OpenCall): void {
    const { call: before, entries, results } = this.get();
    const { texts, jobs } = call.plan;
    const isPlanned = before?.plan === call.plan;
    this.#change({ screen: 'open', call, results: isPlanned ? results : callResults(texts, jobs, entries) });
  }

  #findCopies(table: CallTable, texts: readonly CallText[]): void {
    // Another table may replace this one during the search.
    const report = (copySearch: CopySearch) => table === this.#table && this.#change({ copySearch });
    report({ progress: 0 });
    const near = inWorker('copies', [texts], (progress) => report({ progress }));
    this.#copies = near.then((found) => new Copies(texts, found));
    this.#copies.then(
      (copies) => report({ copies }),
      () => report({ failed: true }),
    );
  }

  #heard(event: SessionEvent): void {
    this.#changeSession({
      waiting: event.type === 'waiting' ? stopReason(event.error) : undefined,
      msPerReading: this.#session?.msPerReading,
    });
    if (event.type !== 'entry') return;
    const { entry } = event;
    const entries = latestEntries([...this.get().entries.values(), entry]);
    this.#change({ entries });
    const result = textResult(entriesOf(this.get(), entry.text), false);
    this.#change({ results: new Map(this.get().results).set(entry.text, result) });
  }

  #changeSession(change: Partial<SessionState>): void {
    this.#change({ session: { ...this.get().session, ...change } });
  }

  #decide({ decisions, notes, undoable }: Decisions): void {
    this.#change({ decisions, notes, undoable });
    this.#keep(decisionParts(this.get()));
  }

  #change(change: Partial<CallState>): void {
    this.set({ ...this.get(), ...change });
  }

  #keep(parts: Readonly<Record<string, unknown>>): void {
    keepParts(parts).catch(() => this.#change({ hasSaveFailed: true }));
  }
}

const byHash = (decisions: readonly TextDecision[]) => new Map(decisions.map((one) => [one.hash, one]));
