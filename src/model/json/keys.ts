const LETTERS = /^[a-z]+$/i;

/** Gives all spellings of a key one form: `strategic_analysis`, `Strategic Analysis`, `strategicAnalysis`. Accents are removed. */
export function plainKey(key: string): string {
  if (LETTERS.test(key)) return key.toLowerCase();
  return key
    .normalize('NFD')
    .replace(/^\s*\d+\s*[.)]/, '')
    .replace(/[\p{M}\p{Cf}\s_.*`"':-]+/gu, '')
    .toLowerCase();
}

/** The plain forms of the names that this program looks for. */
const PLAIN_NAMES = new Map<string, string>();

function plainName(name: string): string {
  const plain = PLAIN_NAMES.get(name) ?? plainKey(name);
  PLAIN_NAMES.set(name, plain);
  return plain;
}

/** The value under the first of these keys that the object has, however the keys are spelled. */
export function property(raw: unknown, ...names: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = new Map(
    Object.entries(raw)
      .toReversed()
      .map(([key, value]) => [plainKey(key), value]),
  );
  return names.map((name) => entries.get(plainName(name))).find((value) => value !== undefined);
}
