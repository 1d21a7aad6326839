import { useEffect } from 'react';
import { brand } from '../../brand.ts';
import { type Opened, openWholeFile, type Unopened, type WholeFile } from '../../domain/open-file.ts';
import { lazyDatabase } from '../database.ts';
import { readStored } from '../local-storage.ts';
import { Store, useStore } from '../ui/store.ts';

/** Local storage key, set by the first save. Without the key, the list stays empty and creates no database. */
const SAVED_KEY = `${brand.slug}_saved`;

/** A report of the database, or an entry that is not a valid report. */
export interface SavedReport {
  /** Time at which the report was written, with a number if several reports have that time. */
  id: string;
  /** The entry as it is in the database. */
  stored: Stored | undefined;
  opened: Opened<WholeFile> | Unopened;
}

/** A value in the database. Another version of the page may have written anything. */
type Stored = { file?: unknown } | null;

/** The entries of the database, newest first. Empty if the browser blocks the database. */
const list = new Store<readonly SavedReport[]>([]);

const STORE = 'reports';
const database = lazyDatabase(`${brand.slug}-reports`, [STORE]);

/** Saves a report, or updates the saved one. Rejects if the browser blocks storage or the storage is full. */
export async function saveReport(file: WholeFile): Promise<void> {
  const reports = await database();
  let id = file.meta.generatedAt;
  let stored: Stored | undefined = await reports.get(STORE, id);
  // A report from elsewhere may have the same date, and so the same id, as another report.
  for (let copy = 2; stored && !isSameReport(openWholeFile(stored.file), file); copy += 1) {
    id = `${file.meta.generatedAt} ${copy}`;
    stored = await reports.get(STORE, id);
  }
  // Set the key first: without it a report could be neither listed nor deleted.
  localStorage.setItem(SAVED_KEY, '1');
  // Keep stored parts that this report lacks: these parts are from a newer version or could not be read.
  const whole = { ...(stored?.file as object | undefined), ...file };
  await reports.put(STORE, { file: whole }, id);
  // An update does not change the list, and each digit typed into the sums is an update.
  if (stored === undefined) await readList();
}

/** Whether a saved file is this report, perhaps before later replies, ratings or numbers. */
export function isSameReport(opened: SavedReport['opened'], { idea, meta }: WholeFile): boolean {
  return opened.ok && opened.file.idea === idea && opened.file.meta.generatedAt === meta.generatedAt;
}

/** The saved reports, newest first. */
export function useSavedReports(): readonly SavedReport[] {
  useEffect(() => void readList(), []);
  return useStore(list, (saved) => saved);
}

async function readList(): Promise<void> {
  list.set(await savedReports().catch(() => []));
}

/** All entries of the database, including those that cannot be opened. */
async function savedReports(): Promise<SavedReport[]> {
  if (readStored(SAVED_KEY) === null) return [];
  const { store } = (await database()).transaction(STORE);
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  // The database sorts by id.
  return ids.map((id, index) => readSaved(id as string, values[index])).reverse();
}

/** Reads an entry of the database. */
export function readSaved(id: string, stored: Stored): SavedReport {
  return { id, stored, opened: openWholeFile(stored?.file) };
}

/** Restores a deleted entry unchanged, unless the report was saved again. */
export async function restoreReport({ id, stored }: SavedReport): Promise<void> {
  const reports = await database();
  if ((await reports.get(STORE, id)) === undefined) await reports.put(STORE, stored, id);
  await readList();
}

export async function deleteReport(id: string): Promise<void> {
  await (await database()).delete(STORE, id);
  await readList();
}
