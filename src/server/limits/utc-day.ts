const DAY_MS = 86_400_000;

/** The current UTC day, for daily limits and the key that hashes clients, e.g. `2026-11-22`. */
export function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Milliseconds to the end of the UTC day. */
export function untilTomorrow(): number {
  return DAY_MS - (Date.now() % DAY_MS);
}
