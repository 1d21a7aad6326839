const LETTERS = /^[a-z]+$/i;

/** A key as models vary it: `strategic_analysis`, `Strategic Analysis` and `strategicAnalysis` are one; so are `interpretación` and `interpretacion`. */
export function plainKey(key: string): string {
  if (LETTERS.test(key)) return key.toLowerCase();
  return key
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\s_.*`"'-]+/gu, '')
    .toLowerCase();
}

/** The value of a JSON object under a key, however the key is spelled; `undefined` of anything else. */
export function property(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const exact = Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
  if (exact !== undefined) return exact;
  const wanted = plainKey(name);
  return Object.entries(raw).find(([key]) => plainKey(key) === wanted)?.[1];
}
