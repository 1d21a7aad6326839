import { brand } from '../../brand.ts';
import { type JournalEntry, journalEntrySchema } from '../../call/journal.ts';
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

export const keepPart = (name: string, value: unknown): Promise<void> => put('parts', [[name, value]]);

export const loadPart = async (name: string): Promise<unknown> => (await database()).get('parts', name);

/** The maximum of readings in a transaction. More readings would block the page. */
const BATCH = 250;

export async function keepReadings(entries: readonly JournalEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH);
    await put(
      'readings',
      batch.map((entry) => [entry.hash, entry]),
    );
  }
}

export const keepReading = (entry: JournalEntry): Promise<void> => keepReadings([entry]);

/** Skips invalid entries, which another version of the page may have written. */
export async function loadReadings(): Promise<JournalEntry[]> {
  const opened = await database();
  const keys = await opened.getAllKeys('readings');
  const entries: JournalEntry[] = [];
  for (let at = 0; at < keys.length; at += BATCH) {
    const range = IDBKeyRange.bound(keys[at], keys[Math.min(at + BATCH, keys.length) - 1]);
    for (const raw of await opened.getAll('readings', range)) {
      const parsed = journalEntrySchema.safeParse(raw);
      if (parsed.success) entries.push(parsed.data);
    }
  }
  return entries;
}

/** Deletes the whole call, or nothing if the page is closed meanwhile. */
export async function deleteCall(): Promise<void> {
  const transaction = await writeTransaction(STORES);
  await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}
