import { brand } from '../../brand.ts';

/** Says that there may be saved reports, so that the first load opens no database to find out. */
const KEY = `${brand.slug}_saved`;

export function mayHaveSavedReports(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteSavedReports(): void {
  localStorage.setItem(KEY, '1');
}

export function forgetSavedReports(): void {
  localStorage.removeItem(KEY);
}
