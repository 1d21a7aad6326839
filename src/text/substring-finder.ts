/**
 * Finds a string in texts, in time linear in both (Knuth, Morris and Pratt). On a text of near-matches, `indexOf` in a
 * loop takes time proportional to the product of the lengths.
 */
export class SubstringFinder {
  readonly #units: Uint16Array;
  /** For each prefix of the string, the length of its longest proper prefix that is also its suffix. */
  readonly #borders: Uint16Array;

  constructor(words: string) {
    const units = Uint16Array.from({ length: words.length }, (_, at) => words.charCodeAt(at));
    const borders = new Uint16Array(units.length);
    for (let at = 1, length = 0; at < units.length; at += 1) {
      while (length > 0 && units[at] !== units[length]) length = borders[length - 1] as number;
      if (units[at] === units[length]) length += 1;
      borders[at] = length;
    }
    this.#units = units;
    this.#borders = borders;
  }

  get length(): number {
    return this.#units.length;
  }

  /** The first accepted place where the string begins. */
  find(text: string, isAccepted: (at: number) => boolean = () => true): number | undefined {
    const [units, borders] = [this.#units, this.#borders];
    if (units.length === 0) return undefined;
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      while (length > 0 && unit !== units[length]) length = borders[length - 1] as number;
      if (unit === units[length]) length += 1;
      if (length < units.length) continue;
      if (isAccepted(at + 1 - length)) return at + 1 - length;
      length = borders[length - 1] as number;
    }
    return undefined;
  }
}
