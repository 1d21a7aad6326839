import type { CallFile } from './call-file.ts';
import type { ColumnRole } from './columns.ts';
import type { Copies } from './copies.ts';
import { agreementByCriterion, type CriteriaAgreement } from './criterion-agreement.ts';
import { drawLine, type Line, type LineSaving, lineSaving, type Placing, placings } from './cutoff-line.ts';
import { isWanted, mergeDecisions, type TextDecision } from './decision.ts';
import type { JournalEntry } from './journal.ts';
import { compareWithJury, type JuryComparison, type JuryScore } from './jury.ts';
import type { ReadingJob, ReadingSettings } from './reading-job.ts';
import { countedDecisions } from './sample.ts';
import type { Table } from './table.ts';
import { callResults, type TextResult } from './text-results.ts';
import type { CallText } from './texts.ts';

/** A call's table, texts, readings and decisions. */
export interface WholeCall {
  readonly table: Table;
  /** The role of each column of the table. */
  readonly roles: readonly ColumnRole[];
  /** One for each row of the table. */
  readonly texts: readonly CallText[];
  readonly copies: Copies;
  /** The content of `call.json`, if the call was opened from one. */
  readonly opened: Pick<CallFile, 'columns'> | undefined;
  readonly settings: ReadingSettings;
  readonly times: number;
  readonly loss: number;
  /** All readings of the call, whether done or not. */
  readonly jobs: readonly ReadingJob[];
  /** The journal's entries by reading hash. */
  readonly entries: ReadonlyMap<string, JournalEntry>;
  /** The hashes of the texts in the order of the sample. */
  readonly order: readonly string[];
  readonly decisions: readonly TextDecision[];
  /** Lines of the journal that could not be read. */
  readonly unreadableLines: number;
}

/** The results of a call, computed from its readings and decisions. */
export interface CallOutcome {
  readonly results: ReadonlyMap<string, TextResult>;
  readonly line: Line;
  /** The placing of each text. */
  readonly placings: readonly Placing[];
  readonly saving: LineSaving;
  readonly byCriterion: CriteriaAgreement;
  /** `undefined` if there is no jury's table. */
  readonly comparison: JuryComparison | undefined;
}

/** The part of the outcome that depends on the sample. */
export type SampleOutcome = Pick<CallOutcome, 'line' | 'placings' | 'saving' | 'byCriterion'>;

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
    ...sampleOutcome(call, results),
    comparison: jury.length > 0 ? compareWithJury(texts, jury, pointsOf) : undefined,
  };
}

/** Computes the line from the sample, and each text's placing. */
export function sampleOutcome(
  { texts, order, decisions, loss }: SampleFacts,
  results: ReadonlyMap<string, TextResult>,
): SampleOutcome {
  const pointsOf = (hash: string) => results.get(hash)?.points;
  const line = drawLine(countedDecisions(order, decisions), pointsOf, loss);
  const needsPerson = (hash: string) => (results.get(hash)?.person.length ?? 0) > 0;
  const placed = placings(texts, line, order, { pointsOf, needsPerson });
  const merged = mergeDecisions(decisions);
  const wanted = new Set(merged.flatMap(({ hash, decision }) => (isWanted(decision) ? hash : [])));
  const saving = lineSaving(texts, placed, line, order, (hash) => wanted.has(hash));
  return { line, placings: placed, saving, byCriterion: agreementByCriterion(decisions, results) };
}
