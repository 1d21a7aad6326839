import { brand } from '../../brand.ts';
import { type UnusedPart, unusedParts } from '../../submissions/call-file.ts';
import { joinedDecisions, type Opinion, type TextDecision } from '../../submissions/decision.ts';
import { type JournalEntry, journalEntrySchema } from '../../submissions/journal.ts';
import { lazyDatabase } from '../database.ts';
import type { Decisions } from './decisions.ts';
import { type CallChoices, type CallTable, NO_CHOICES, STEPS } from './state.ts';

/** `parts`: the parts of the call (`table`, `choices` …) by their names. `readings`: the entry of each reading by its hash. */
const STORES = ['parts', 'readings'] as const;

const database = lazyDatabase(`${brand.slug}-call`, STORES);

async function writeTransaction(names: readonly (typeof STORES)[number][]) {
  return (await database()).transaction(names, 'readwrite', { durability: 'strict' });
}

/** Resolves once the values are on the disk. Rejects if the browser forbids the database or its storage is full. */
async function put(name: (typeof STORES)[number], values: readonly (readonly [string, unknown])[]) {
  const transaction = await writeTransaction([name]);
  const store = transaction.objectStore(name);
  await Promise.all([...values.map(([key, value]) => store.put(value, key)), transaction.done]);
}

export const keepParts = (parts: Readonly<Record<string, unknown>>): Promise<void> =>
  put('parts', Object.entries(parts));

export const keepReadings = (entries: readonly JournalEntry[]): Promise<void> =>
  put(
    'readings',
    entries.map((entry) => [entry.hash, entry]),
  );

/** Deletes the whole call, or nothing if the page is closed meanwhile. */
export async function deleteCall(): Promise<void> {
  const transaction = await writeTransaction(STORES);
  await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

/** The parts of a call in the database. */
export const tablePart = ({ table, opened }: CallTable) => ({ table: { table, opened } });
export const columnsPart = ({ roles, filters }: CallTable) => ({ columns: { roles, filters } });
export const decisionParts = ({ decisions, notes }: Decisions) => ({
  decisions: [...decisions.values()],
  notes,
});

/** The call that this browser has kept. */
interface KeptCall {
  readonly table: CallTable;
  readonly choices: CallChoices;
  readonly decisions: readonly TextDecision[];
  readonly notes: Decisions['notes'];
  readonly readings: readonly JournalEntry[];
  readonly unused: readonly UnusedPart[];
}

/** @throws if the browser forbids the database */
export async function loadCall(): Promise<KeptCall | undefined> {
  const opened = await database();
  const names = ['table', 'columns', 'choices', 'decisions', 'notes'];
  const parts = await Promise.all(names.map((name) => opened.get('parts', name)));
  const [kept, columns, choices, decisions = [], notes = new Map()] = parts as [
    Pick<CallTable, 'table' | 'opened'> | undefined,
    Pick<CallTable, 'roles' | 'filters'> | undefined,
    Partial<CallChoices> | undefined,
    readonly Opinion[] | undefined,
    Decisions['notes'] | undefined,
  ];
  if (!kept || !columns) return undefined;
  const readings = await opened.getAll('readings');
  return {
    table: { ...kept, ...columns },
    choices: keptChoices({ ...NO_CHOICES, ...choices }),
    decisions: joinedDecisions(decisions),
    notes,
    unused: unusedParts(choices ?? {}),
    // Another version of the page may have written invalid entries.
    readings: readings.flatMap((raw) => journalEntrySchema.safeParse(raw).data ?? []),
  };
}

/** Drops the choices of earlier versions. An unknown step, such as their `deciding`, becomes `results`. */
function keptChoices({ step, criteria, times, price, settings, isConfirmed }: CallChoices): CallChoices {
  return { step: STEPS.includes(step) ? step : 'results', criteria, times, price, settings, isConfirmed };
}
