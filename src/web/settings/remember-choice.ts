import { CHOICE_KEY, type ServiceChoice } from './choice.ts';

export function isRemembered(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) !== null;
  } catch {
    return false;
  }
}

/** @returns whether the browser stored it */
export function rememberChoice(choice: ServiceChoice): boolean {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}

export function forgetChoice(): void {
  try {
    localStorage.removeItem(CHOICE_KEY);
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}
