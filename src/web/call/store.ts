import type { CallFile } from '../../call/call-file.ts';
import type { Copies } from '../../call/copies.ts';
import type { TextDecision } from '../../call/decision.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { JuryComparison } from '../../call/jury.ts';
import { type SampleOutcome, sampleOutcome } from '../../call/outcome.ts';
import type { ReadingJob } from '../../call/reading-job.ts';
import type { TextResult } from '../../call/text-results.ts';
import type { Language } from '../../domain/language.ts';
import { deleteCall, keepPart, keepReadings, loadPart, loadReadings } from './database.ts';
import { Decisions, type NewDecision } from './decisions.ts';
import { comparisonWithJury, copiesInWorker, planInWorker } from './in-worker.ts';
import { ReadingSession } from './reading-session.ts';
import { CallRows } from './rows.ts';
import { Signal } from './signal.ts';
import {
  type CallChoices,
  type CallTable,
  changesPlan,
  hasBlind,
  isSameTexts,
  NO_CHOICES,
  type OpenCall,
  openedCall,
  type Screen,
  type Step,
  type TextState,
  type WholeOpenCall,
  wholeCall,
} from './state.ts';
import { lockForTab } from './tab-lock.ts';

/** While readings arrive, the line is computed at most once in this time. */
const OUTCOME_MS = 500;

/** The call of this browser, which only one tab has open. Choices, readings and decisions are saved at once. */
export class CallStore {
  readonly screen = new Signal<Screen>({ kind: 'loading' });
  readonly outcome = new Signal<SampleOutcome | undefined>(undefined);
  readonly comparison = new Signal<JuryComparison | 'pending' | undefined>(undefined);
  /** The copies among the texts. `undefined` during the search. */
  readonly copies = new Signal<Copies | undefined>(undefined);
  /** Whether the browser could not save something, because its storage is full or forbidden. */
  readonly hasSaveFailed = new Signal(false);
  /** Settles when the shown plan reflects every choice. */
  ready: Promise<void> = Promise.resolve();
  readonly session = new ReadingSession({
    entry: (entry) => this.#arrived(entry),
    ended: () => this.#compareAgain(),
    saveFailed: () => this.hasSaveFailed.set(true),
  });
  #language: Language = 'es';
  #rows = new CallRows();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  /** How many plans have been started, and the table of the plan that is shown. */
  #plans = 0;
  #plannedTable: CallTable | undefined;
  /** The search for copies among the texts of the plan that is shown. */
  #copySearch: Promise<Copies> | undefined;
  /** How many comparisons with the jury have been started. */
  #comparisons = 0;

