import type { CallFile } from './call-file.ts';
import type { ColumnRole } from './columns.ts';
import type { Copies } from './copies.ts';
import { agreementByCriterion, type CriteriaAgreement } from './criterion-agreement.ts';
import { drawLine, type Line, type Placing, placings, type Spared, sparedBy } from './cutoff-line.ts';
import { isWanted, mergeDecisions, type TextDecision } from './decision.ts';
import type { JournalEntry } from './journal.ts';
import { compareWithJury, type JuryComparison, type JuryScore } from './jury.ts';
import type { ReadingJob, ReadingSettings } from './reading-job.ts';
import { sampledRun } from './sample.ts';
import type { Table } from './table.ts';
import { callResults, type TextResult } from './text-results.ts';
import type { CallText } from './texts.ts';

/** A call's table, texts, readings and decisions. */
export interface WholeCall {
  readonly table: Table;
  /** One for each column of the table. */
  readonly roles: readonly ColumnRole[];
  /** One for each row of the table. */
  readonly texts: readonly CallText[];
  readonly copies: Copies;
  /** The content of `call.json`, if the call was opened from one. */
  readonly opened: Pick<CallFile, 'columns'> | undefined;
  readonly settings: ReadingSettings;
  readonly times: number;
  readonly loss: number;
  /** All readings of the call, done or not. */
  readonly jobs: readonly ReadingJob[];
  /** The journal's by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** The order of the sample. */
  readonly order: readonly string[];
  readonly decisions: readonly TextDecision[];
  /** Lines of the journal that could not be read. */
  readonly unreadable: number;
}

/** The results of a call, computed from its readings and decisions. */
export interface CallOutcome {
  readonly results: ReadonlyMap<string, TextResult>;
  readonly line: Line;
  /** One for each text. */
  readonly placings: readonly Placing[];
  readonly spared: Spared;
  readonly byCriterion: CriteriaAgreement;
  /** `undefined` without a jury's table. */
  readonly comparison: JuryComparison | undefined;
}

/** The part of the outcome that depends on the sample. */
export type SampleOutcome = Pick<CallOutcome, 'line' | 'placings' | 'spared' | 'byCriterion'>;

type SampleFacts = Pick<WholeCall, 'texts' | 'order' | 'decisions' | 'loss'>;

/** Computes results, line, placings and comparison of a call. */
export function outcomeOf(
  call: SampleFacts & Pick<WholeCall, 'jobs' | 'entries'> & { readonly jury: readonly JuryScore[] },
): CallOutcome {
  const { texts, jobs, entries, jury } = call;
  const results = callResults(texts, jobs, entries);
  const pointsOf = (hash: string) => results.get(hash)?.points;
  return {
    results,
    ...placedBy(call, results),
    comparison: jury.length > 0 ? compareWithJury(texts, jury, pointsOf) : undefined,
  };
}

/** Computes the line from the sample, and each text's placing. */
export function placedBy(
  { texts, order, decisions, loss }: SampleFacts,
  results: ReadonlyMap<string, TextResult>,
): SampleOutcome {
  const pointsOf = (hash: string) => results.get(hash)?.points;
  const line = drawLine(sampledRun(order, decisions), pointsOf, loss);
  const needsPerson = (hash: string) => (results.get(hash)?.person.length ?? 0) > 0;
  const placed = placings(texts, line, order, { pointsOf, needsPerson });
  const merged = mergeDecisions(decisions);
  const wanted = new Set(merged.flatMap(({ hash, decision }) => (isWanted(decision) ? hash : [])));
  const spared = sparedBy(texts, placed, line, order, (hash) => wanted.has(hash));
  return { line, placings: placed, spared, byCriterion: agreementByCriterion(decisions, results) };
}
