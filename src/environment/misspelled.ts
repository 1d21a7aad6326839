/** A variable of Ollama, similar to `OLLAMA_MODEL`. */
const FOREIGN_NAMES = ['OLLAMA_MODELS'];
/** Shorter names resemble too many other names, e.g. `HOST` and `POST`. */
const MIN_LENGTH = 5;
/** Names of this length may have two mistakes. */
const LONG = 10;

/**
 * Finds names that are probably misspellings of a known name: a misspelt `DAILY_ANALYSES` leaves a site without its cost
 * ceiling. A mistake is one letter changed, missing, added or swapped with the next letter.
 * @returns messages such as `MAX_CONCURENT: did you mean MAX_CONCURRENT?`
 */
export function nameSuggestions(names: readonly string[], known: readonly string[]): string[] {
  const isKnown = new Set([...known, ...FOREIGN_NAMES]);
  return names
    .filter((name) => name.length >= MIN_LENGTH && !isKnown.has(name))
    .flatMap((name) => {
      const meant = known.find(
        (one) => one.length >= MIN_LENGTH && isNear(name.toUpperCase(), one, one.length < LONG ? 1 : 2),
      );
      return meant === undefined ? [] : [`${name}: did you mean ${meant}?`];
    });
}

/** Whether at most `changes` mistakes turn `one` into `other`. */
function isNear(one: string, other: string, changes: number): boolean {
  if (one === other) return true;
  if (one !== '' && one[0] === other[0]) return isNear(one.slice(1), other.slice(1), changes);
  if (changes === 0) return false;
  const isSwapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return (
    isNear(one.slice(1), other.slice(1), changes - 1) ||
    isNear(one.slice(1), other, changes - 1) ||
    isNear(one, other.slice(1), changes - 1) ||
    (isSwapped && isNear(one.slice(2), other.slice(2), changes - 1))
  );
}
