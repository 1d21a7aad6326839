/** The value of a local storage key; `null` if it is unset or the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Sets or removes a local storage key. Does nothing if the browser blocks storage or the storage is full.
 * @param value `undefined` removes the key
 */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}
