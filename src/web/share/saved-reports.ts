import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import { type Opened, openWholeFile, type Unopened, type WholeFile } from '../../domain/open-file.ts';
import { lazyDatabase } from '../database.ts';
import { readStored } from '../local-storage.ts';

/** Local storage key, set while reports may be saved. Without it nothing opens the database, as opening would create it. */
const SAVED_KEY = `${brand.slug}_saved`;

/** A report of the database, or an entry that is not a valid report. */
export interface SavedReport {
  id: string;
  /** ISO 8601, UTC; `undefined` if the entry has no date. */
  savedAt: string | undefined;
  /** The entry as it is in the database. */
  stored: Stored | undefined;
  opened: Opened<WholeFile> | Unopened;
}

/** A value in the database. Another version of the page may have written anything. */
type Stored = { savedAt?: unknown; file?: unknown } | null;

/** Dispatches `change` after a report was added or deleted. */
const changes = new EventTarget();

const STORE = 'reports';
const database = lazyDatabase(`${brand.slug}-reports`, [STORE]);

/** Saves a report, or updates the saved one. Rejects if the browser blocks storage or the storage is full. */
export async function saveReport(file: WholeFile): Promise<void> {
  let id = file.meta.generatedAt;
  let stored = await get(id);
  // A report from elsewhere may have the same date, and so the same id, as another report.
  for (let copy = 2; isDifferentReport(stored, file); copy += 1) {
    id = `${file.meta.generatedAt} ${copy}`;
    stored = await get(id);
  }
  if (contentOf(stored?.file) === contentOf(file)) return;
  // Keep stored parts that this report lacks: these parts are from a newer version or could not be read.
  const whole = { ...(stored?.file as object | undefined), ...file };
  await put(id, { savedAt: new Date().toISOString(), file: whole });
  // Not for updates: each letter typed into the results is an update, and would load the list again.
  if (stored === undefined) changes.dispatchEvent(new Event('change'));
}

/** Restores a deleted entry unchanged. */
export async function restoreReport({ id, stored }: SavedReport): Promise<void> {
  if (stored === undefined || (await get(id)) !== undefined) return;
  await put(id, stored);
  changes.dispatchEvent(new Event('change'));
}

async function get(id: string): Promise<Stored | undefined> {
  return (await database()).get(STORE, id);
}

async function put(id: string, stored: Stored): Promise<void> {
  // Set the key first: without it a report could be neither listed nor deleted.
  localStorage.setItem(SAVED_KEY, '1');
  await (await database()).put(STORE, stored, id);
}

/** Whether the stored entry is another report. The same report may have got advice, ratings, results or evidence since. */
function isDifferentReport(stored: Stored | undefined, file: WholeFile): boolean {
  if (!stored) return false;
  const written = (whole: WholeFile) => [whole.idea, 'report' in whole ? whole.report : whole.worksheet];
  return contentOf(stored.file, written) !== contentOf(file, written);
}

/** The readable content of a file, to compare two files; `undefined` if nothing is readable. */
function contentOf(file: unknown, part: (file: WholeFile) => unknown = (whole) => whole): string | undefined {
  const opened = openWholeFile(file);
  return opened.ok ? JSON.stringify(part(opened.file)) : undefined;
}

/** The saved reports, newest first. Read again after one is added or deleted. Empty if the browser blocks the database. */
export function useSavedReports(): readonly SavedReport[] {
  const [saved, setSaved] = useState<readonly SavedReport[]>([]);
  useEffect(() => {
    const read = () => {
      savedReports().then(setSaved, () => setSaved([]));
    };
    read();
    changes.addEventListener('change', read);
    return () => changes.removeEventListener('change', read);
  }, []);
  return saved;
}

/** All entries of the database, including those that cannot be opened. */
async function savedReports(): Promise<SavedReport[]> {
  if (readStored(SAVED_KEY) === null) return [];
  const { store } = (await database()).transaction(STORE);
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids
    .map((id, index) => readSaved(id as string, values[index]))
    .sort((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
}

/** Reads an entry of the database. */
export function readSaved(id: string, stored: Stored): SavedReport {
  const opened = openWholeFile(stored?.file);
  const dates = [stored?.savedAt, opened.ok && opened.file.meta.generatedAt];
  const savedAt = dates.find((date) => typeof date === 'string' && !Number.isNaN(Date.parse(date)));
  return { id, savedAt: savedAt as string | undefined, stored, opened };
}

export async function deleteReport(id: string): Promise<void> {
  await (await database()).delete(STORE, id);
  changes.dispatchEvent(new Event('change'));
}

export async function deleteAllReports(): Promise<void> {
  await (await database()).clear(STORE);
  localStorage.removeItem(SAVED_KEY);
  changes.dispatchEvent(new Event('change'));
}
