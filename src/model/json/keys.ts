/** A key as models vary it: `strategic_analysis`, `Strategic Analysis` and `strategicAnalysis` are one. */
export function plainKey(key: string): string {
  return key.toLowerCase().replace(/[\s_.-]+/g, '');
}

/** The value of a JSON object under a key, however the key is spelled; `undefined` of anything else. */
export function property(raw: unknown, name: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const wanted = plainKey(name);
  return Object.entries(raw).find(([key]) => plainKey(key) === wanted)?.[1];
}
