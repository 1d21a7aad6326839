import { brand } from '../../brand.ts';
import type { Language } from '../../domain/language.ts';
import type { ReadCallFile } from '../../submissions/call-file.ts';
import { Copies } from '../../submissions/copies.ts';
import type { Decision, TextDecision } from '../../submissions/decision.ts';
import { type JournalEntry, latestEntries } from '../../submissions/journal.ts';
import { nearCopies } from '../../submissions/near-copies.ts';
import type { ReadingJob, ReadingSettings } from '../../submissions/reading-job.ts';
import { ReadingSession, type SessionPorts } from '../../submissions/reading-session.ts';
import { callResults, textResult } from '../../submissions/text-results.ts';
import { type CallText, callTexts } from '../../submissions/texts.ts';
import { remainingReadings, trialReadings } from '../../submissions/trial.ts';
import { Store } from '../ui/store.ts';
import { type Decisions, undone, withDecision, withNote } from './decisions.ts';
import { inWorker } from './in-worker.ts';
import {
  columnsPart,
  decisionParts,
  deleteCall,
  keepParts,
  keepReadings,
  loadCall,
  tablePart,
} from './kept-call.ts';
import { askerOf, modelOf, type ReadingService, type StopReason, stopReason } from './reading-service.ts';
import {
  type CallChoices,
  type CallState,
  type CallTable,
  entriesOf,
  IDLE,
  NO_CALL,
  NO_CHOICES,
  type OpenCall,
  openedCall,
  planOf,
  type Step,
} from './state.ts';

/** How long to wait for the lock before reporting another tab: a page that reloads holds the lock a little longer. */
const GRACE_MS = 700;

/**
 * The call of this browser, which only one tab has open. Choices, readings and decisions are saved at once. The store
 * outlives the components, so that readings continue when the person visits another page of the site.
 */
export class CallStore extends Store<CallState> {
  /** The session that makes readings, if any, and when it ends. */
  #session: ReadingSession | undefined;
  #ended: Promise<void> = Promise.resolve();
  #language: Language = 'es';
  #isStarted = false;
  /** The search for the copies among the texts. */
  copies: Promise<Copies> | undefined;

  constructor() {
    super(NO_CALL);
  }

  /** Loads the saved call as soon as no other tab has it open. Later invocations only change the language. */
  start(language: Language): void {
    const isChanged = language !== this.#language;
    this.#language = language;
    // Until the first reading, Crisol's axes are in the language of the page.
    const { call } = this.get();
    if (call && isChanged) this.#open({ ...call, plan: planOf(call.plan.texts, call.choices, language) });
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#load();
    addEventListener('online', () => this.tryNow());
  }

  /** Loads the saved call once this tab has the lock, so that two tabs do not read the same text. */
  #load(): void {
    // Over plain HTTP there are no locks, so every tab may read.
    if (!navigator.locks) return void this.#loadKept();
    const timer = setTimeout(() => this.#change({ isElsewhere: true }), GRACE_MS);
    void navigator.locks.request(`${brand.slug}-call`, () => {
      clearTimeout(timer);
      void this.#loadKept().then(() => this.#change({ isElsewhere: false }));
      // Keeps the lock until the tab is closed.
      return new Promise(() => undefined);
    });
  }

  /** Begins a call with a table. */
  async begin(table: CallTable): Promise<void> {
    await this.clear();
    this.#show(table, NO_CHOICES);
    this.#keep({ ...tablePart(table), ...columnsPart(table), choices: NO_CHOICES });
  }

