import { brand } from '../../brand.ts';
import type { Origin } from './analysis-state.ts';

/** Kept by the browser for this tab alone, and gone with it: text, screen and report survive a reload. */
const TEXT_KEY = `${brand.slug}_session`;
const REPORT_KEY = `${brand.slug}_report`;

export interface SavedSession {
  idea: string;
  screen: 'input' | 'analyzing' | 'result';
  full: boolean;
  /** Where the report was opened from, if it was not written in this tab. */
  origin: Origin | undefined;
  /** Not yet checked: whoever reads it must. */
  report: unknown;
}

/** Reads what `saveText` and `saveReport` wrote; anything else counts as nothing. */
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

/** A full or forbidden storage costs the visitor only the memory over a reload, never the analysis. */
function write(storage: Storage, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {}
}
