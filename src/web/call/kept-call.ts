import type { ColumnRole } from '../../call/columns.ts';
import { joinedDecisions, type Opinion, type TextDecision } from '../../call/decision.ts';
import type { JournalEntry } from '../../call/journal.ts';
import { keepPart, loadPart, loadReadings } from './database.ts';
import type { Decisions } from './decisions.ts';
import { type CallChoices, type CallTable, NO_CHOICES, STEPS, type UnusedPart } from './state.ts';

/** The call that this browser has kept. */
interface KeptCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly decisions: readonly TextDecision[];
  readonly notes: Decisions['notes'];
  readonly readings: readonly JournalEntry[];
  readonly unused: readonly UnusedPart[];
}

/** Choices as an earlier version kept them. */
interface KeptChoices extends Omit<Partial<CallChoices>, 'step'> {
  /** Also a step that is gone. */
  readonly step?: string;
  readonly jury?: readonly unknown[];
}
/** Decisions as an earlier version kept them: several of a text, by different people, and some blind. */
type KeptDecision = Opinion & { readonly isBlind?: boolean };

/** @throws if the browser forbids the database */
export async function loadCall(): Promise<KeptCall | undefined> {
  const [kept, columns, choices = {}, decisions = [], notes = new Map(), readings] = (await Promise.all([
    ...['table', 'columns', 'choices', 'decisions', 'notes'].map(loadPart),
    loadReadings(),
  ])) as [
    Pick<CallTable, 'table' | 'opened'> | undefined,
    { roles: readonly ColumnRole[]; filters: CallTable['filters'] } | undefined,
    KeptChoices | undefined,
    readonly KeptDecision[] | undefined,
    Decisions['notes'] | undefined,
    readonly JournalEntry[],
  ];
  if (!kept || !columns) return undefined;
  return {
    table: { ...kept, ...columns },
    choices: keptChoices(choices),
    decisions: joinedDecisions(decisions),
    notes,
    readings,
    unused: unusedParts(choices, decisions),
  };
}

function keptChoices({ step, ...kept }: KeptChoices): CallChoices {
  const { typed, criteria, times, price, settings, isConfirmed } = { ...NO_CHOICES, ...kept };
  // The step that is gone, `deciding`, had the results.
  const known = STEPS.find((name) => name === step) ?? (step === undefined ? 'texts' : 'results');
  return { step: known, typed, criteria, times, price, settings, isConfirmed };
}

function unusedParts({ jury = [] }: KeptChoices, decisions: readonly KeptDecision[]): UnusedPart[] {
  const isUsed: Record<UnusedPart, boolean> = {
    sample: decisions.some(({ isBlind }) => isBlind),
    people: decisions.some(({ by = '' }) => by !== ''),
    jury: jury.length > 0,
  };
  return (Object.keys(isUsed) as UnusedPart[]).filter((part) => isUsed[part]);
}

export const keepTable = ({ table, opened }: CallTable): Promise<void> => keepPart('table', { table, opened });

export const keepColumns = ({ roles, filters }: CallTable): Promise<void> =>
  keepPart('columns', { roles, filters });

export const keepChoices = (choices: CallChoices): Promise<void> => keepPart('choices', choices);

export async function keepDecisions({ decisions, notes }: Pick<Decisions, 'decisions' | 'notes'>): Promise<void> {
  await Promise.all([keepPart('decisions', [...decisions.values()]), keepPart('notes', notes)]);
}