  /** Opens a `call.json`, for example from another machine or from the command. */
  async openFile({ file, unused }: ReadCallFile): Promise<void> {
    await this.clear();
    const { table, choices } = openedCall(file);
    // The readings are saved before the call is shown, because a shown call can be deleted.
    await keepReadings(file.readings).catch(() => this.#change({ hasSaveFailed: true }));
    this.#change({ entries: latestEntries(file.readings), decisions: byHash(file.decisions), unused });
    this.#show(table, choices);
    this.#keep({ ...tablePart(table), ...columnsPart(table), choices, ...decisionParts(this.get()) });
  }

  /** Changes the roles of columns or the rows to leave out, or adds the table of an opened call. */
  setTable(change: Partial<CallTable>): void {
    const { call } = this.get();
    if (!call) return;
    const table = { ...call.table, ...change };
    this.#show(table, call.choices);
    this.#keep({ ...columnsPart(table), ...('table' in change && tablePart(table)) });
  }

  choose(change: Partial<CallChoices>): void {
    const { call } = this.get();
    if (!call) return;
    // Criteria can change until a reading succeeds. A change discards the settings, and the next reading sets them.
    const choices = { ...call.choices, ...('criteria' in change && { settings: undefined }), ...change };
    const isPlanned = !('criteria' in change || 'times' in change || 'settings' in change);
    const plan = isPlanned ? call.plan : planOf(call.plan.texts, choices, this.#language);
    this.#open({ ...call, choices, plan });
    this.#keep({ choices });
  }

  go(step: Step): void {
    this.choose({ step });
  }

  /**
   * Starts the missing readings: those of the trial until the person confirms the rest, then all.
   * @param only readings to start instead, such as those that failed
   * @returns the call's settings if they name another model than that of the service: then nothing was sent
   */
  async read(service: ReadingService, only?: readonly ReadingJob[]): Promise<ReadingSettings | undefined> {
    const { call, entries } = this.get();
    if (!call) return undefined;
    let { settings } = call.choices;
    try {
      const model = await modelOf(service);
      const isOtherModel = settings && (settings.service !== service.name || settings.model !== model);
      if (isOtherModel && entries.size > 0) return settings;
      if (!settings || isOtherModel) {
        const { temperature, name } = service;
        const { criteria } = call.plan;
        settings = { criteria, language: this.#language, service: name, model, temperature };
        this.choose({ settings });
      }
      const { choices, plan } = this.get().call ?? call;
      const missing = choices.isConfirmed ? remainingReadings : trialReadings;
      const ask = await askerOf(service, settings);
      this.#read(only ?? missing(plan.jobs, entries), ask, { settings, concurrency: service.atOnce });
    } catch (error) {
      this.#stopped(stopReason(error) ?? 'service_error');
    }
    return undefined;
  }

  /** Makes these readings, unless others are being made. */
  #read(
    jobs: readonly ReadingJob[],
    ask: SessionPorts['ask'],
    options: { settings: ReadingSettings; concurrency: number },
  ): void {
    if (this.get().session.isReading || jobs.length === 0) return;
    const session = new ReadingSession(
      {
        ask,
        keep: (entry) => this.#keepReading(entry),
        waiting: (error) => this.#change({ session: { ...this.get().session, waiting: stopReason(error) } }),
      },
      options,
    );
    this.#session = session;
    this.#change({ session: { ...IDLE, isReading: true } });
    this.#ended = session.read(jobs).then(
      (error) => this.#stopped(stopReason(error)),
      () => {
        // A reading could not be kept. A reload would lose further readings.
        this.#change({ hasSaveFailed: true });
        this.#stopped(undefined);
      },
    );
  }

  /** Ends a wait for the service. */
  tryNow(): void {
    this.#session?.tryNow();
  }

  stop(): void {
    this.#session?.stop();
  }

  /** Shows why the reading has ended, or could not begin. */
  #stopped(reason: StopReason | undefined): void {
    this.#session = undefined;
    this.#change({ session: { ...IDLE, stopped: reason } });
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

  /** Closes the call and deletes it from the browser. */
  async clear(): Promise<void> {
    this.stop();
    await this.#ended;
    // The kept call is deleted first, so that the page never shows a call as deleted that a reload would restore.
    await deleteCall().catch(() => this.#change({ hasSaveFailed: true }));
    const { hasSaveFailed, session } = this.get();
    this.copies = undefined;
    this.set({ ...NO_CALL, hasSaveFailed, session });
  }

  async #loadKept(): Promise<void> {
    try {
      const kept = await loadCall();
      if (!kept) return;
      const { table, choices, readings, decisions, notes, unused } = kept;
      this.#change({ entries: latestEntries(readings), decisions: byHash(decisions), notes, unused });
      this.#show(table, choices);
    } catch {
      // The browser forbids the database, so the call exists only until the tab is closed.
      this.#change({ hasSaveFailed: true });
    }
  }

  #show(table: CallTable, choices: CallChoices): void {
    const texts = table.opened?.texts ?? callTexts(table.table, table.roles, table.filters);
    this.#open({ table, choices, plan: planOf(texts, choices, this.#language) });
    this.#findCopies(texts);
  }

  #open(call: OpenCall): void {
    const { call: before, entries, results } = this.get();
    const isPlanned = before?.plan === call.plan;
    this.#change({ call, results: isPlanned ? results : callResults({ ...call.plan, entries }) });
  }

  #findCopies(texts: readonly CallText[]): void {
    this.#change({ copies: undefined, copiesProgress: 0 });
    // Without the worker's code, which cannot be fetched offline, the search blocks the page.
    const near = inWorker('copies', [texts], (copiesProgress) => {
      // Another table may replace this one during the search.
      if (search === this.copies) this.#change({ copiesProgress });
    }).catch(() => nearCopies(texts));
    const search = near.then((found) => new Copies(texts, found));
    this.copies = search;
    void search.then((copies) => search === this.copies && this.#change({ copies }));
  }

  async #keepReading(entry: JournalEntry): Promise<void> {
    await keepReadings([entry]);
    const entries = latestEntries([...this.get().entries.values(), entry]);
    this.#change({ entries, session: { ...this.get().session, waiting: undefined } });
    const result = textResult(entriesOf(this.get(), entry.text), false);
    this.#change({ results: new Map(this.get().results).set(entry.text, result) });
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
