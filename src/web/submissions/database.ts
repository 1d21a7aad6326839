import { brand } from '../../brand.ts';
import { type JournalEntry, journalEntrySchema } from '../../submissions/journal.ts';
import { lazyDatabase } from '../database.ts';

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

export const loadPart = async (name: string): Promise<unknown> => (await database()).get('parts', name);

export const keepReadings = (entries: readonly JournalEntry[]): Promise<void> =>
  put(
    'readings',
    entries.map((entry) => [entry.hash, entry]),
  );

/** Skips invalid entries, which another version of the page may have written. */
export async function loadReadings(): Promise<JournalEntry[]> {
  const kept = await (await database()).getAll('readings');
  return kept.flatMap((raw) => {
    const { success, data } = journalEntrySchema.safeParse(raw);
    return success ? [data] : [];
  });
}

/** Deletes the whole call, or nothing if the page is closed meanwhile. */
export async function deleteCall(): Promise<void> {
  const transaction = await writeTransaction(STORES);
  await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}
