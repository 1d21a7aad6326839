import { brand } from '../../brand.ts';

/** Marks that saved reports may exist, so that the first load need not open the database. */
export const SAVED_NOTE_KEY = `${brand.slug}_saved`;

export function mayHaveSavedReports(): boolean {
  try {
    return localStorage.getItem(SAVED_NOTE_KEY) !== null;
  } catch {
    return false;
  }
}
