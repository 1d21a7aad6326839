import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { brand } from '../../brand.ts';
import { openReportFile, type ReportFile } from '../../domain/report-file.ts';
import { readStored } from '../stored.ts';

/** Local storage key, set while reports may be saved. Without it nothing opens the database, which would create it. */
const SAVED_KEY = `${brand.slug}_saved`;

export interface SavedReport {
  id: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  file: ReportFile;
}

/** A value in the database. Another version of the page may have written anything. */
type Stored = { savedAt?: unknown; file?: unknown } | null;

/** Dispatches `change` after a report was added or deleted. */
const changes = new EventTarget();

/** The database is opened, and created, on first use. */
const store = createStore(`${brand.slug}-reports`, 'reports');

/** Saves a report, or updates the same one. Rejects if the browser forbids it or its storage is full. */
export async function saveReport(file: ReportFile, savedAt = new Date().toISOString()): Promise<void> {
  let id = file.meta.generatedAt;
  let stored = await get<Stored>(id, store);
  // A report from elsewhere may have the same date, and so the same id, as another report.
  for (let copy = 2; isAnother(stored, file); copy += 1) {
    id = `${file.meta.generatedAt} ${copy}`;
    stored = await get<Stored>(id, store);
  }
  // First, because a report without it could be neither listed nor deleted.
  localStorage.setItem(SAVED_KEY, '1');
  await set(id, { savedAt, file }, store);
  // Not for an update, which each letter of a note is: the list would be read again each time.
  if (stored === undefined) changes.dispatchEvent(new Event('change'));
}

/** Whether another idea or report is stored. The same report may have got a plan, ratings, results or evidence since. */
function isAnother(stored: Stored | undefined, file: ReportFile): boolean {
  if (!stored) return false;
  const [one, other] = [openReportFile(stored.file), openReportFile(file)].map(
    (opened) => opened.ok && JSON.stringify([opened.file.idea, opened.file.report]),
  );
  return one !== other;
}

/** The saved reports, newest first, read again when one was added or deleted. None where the browser forbids the database. */
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

/** Leaves out entries that are not valid reports of this version. */
async function savedReports(): Promise<SavedReport[]> {
  if (readStored(SAVED_KEY) === null) return [];
  const found = await entries<string, Stored>(store);
  return found
    .flatMap(([id, stored]) => {
      const opened = openReportFile(stored?.file);
      if (!opened.ok) return [];
      const { file } = opened;
      const isDate = typeof stored?.savedAt === 'string' && !Number.isNaN(Date.parse(stored.savedAt));
      return [{ id, savedAt: isDate ? String(stored?.savedAt) : file.meta.generatedAt, file }];
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

export async function deleteReport(id: string): Promise<void> {
  await del(id, store);
  changes.dispatchEvent(new Event('change'));
}

export async function deleteAllReports(): Promise<void> {
  await clear(store);
  localStorage.removeItem(SAVED_KEY);
  changes.dispatchEvent(new Event('change'));
}
