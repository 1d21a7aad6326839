import { joinedDecisions, type Opinion, type TextDecision } from '../../submissions/decision.ts';
import type { JournalEntry } from '../../submissions/journal.ts';
import { loadPart, loadReadings } from './database.ts';
import type { Decisions } from './decisions.ts';
import {
  type CallChoices,
  type CallTable,
  NO_CHOICES,
  STEPS,
  UNUSED_PARTS,
  type UnusedPart,
} from './state.ts';

/** The call that this browser has kept. */
interface KeptCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly decisions: readonly TextDecision[];
  readonly notes: Decisions['notes'];
  readonly readings: readonly JournalEntry[];
  readonly unused: readonly UnusedPart[];
}

/** Choices as this version or an earlier one kept them. */
type KeptChoices = Omit<Partial<CallChoices>, 'step'> & {
  /** Also a step that is gone. */
  readonly step?: string;
} & { readonly [Part in UnusedPart]?: unknown };

/** @throws if the browser forbids the database */
export async function loadCall(): Promise<KeptCall | undefined> {
  const parts = await Promise.all(['table', 'columns', 'choices', 'decisions', 'notes'].map(loadPart));
  const [kept, columns, choices = {}, decisions = [], notes = new Map()] = parts as [
    Pick<CallTable, 'table' | 'opened'> | undefined,
    Pick<CallTable, 'roles' | 'filters'> | undefined,
    KeptChoices | undefined,
    readonly Opinion[] | undefined,
    Decisions['notes'] | undefined,
  ];
  if (!kept || !columns) return undefined;
  return {
    table: { ...kept, ...columns },
    choices: keptChoices(choices),
    decisions: joinedDecisions(decisions),
    notes,
    readings: await loadReadings(),
    unused: unusedParts(choices),
  };
}

function keptChoices({ step, ...kept }: KeptChoices): CallChoices {
  const { typed, criteria, times, price, settings, isConfirmed } = { ...NO_CHOICES, ...kept };
  // The step that is gone, `deciding`, had the results.
  const known = STEPS.find((name) => name === step) ?? (step === undefined ? 'texts' : 'results');
  return { step: known, typed, criteria, times, price, settings, isConfirmed };
}

const unusedParts = (choices: KeptChoices): UnusedPart[] =>
  UNUSED_PARTS.filter((part) => {
    const kept = choices[part];
    return Array.isArray(kept) ? kept.length > 0 : kept !== undefined;
  });

/** The parts of a call in the database. */
export const tablePart = ({ table, opened }: CallTable) => ({ table: { table, opened } });
export const columnsPart = ({ roles, filters }: CallTable) => ({ columns: { roles, filters } });
export const decisionParts = ({ decisions, notes }: Decisions) => ({
  decisions: [...decisions.values()],
  notes,
});