  /** Loads the saved call as soon as no other tab has it open. Further calls only change the language. */
  start(language: Language): void {
    this.setLanguage(language);
    if (this.#isStarted) return;
    this.#isStarted = true;
    lockForTab({
      onHeld: () => void this.#load(),
      onHeldElsewhere: () => {
        this.session.cancel();
        this.#forgetPlan();
        this.screen.set({ kind: 'elsewhere' });
      },
    });
  }

  get call(): OpenCall | undefined {
    const screen = this.screen.get();
    return screen.kind === 'open' ? screen : undefined;
  }

  /** Until the first reading, Crisol's axes are in the language of the page. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.call) void this.#show(this.call.table, this.call.choices);
  }

  /** Begins a call with a table. */
  async begin(table: CallTable): Promise<void> {
    await this.clear();
    await this.#show(table, NO_CHOICES);
    this.#keepTable();
    this.#keep('choices', NO_CHOICES);
  }

  /** Opens a `call.json`, for example of another machine or of the command. */
  async openFile(file: CallFile): Promise<void> {
    await this.clear();
    const { table, choices } = openedCall(file);
    // The readings are saved before the call is shown, because a shown call can be deleted.
    await this.#reportFailure(keepReadings(file.readings));
    this.#rows = new CallRows(file.readings, new Decisions(file.decisions));
    await this.#show(table, choices);
    this.#keepTable();
    this.#keep('choices', choices);
    this.#keep('decisions', this.decisions.all);
  }

  /** Changes the roles of columns or the rows to leave out, or adds the table of an opened call. */
  setTable(change: Partial<CallTable>): void {
    if (!this.call) return;
    const { table, choices } = this.call;
    void this.#show({ ...table, ...change }, choices);
    if ('table' in change) this.#keepTable();
    else this.#keepColumns();
  }

  choose(change: Partial<CallChoices>): void {
    if (!this.call) return;
    const { table, choices, plan } = this.call;
    // Criteria can change until a reading succeeds. Then settings and sample start again.
    const reset = 'criteria' in change ? { settings: undefined, sample: [] } : {};
    const next = { ...choices, ...reset, ...change };
    if (changesPlan(change)) void this.#show(table, next);
    else this.screen.set({ kind: 'open', table, choices: next, plan });
    if ('jury' in change) this.#compareAgain();
    this.#keep('choices', next);
    if ('loss' in change) this.#updateOutcome();
  }

  go(step: Step): void {
    this.choose({ step });
  }

  get decisions(): Decisions {
    return this.#rows.decisions;
  }

  /** The entries by reading hash. */
  get entries(): ReadonlyMap<string, JournalEntry> {
    return this.#rows.entries;
  }

  row(hash: string): Signal<TextState> {
    return this.#rows.row(hash);
  }

  result(hash: string): TextResult | undefined {
    return this.#rows.results.get(hash);
  }

  /** The readings of the call that are not done, failed readings included. */
  get missing(): ReadingJob[] {
    return (this.call?.plan.jobs ?? []).filter(({ hash }) => !this.entries.get(hash)?.reading);
  }

  /** The call with everything that its files need. `undefined` before the first reading. */
  async whole(): Promise<WholeOpenCall | undefined> {
    const copies = await this.#copySearch;
    if (!this.call || !copies) return undefined;
    return wholeCall(this.call, this.decisions.all, this.entries, this.#rows.results, copies);
  }

  /** Compares the readings so far with the jury. */
  async compare(): Promise<JuryComparison | undefined> {
    return this.call && comparisonWithJury(this.call, this.#rows.results);
  }

  /** Stores or withdraws this person's decision. */
  decide(hash: string, { decision, note }: NewDecision): void {
    const last = this.decisions.last(hash, '');
    const isUnblinded = this.call?.choices.isUnblinded ?? false;
    if (decision === undefined) this.decisions.remove(hash, '', isUnblinded);
    else {
      // Changing only the note keeps a blind decision blind.
      const isBlind = last?.decision === decision ? last.isBlind : !isUnblinded;
      this.decisions.add({ hash, decision, note, by: '', isBlind });
    }
    this.#decided([hash]);
  }

  /** Adds the decisions of other people. */
  addDecisions(decisions: readonly TextDecision[]): void {
    for (const decision of decisions) this.decisions.add(decision);
    this.#decided(decisions.map(({ hash }) => hash));
  }

  /** Closes the call and deletes it from the browser. */
  async clear(): Promise<void> {
    this.session.cancel();
    await this.session.ended;
    // The database is deleted first, so that the page never shows as deleted what a reload would restore.
    await this.#reportFailure(deleteCall());
    this.#rows = new CallRows();
    this.#forgetPlan();
    this.screen.set({ kind: 'empty' });
  }

  /** Discards a plan that is still being computed. */
  #forgetPlan(): void {
    this.#plans += 1;
    this.#plannedTable = undefined;
    this.ready = Promise.resolve();
  }

  async #load(): Promise<void> {
    try {
      const [kept, columns, choices, decisions, readings] = await Promise.all([
        ...['table', 'columns', 'choices', 'decisions'].map(loadPart),
        loadReadings(),
      ]);
      if (!kept || !columns) return this.screen.set({ kind: 'empty' });
      this.#rows = new CallRows(
        readings as JournalEntry[],
        new Decisions((decisions as TextDecision[] | undefined) ?? []),
      );
      await this.#show(
        { ...(kept as CallTable), ...(columns as CallTable) },
        {
          ...NO_CHOICES,
          // Earlier versions did not save this choice, but the sample may have been begun.
          isSampleWanted: hasBlind(this.decisions.all),
          ...(choices as Partial<CallChoices>),
        },
      );
    } catch {
      // The browser forbids the database, so the call exists only until the tab is closed.
      this.hasSaveFailed.set(true);
      this.screen.set({ kind: 'empty' });
    }
  }

  /** Shows the person's choices at once, and the plan as soon as it is computed. */
  #show(table: CallTable, choices: CallChoices): Promise<void> {
    if (this.call) this.screen.set({ kind: 'open', table, choices, plan: this.call.plan });
    this.ready = this.#plan(table, choices);
    return this.ready;
  }

  async #plan(table: CallTable, choices: CallChoices): Promise<void> {
    this.#plans += 1;
    const id = this.#plans;
    const texts =
      this.#plannedTable && isSameTexts(this.#plannedTable, table) ? this.call?.plan.texts : undefined;
    const plan = await planInWorker(table, choices, this.#language, texts);
    // A later plan has replaced this one.
    if (id !== this.#plans) return this.ready;
    this.#plannedTable = table;
    this.#rows.setPlan(plan);
    // Choices that do not affect the plan may have changed meanwhile.
    this.screen.set({ kind: 'open', table, choices: this.call?.choices ?? choices, plan });
    this.session.count(plan.jobs, this.entries);
    this.#updateOutcome();
    this.#compareAgain();
    if (!texts) this.#findCopies();
  }

  #findCopies(): void {
    if (!this.call) return;
    const search = copiesInWorker(this.call);
    this.#copySearch = search;
    this.copies.set(undefined);
    // Another table may have replaced this one.
    void search.then((copies) => search === this.#copySearch && this.copies.set(copies));
  }

  #arrived(entry: JournalEntry): void {
    this.#rows.addEntry(entry);
    this.session.count(this.call?.plan.jobs ?? [], this.entries);
    this.#timer ??= setTimeout(() => this.#updateOutcome(), OUTCOME_MS);
  }

  #decided(hashes: readonly string[]): void {
    for (const hash of hashes) this.#rows.refresh(hash);
    this.#updateOutcome();
    this.#keep('decisions', this.decisions.all);
  }

  /** Computes the line and the placings again. */
  #updateOutcome(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.call) return;
    const { choices, plan } = this.call;
    const facts = { ...plan, decisions: this.decisions.all, loss: choices.loss };
    this.outcome.set(sampleOutcome(facts, this.#rows.results));
  }

  /** Compares the points with the jury's scores, if there are any and no reading is being made. */
  #compareAgain(): void {
    if (!this.call || this.session.isActive) return;
    this.#comparisons += 1;
    const id = this.#comparisons;
    if (this.call.choices.jury.length > 0) this.comparison.set('pending');
    void this.compare()
      .catch(() => undefined)
      .then((comparison) => {
        // A later comparison may have replaced this one.
        if (id === this.#comparisons) this.comparison.set(comparison);
      });
  }

  #keepTable(): void {
    if (!this.call) return;
    const { table, opened } = this.call.table;
    this.#keep('table', { table, opened });
    this.#keepColumns();
  }

  #keepColumns(): void {
    if (!this.call) return;
    const { roles, filters } = this.call.table;
    this.#keep('columns', { roles, filters });
  }

  #keep(name: string, value: unknown): void {
    void this.#reportFailure(keepPart(name, value));
  }

  #reportFailure(work: Promise<void>): Promise<void> {
    return work.catch(() => this.hasSaveFailed.set(true));
  }
}
