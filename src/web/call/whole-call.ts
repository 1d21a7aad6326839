import type { TextDecision } from '../../call/decision.ts';
import type { JournalEntry } from '../../call/journal.ts';
import type { JuryComparison } from '../../call/jury.ts';
import { type CallOutcome, placedBy, type WholeCall } from '../../call/outcome.ts';
import type { TextResult } from '../../call/results.ts';
import { inWorker } from './in-worker.ts';
import type { OpenCall } from './state.ts';

export interface WholeOpenCall {
  readonly call: WholeCall;
  readonly outcome: Omit<CallOutcome, 'comparison'>;
}

/** An open call as its files say it. `undefined` before the first reading. */
export function wholeCall(
  { table, choices, plan }: OpenCall,
  decisions: readonly TextDecision[],
  entries: ReadonlyMap<string, JournalEntry>,
  results: ReadonlyMap<string, TextResult>,
): WholeOpenCall | undefined {
  const { settings, times, loss } = choices;
  if (!settings) return undefined;
  const { texts, jobs, order } = plan;
  const read = { jobs, entries, order, decisions, unreadable: 0 };
  return {
    call: { ...table, opened: table.opened, texts, settings, times, loss, ...read },
    outcome: { results, ...placedBy({ texts, order, decisions, loss }, results) },
  };
}

/** Compares the points with the jury, in a worker: a thousand resamples of a large table take seconds. */
export async function comparisonWithJury(
  { choices, plan }: OpenCall,
  results: ReadonlyMap<string, TextResult>,
): Promise<JuryComparison | undefined> {
  const { jury } = choices;
  if (jury.length === 0) return undefined;
  const texts = plan.texts.map(({ id, hash, isLeftOut, text }) => {
    return { id, hash, isLeftOut, text: { length: text.length } };
  });
  const points = [...results].flatMap(([hash, result]) =>
    result.points === undefined ? [] : [[hash, result.points] as const],
  );
  return inWorker('compare', texts, jury, new Map(points));
}
