import type { CallFile } from '../../call/call-file.ts';
import type { TextDecision } from '../../call/decision.ts';
import { type JournalEntry, latestEntries } from '../../call/journal.ts';
import type { JuryComparison } from '../../call/jury.ts';
import { type CallOutcome, placedBy } from '../../call/outcome.ts';
import { jobsByText, type ReadingJob } from '../../call/reading-job.ts';
import { callResults, type TextResult, textResult } from '../../call/results.ts';
import type { Language } from '../../domain/idea.ts';
import { deleteCall, keepPart, keepReadings, loadPart, loadReadings } from './database.ts';
import { Decisions, type NewDecision } from './decisions.ts';
import { CallRun } from './run.ts';
import { Signal } from './signal.ts';
import {
  type CallChoices,
  type CallTable,
  changesPlan,
  NO_CHOICES,
  type OpenCall,
  openedCall,
  planOf,
  type Step,
  type TextState,
} from './state.ts';
import { holdTab } from './tab-lock.ts';
import { comparisonWithJury, type WholeOpenCall, wholeCall } from './whole-call.ts';

/** `elsewhere`: another tab has the call open. */
export type Screen = { kind: 'loading' | 'elsewhere' | 'empty' } | ({ kind: 'open' } & OpenCall);

export type Outcome = Pick<CallOutcome, 'line' | 'placings' | 'spared'>;

/** While results arrive, sample and line are computed no more often. */
const OUTCOME_MS = 500;

