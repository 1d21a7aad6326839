import { brand } from '../../brand.ts';

/** Says that there may be saved reports, so that the first load opens no database to find out. */
export const SAVED_NOTE_KEY = `${brand.slug}_saved`;

export function mayHaveSavedReports(): boolean {
  try {
    return localStorage.getItem(SAVED_NOTE_KEY) !== null;
  } catch {
    return false;
  }
}
