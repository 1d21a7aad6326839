import { brand } from '../../brand.ts';

/** Local storage key of the switch that keeps reports in this browser. Off unless it is there. */
const KEEP_KEY = `${brand.slug}_keep`;

export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEEP_KEY) !== null;
  } catch {
    return false;
  }
}

/** @throws Error if the browser forbids storage */
export function setKeeping(on: boolean): void {
  if (on) localStorage.setItem(KEEP_KEY, '1');
  else localStorage.removeItem(KEEP_KEY);
}
