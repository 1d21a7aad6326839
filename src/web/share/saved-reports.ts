import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { brand } from '../../brand.ts';
import { openReportFile, type ReportFile } from '../../domain/report-file.ts';
import { SAVED_NOTE_KEY } from './saved-note.ts';

/** A report saved in this browser. */
export interface SavedReport {
  id: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  file: ReportFile;
}

let opened: UseStore | undefined;

/** Opened on first use, so that a visitor who saves nothing has no database. */
function store(): UseStore {
  opened ??= createStore(`${brand.slug}-reports`, 'reports');
  return opened;
}

/** Saves a report, or updates a saved one. Rejects if the browser forbids it or its storage is full. */
export async function saveReport(file: ReportFile): Promise<void> {
  await set(file.meta.generatedAt, { savedAt: new Date().toISOString(), file }, store());
  localStorage.setItem(SAVED_NOTE_KEY, '1');
}

/** Newest first. Entries that are not valid reports of this version are left out. */
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
