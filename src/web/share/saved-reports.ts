import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { brand } from '../../brand.ts';
import { openReportFile, type ReportFile } from '../../domain/report-file.ts';
import { SAVED_NOTE_KEY } from './saved-note.ts';

/** A report that the visitor keeps in this browser. */
export interface SavedReport {
  id: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  file: ReportFile;
}

let opened: UseStore | undefined;

/** Opened when first used: a visitor who saves nothing has no database. */
function store(): UseStore {
  opened ??= createStore(`${brand.slug}-reports`, 'reports');
  return opened;
}

/** Saves a report, or the newer state of one that is saved already. Rejects where the browser forbids it or is full. */
export async function saveReport(file: ReportFile): Promise<void> {
  await set(file.meta.generatedAt, { savedAt: new Date().toISOString(), file }, store());
  localStorage.setItem(SAVED_NOTE_KEY, '1');
}

/** Newest first. What is no report of this version is left out. */
export async function savedReports(): Promise<SavedReport[]> {
  const found = await entries<string, { savedAt: string; file: unknown }>(store());
  return found
    .flatMap(([id, { savedAt, file }]) => {
      const read = openReportFile(file);
      return read.ok ? [{ id, savedAt, file: read.file }] : [];
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export async function deleteReport(id: string): Promise<void> {
  await del(id, store());
}

export async function deleteAllReports(): Promise<void> {
  await clear(store());
  localStorage.removeItem(SAVED_NOTE_KEY);
}
