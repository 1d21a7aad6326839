const LETTERS = /^[a-z]+$/i;

/** A key as models vary it: `strategic_analysis`, `Strategic Analysis` and `strategicAnalysis` are one; so are `interpretación` and `interpretacion`. */
export function plainKey(key: string): string {
  if (LETTERS.test(key)) return key.toLowerCase();
  return key
    .normalize('NFD')
    .replace(/^\s*\d+\s*[.)]/, '')
    .replace(/[\p{M}\p{Cf}\s_.*`"':-]+/gu, '')
    .toLowerCase();
}

/** The value of a JSON object under the first of some keys, however they are spelled; `undefined` of anything else. */
export function property(raw: unknown, ...names: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = new Map(
    Object.entries(raw)
      .toReversed()
      .map(([key, value]) => [plainKey(key), value]),
  );
  return names.map((name) => entries.get(plainKey(name))).find((value) => value !== undefined);
}
