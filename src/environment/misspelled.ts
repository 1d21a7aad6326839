/** Ollama's own variable for its folder of models. */
const FOREIGN_NAMES = ['OLLAMA_MODELS'];
/** Shorter names are one letter away from too many others, e.g. `HOST` from `POST`. */
const MIN_LENGTH = 5;
const LONG = 10;

/**
 * Finds names that are probably meant to be one of the known names: one letter changed, missing, added or swapped with its
 * neighbour, two in long names.
 * @returns sentences such as `MAX_CONCURENT: did you mean MAX_CONCURRENT?`
 */
export function misspelledNames(names: readonly string[], known: readonly string[]): string[] {
  const isKnown = new Set([...known, ...FOREIGN_NAMES]);
  return names
    .filter((name) => name.length >= MIN_LENGTH && !isKnown.has(name))
    .flatMap((name) => {
      const meant = known.find(
        (one) => one.length >= MIN_LENGTH && distance(name.toUpperCase(), one) <= (one.length < LONG ? 1 : 2),
      );
      return meant === undefined ? [] : [`${name}: did you mean ${meant}?`];
    });
}

/** Optimal string alignment: Levenshtein's distance, where swapped neighbours are one change. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
