import { brand } from '../../brand.ts';
import { type JournalEntry, journalEntrySchema } from '../../call/journal.ts';

const NAME = `${brand.slug}-call`;
/** `parts`: the call by the names of its parts. `readings`: one entry for each reading, by its hash. */
const STORES = ['parts', 'readings'] as const;
type StoreName = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const name of STORES) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Resolves once the change is on the disk. */
async function write(
  names: readonly StoreName[],
  change: (...stores: IDBObjectStore[]) => void,
): Promise<void> {
  const transaction = (await open()).transaction(names, 'readwrite', { durability: 'strict' });
  change(...names.map((name) => transaction.objectStore(name)));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

async function read<Value>(
  name: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const request = ask((await open()).transaction(name).objectStore(name));
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps a part of the call under its name. Rejects if the browser forbids it or its storage is full. */
export const keepPart = (name: string, value: unknown): Promise<void> =>
  write(['parts'], (store) => store?.put(value, name));

export const loadPart = (name: string): Promise<unknown> => read('parts', (store) => store.get(name));

export const keepReading = (entry: JournalEntry): Promise<void> =>
  write(['readings'], (store) => store?.put(entry, entry.hash));

/** Readings of an opened call that are kept in one go: more of them would hold the page up. */
const KEPT_AT_ONCE = 250;

/** Keeps the readings of an opened call. */
export async function keepReadings(entries: readonly JournalEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += KEPT_AT_ONCE)
    await write(['readings'], (store) => {
      for (const entry of entries.slice(at, at + KEPT_AT_ONCE)) store?.put(entry, entry.hash);
    });
}

/** Leaves out what another version of the page may have written. */
export async function loadReadings(): Promise<JournalEntry[]> {
  const found = await read('readings', (store) => store.getAll());
  return found.flatMap((raw) => {
    const parsed = journalEntrySchema.safeParse(raw);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Deletes everything of the call, or nothing if the page is closed meanwhile. */
export const deleteCall = (): Promise<void> =>
  write(STORES, (...stores) => {
    for (const store of stores) store.clear();
  });
