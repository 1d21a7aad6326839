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
import { holdTab } from './tab-lock.ts';

/** While results arrive, sample and line are computed at most once in this time. */
const OUTCOME_MS = 500;

/** The call of this browser. Choices, readings and decisions are stored at once. Only one tab has it open. */
export class CallStore {
  readonly screen = new Signal<Screen>({ kind: 'loading' });
  readonly outcome = new Signal<SampleOutcome | undefined>(undefined);
  readonly comparison = new Signal<JuryComparison | 'pending' | undefined>(undefined);
  /** Which texts are copies of others. `undefined` during the search. */
  readonly copies = new Signal<Copies | undefined>(undefined);
  /** The browser could not keep something: its storage is full or forbidden. */
  readonly isUnkept = new Signal(false);
  /** Settled when the shown plan reflects every choice. */
  ready: Promise<void> = Promise.resolve();
  readonly session = new ReadingSession({
    entry: (entry) => this.#arrived(entry),
    ended: () => this.#compareAgain(),
    unkept: () => this.isUnkept.set(true),
  });
  #language: Language = 'es';
  #rows = new CallRows();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  /** How many plans have been begun, and the table of the plan that is shown. */
  #plans = 0;
  #planned: CallTable | undefined;
  /** The copies among the texts of the plan that is shown. */
  #copying: Promise<Copies> | undefined;
  /** How many comparisons with the jury have begun. */
  #comparisons = 0;

  /** Loads what the browser kept, as soon as no other tab has the call open. May be called more than once. */
  start(language: Language): void {
    this.setLanguage(language);
    if (this.#isStarted) return;
    this.#isStarted = true;
    holdTab({
      held: () => void this.#load(),
      elsewhere: () => {
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

  /** Crisol's axes are in the language of the page until the first reading. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.call) void this.#show(this.call.table, this.call.choices);
  }

  /** Begins a call with a table that was dropped or pasted. */
  async begin(table: CallTable): Promise<void> {
    await this.clear();
    await this.#show(table, NO_CHOICES);
    this.#keepTable();
    this.#keep('choices', NO_CHOICES);
  }

  /** Opens the `call.json` of another machine or of the command. */
  async beginWith(file: CallFile): Promise<void> {
    await this.clear();
    const { table, choices } = openedCall(file);
    // Stored before the call is shown, because a shown call can be deleted.
    await this.#kept(keepReadings(file.readings));
    this.#rows = new CallRows(file.readings, new Decisions(file.decisions));
    await this.#show(table, choices);
    this.#keepTable();
    this.#keep('choices', choices);
    this.#keep('decisions', this.decisions.all);
  }

  /** Changes what the columns are or which rows are left out, or gives an opened call its table. */
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
    // Criteria can change until a reading succeeds. Readings that failed with earlier criteria are requested anew.
    const anew = 'criteria' in change ? { settings: undefined, sample: [] } : {};
    const next = { ...choices, ...anew, ...change };
    if (changesPlan(change)) void this.#show(table, next);
    else this.screen.set({ kind: 'open', table, choices: next, plan });
    if ('jury' in change) this.#compareAgain();
    this.#keep('choices', next);
    if ('loss' in change) this.#settle();
  }

  go(step: Step): void {
    this.choose({ step });
  }

  get decisions(): Decisions {
    return this.#rows.decisions;
  }

  /** By reading hash. */
  get entries(): ReadonlyMap<string, JournalEntry> {
    return this.#rows.entries;
  }

  row(hash: string): Signal<TextState> {
    return this.#rows.of(hash);
  }

  result(hash: string): TextResult | undefined {
    return this.#rows.results.get(hash);
  }

  /** The missing readings of the call in their order, failed ones included. */
  get left(): ReadingJob[] {
    return (this.call?.plan.jobs ?? []).filter(({ hash }) => !this.entries.get(hash)?.reading);
  }

  /** The whole call in the form of its files. `undefined` before the first reading. */
  async whole(): Promise<WholeOpenCall | undefined> {
    const copies = await this.#copying;
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
      // A note does not change whether somebody decided blindly.
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

  /** Forgets the call and deletes everything that was kept of it. */
  async clear(): Promise<void> {
    this.session.cancel();
    await this.session.ended;
    // Delete first, so that the page never shows as deleted what a reload would restore.
    await this.#kept(deleteCall());
    this.#rows = new CallRows();
    this.#forgetPlan();
    this.screen.set({ kind: 'empty' });
  }

  /** Discards a plan that is still being made. */
  #forgetPlan(): void {
    this.#plans += 1;
    this.#planned = undefined;
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
          // A call that an earlier version kept may have a sample that has been begun.
          isSampleWanted: hasBlind(this.decisions.all),
          ...(choices as Partial<CallChoices>),
        },
      );
    } catch {
      // The browser forbids the database: the call lives as long as the tab.
      this.isUnkept.set(true);
      this.screen.set({ kind: 'empty' });
    }
  }

  /** Shows the person's choices at once, and the plan as soon as it is made. */
  #show(table: CallTable, choices: CallChoices): Promise<void> {
    if (this.call) this.screen.set({ kind: 'open', table, choices, plan: this.call.plan });
    this.ready = this.#plan(table, choices);
    return this.ready;
  }

  async #plan(table: CallTable, choices: CallChoices): Promise<void> {
    this.#plans += 1;
    const own = this.#plans;
    const texts = this.#planned && isSameTexts(this.#planned, table) ? this.call?.plan.texts : undefined;
    const plan = await planInWorker(table, choices, this.#language, texts);
    // A later change has replaced this one.
    if (own !== this.#plans) return this.ready;
    this.#planned = table;
    this.#rows.follow(plan);
    // Choices that do not affect the plan may have changed meanwhile.
    this.screen.set({ kind: 'open', table, choices: this.call?.choices ?? choices, plan });
    this.session.count(plan.jobs, this.entries);
    this.#settle();
    this.#compareAgain();
    if (!texts) this.#findCopies();
  }

  #findCopies(): void {
    if (!this.call) return;
    const copying = copiesInWorker(this.call);
    this.#copying = copying;
    this.copies.set(undefined);
    // Another table may have replaced this one.
    void copying.then((copies) => copying === this.#copying && this.copies.set(copies));
  }

  #arrived(entry: JournalEntry): void {
    this.#rows.arrived(entry);
    this.session.count(this.call?.plan.jobs ?? [], this.entries);
    this.#timer ??= setTimeout(() => this.#settle(), OUTCOME_MS);
  }

  #decided(hashes: readonly string[]): void {
    for (const hash of hashes) this.#rows.refresh(hash);
    this.#settle();
    this.#keep('decisions', this.decisions.all);
  }

  /** Computes sample and line again. */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.call) return;
    const { choices, plan } = this.call;
    const facts = { ...plan, decisions: this.decisions.all, loss: choices.loss };
    this.outcome.set(sampleOutcome(facts, this.#rows.results));
  }

  /** Compares with the jury's scores, if there are any and no readings run. */
  #compareAgain(): void {
    if (!this.call || this.session.isActive) return;
    this.#comparisons += 1;
    const own = this.#comparisons;
    if (this.call.choices.jury.length > 0) this.comparison.set('pending');
    void this.compare()
      .catch(() => undefined)
      .then((found) => {
        // A later comparison may have begun.
        if (own === this.#comparisons) this.comparison.set(found);
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
    void this.#kept(keepPart(name, value));
  }

  #kept(work: Promise<void>): Promise<void> {
    return work.catch(() => this.isUnkept.set(true));
  }
}
