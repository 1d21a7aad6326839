import { brand } from '../../brand.ts';
import type { Origin } from './analysis-state.ts';

/** Session storage keys. Text, screen and last report survive a reload and end with the tab. */
const TEXT_KEY = `${brand.slug}_session`;
const REPORT_KEY = `${brand.slug}_report`;

export interface SavedSession {
  idea: string;
  screen: 'input' | 'analyzing' | 'result';
  full: boolean;
  /** Source of the report, if it was not written in this tab. */
  origin: Origin | undefined;
  /** Unvalidated. */
  report: unknown;
}

/** Reads what `saveText` and `saveReport` wrote; anything else is ignored. */
export function readSession(storage: Storage): SavedSession | undefined {
  try {
    const saved = JSON.parse(storage.getItem(TEXT_KEY) ?? 'null');
    if (typeof saved?.idea !== 'string') return undefined;
    const report = JSON.parse(storage.getItem(REPORT_KEY) ?? 'null') ?? undefined;
    const screen = saved.screen === 'analyzing' || saved.screen === 'result' ? saved.screen : 'input';
    return { idea: saved.idea, screen, full: saved.full === true, origin: saved.origin, report };
  } catch {
    return undefined;
  }
}

export function saveText(storage: Storage, session: Omit<SavedSession, 'report'>): void {
  write(storage, TEXT_KEY, session);
}

export function saveReport(storage: Storage, report: object): void {
  write(storage, REPORT_KEY, report);
}

export function eraseSession(storage: Storage): void {
  try {
    storage.removeItem(TEXT_KEY);
    storage.removeItem(REPORT_KEY);
  } catch {}
}

/** Ignores errors: if storage is full or forbidden, only a reload loses data. */
function write(storage: Storage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {}
}
