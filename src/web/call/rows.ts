import { type JournalEntry, keepLatest, latestEntries } from '../../call/journal.ts';
import { jobsByText, type ReadingJob } from '../../call/reading-job.ts';
import { callResults, type TextResult, textResult } from '../../call/text-results.ts';
import { Decisions } from './decisions.ts';
import { Signal } from './signal.ts';
import type { CallPlan, TextState } from './state.ts';

/** Readings, result and decisions of each text. Components subscribe to single texts. */
export class CallRows {
  /** The entries by reading hash. */
  readonly entries: Map<string, JournalEntry>;
  readonly decisions: Decisions;
  /** The results by text hash. */
  results = new Map<string, TextResult>();
  #jobsOf = new Map<string, ReadingJob[]>();
  readonly #rows = new Map<string, Signal<TextState>>();

  constructor(readings: readonly JournalEntry[] = [], decisions = new Decisions()) {
    this.entries = latestEntries(readings);
    this.decisions = decisions;
  }

  /** Recomputes all results for a new plan. */
  setPlan({ texts, jobs }: CallPlan): void {
    this.#jobsOf = jobsByText(jobs);
    this.results = callResults(texts, jobs, this.entries);
    for (const hash of this.#rows.keys()) this.refresh(hash);
  }

  addEntry(entry: JournalEntry): void {
    const { text } = entry;
    keepLatest(this.entries, entry);
    this.results.set(text, textResult(this.#entriesOf(text), false));
    this.refresh(text);
  }

  row(hash: string): Signal<TextState> {
    let row = this.#rows.get(hash);
    if (!row) {
      row = new Signal(this.#rowOf(hash));
      this.#rows.set(hash, row);
    }
    return row;
  }

  refresh(hash: string): void {
    this.#rows.get(hash)?.set(this.#rowOf(hash));
  }

  #entriesOf(hash: string): JournalEntry[] {
    return (this.#jobsOf.get(hash) ?? []).flatMap((job) => this.entries.get(job.hash) ?? []);
  }

  #rowOf(hash: string): TextState {
    return {
      result: this.results.get(hash),
      decision: this.decisions.merged(hash),
      ownDecision: this.decisions.last(hash, ''),
      entries: this.#entriesOf(hash),
    };
  }
}