/** The call of this browser: what was chosen, read and decided, kept as it happens. One tab at a time has it open. */
export class CallStore {
  readonly screen = new Signal<Screen>({ kind: 'loading' });
  readonly outcome = new Signal<Outcome | undefined>(undefined);
  readonly comparison = new Signal<JuryComparison | 'pending' | undefined>(undefined);
  /** The browser could not keep something: its storage is full or forbidden. */
  readonly isUnkept = new Signal(false);
  readonly run = new CallRun({
    entry: (entry) => this.#arrived(entry),
    ended: () => this.#compareAgain(),
    unkept: () => this.isUnkept.set(true),
  });
  decisions = new Decisions();
  /** By reading hash. */
  entries = new Map<string, JournalEntry>();
  #language: Language = 'es';
  #results = new Map<string, TextResult>();
  #jobsOf = new Map<string, ReadingJob[]>();
  readonly #rows = new Map<string, Signal<TextState>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
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
        this.run.cancel();
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
    if (this.call) this.#show(this.call.table, this.call.choices);
  }

  /** Begins a call with a table that was dropped or pasted. */
  async begin(table: CallTable): Promise<void> {
    await this.clear();
    this.#show(table, NO_CHOICES);
    this.#keepTable();
    this.#keep('choices', NO_CHOICES);
  }

  /** Opens the `call.json` of another machine or of the command. */
  async beginWith(file: CallFile): Promise<void> {
    await this.clear();
    const { readings } = file;
    const { table, choices } = openedCall(file);
    // Before anybody can delete the call.
    await this.#kept(keepReadings(readings));
    this.entries = latestEntries(readings);
    this.decisions = new Decisions(file.decisions);
    this.#show(table, choices);
    this.#keepTable();
    this.#keep('choices', choices);
    this.#keep('decisions', this.decisions.all);
  }

  /** Changes what the columns are, or which rows are left out. */
  setColumns(change: Partial<Pick<CallTable, 'roles' | 'filters'>>): void {
    if (!this.call) return;
    const { table, choices } = this.call;
    this.#show({ ...table, ...change }, choices);
    this.#keepColumns();
  }

  /** The table of an opened call, with its other columns. */
  setTable(table: CallTable): void {
    if (!this.call) return;
    this.#show(table, this.call.choices);
    this.#keepTable();
  }

  choose(change: Partial<CallChoices>): void {
    if (!this.call) return;
    const { table, choices, plan } = this.call;
    const next = { ...choices, ...change };
    if (changesPlan(change)) this.#show(table, next);
    else this.screen.set({ kind: 'open', table, choices: next, plan });
    if ('jury' in change) this.#compareAgain();
    this.#keep('choices', next);
    if ('loss' in change) this.#settle();
  }

  go(step: Step): void {
    this.choose({ step });
  }

  row(hash: string): Signal<TextState> {
    let row = this.#rows.get(hash);
    if (!row) {
      row = new Signal(this.#rowOf(hash));
      this.#rows.set(hash, row);
    }
    return row;
  }

  result(hash: string): TextResult | undefined {
    return this.#results.get(hash);
  }

  /** The readings of the call that are not there, in their order: those that failed are among them. */
  get left(): ReadingJob[] {
    return (this.call?.plan.jobs ?? []).filter(({ hash }) => !this.entries.get(hash)?.reading);
  }

  /** All of the call, as its files say it. `undefined` before the first reading. */
  whole(): WholeOpenCall | undefined {
    return this.call && wholeCall(this.call, this.decisions.all, this.entries, this.#results);
  }

  /** Compares the readings so far with the jury. */
  async compare(): Promise<JuryComparison | undefined> {
    return this.call && comparisonWithJury(this.call, this.#results);
  }

  /** Writes down what this person decides, or takes it back. */
  decide(hash: string, { decision, note }: NewDecision): void {
    const last = this.decisions.last(hash, '');
    if (decision === undefined) this.decisions.remove(hash, '');
    else {
      // A note does not change whether somebody decided blindly.
      const isBlind = last?.decision === decision ? last.isBlind : !this.call?.choices.isUnblinded;
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
    this.run.cancel();
    await this.run.ended;
    // First, so that the page shows nothing as deleted that a reload would bring back.
    await this.#kept(deleteCall());
    this.entries = new Map();
    this.decisions = new Decisions();
    this.#rows.clear();
    this.screen.set({ kind: 'empty' });
  }

  async #load(): Promise<void> {
    try {
      const [kept, columns, choices, decisions, readings] = await Promise.all([
        ...['table', 'columns', 'choices', 'decisions'].map(loadPart),
        loadReadings(),
      ]);
      if (!kept || !columns) return this.screen.set({ kind: 'empty' });
      this.entries = latestEntries(readings as JournalEntry[]);
      this.decisions = new Decisions((decisions as TextDecision[] | undefined) ?? []);
      this.#rows.clear();
      this.#show(
        { ...(kept as CallTable), ...(columns as CallTable) },
        { ...NO_CHOICES, ...(choices as CallChoices) },
      );
    } catch {
      // The browser forbids the database: the call lives as long as the tab.
      this.isUnkept.set(true);
      this.screen.set({ kind: 'empty' });
    }
  }

  #show(table: CallTable, choices: CallChoices): void {
    const before = this.call;
    const isSameText =
      before?.table.table === table.table &&
      before.table.roles === table.roles &&
      before.table.filters === table.filters &&
      before.table.opened === table.opened;
    const plan = planOf(table, choices, this.#language, isSameText ? before.plan.texts : undefined);
    this.#jobsOf = jobsByText(plan.jobs);
    this.#results = callResults(plan.texts, plan.jobs, this.entries);
    this.screen.set({ kind: 'open', table, choices, plan });
    for (const hash of this.#rows.keys()) this.#refresh(hash);
    this.run.count(plan.jobs, this.entries);
    this.#settle();
    this.#compareAgain();
  }

  #arrived(entry: JournalEntry): void {
    const { hash, text } = entry;
    if (entry.reading || !this.entries.get(hash)?.reading) this.entries.set(hash, entry);
    this.#results.set(text, textResult(this.#entriesOf(text), false));
    this.#refresh(text);
    this.run.count(this.call?.plan.jobs ?? [], this.entries);
    this.#timer ??= setTimeout(() => this.#settle(), OUTCOME_MS);
  }

  #decided(hashes: readonly string[]): void {
    for (const hash of hashes) this.#refresh(hash);
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
    this.outcome.set(placedBy(facts, this.#results));
  }

  /** Where the jury's scores are open and nothing is being read. */
  #compareAgain(): void {
    if (!this.call || this.run.isActive) return;
    this.#comparisons += 1;
    const own = this.#comparisons;
    if (this.call.choices.jury.length > 0) this.comparison.set('pending');
    void this.compare()
      .catch(() => undefined)
      .then((found) => {
        // Another one may have begun meanwhile.
        if (own === this.#comparisons) this.comparison.set(found);
      });
  }

  #entriesOf(hash: string): JournalEntry[] {
    return (this.#jobsOf.get(hash) ?? []).flatMap((job) => this.entries.get(job.hash) ?? []);
  }

  #rowOf(hash: string): TextState {
    return {
      result: this.#results.get(hash),
      decision: this.decisions.merged(hash),
      own: this.decisions.last(hash, ''),
      entries: this.#entriesOf(hash),
    };
  }

  #refresh(hash: string): void {
    this.#rows.get(hash)?.set(this.#rowOf(hash));
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
