/** The UTF-16 units of a text. */
export function unitsOfText(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/**
 * Words to find in texts, in time linear in both (Knuth, Morris and Pratt). `indexOf` in a loop takes time in proportion
 * to the product of their lengths on a text of near-matches.
 */
export class Words {
  readonly #units: Uint16Array;
  /** Of each prefix of the words, the length of its longest proper prefix that is also its suffix. */
  readonly #borders: Uint16Array;

  constructor(words: string) {
    const units = unitsOfText(words);
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

  /** The first place of a text where the words begin and that is accepted. */
  find(text: Uint16Array, isAccepted: (at: number) => boolean): number | undefined {
    const [units, borders, whole] = [this.#units, this.#borders, this.length];
    if (whole === 0) return undefined;
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text[at];
      while (length > 0 && unit !== units[length]) length = borders[length - 1] as number;
      if (unit === units[length]) length += 1;
      if (length < whole) continue;
      if (isAccepted(at + 1 - whole)) return at + 1 - whole;
      length = borders[length - 1] as number;
    }
    return undefined;
  }
}
