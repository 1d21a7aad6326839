/** The UTF-16 units of a text. */
export function unitsOfText(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

/**
 * Words to find in texts, in time linear in both (Knuth, Morris and Pratt), whatever they are: `indexOf` in a loop takes
 * the product on a text of near-matches.
 */
export class Words {
  readonly length: number;
  readonly #units: Uint16Array;
  /** Of each beginning of the words, the length of its longest proper beginning that is also its end. */
  readonly #borders: Uint16Array;

  constructor(words: string) {
    const units = unitsOfText(words);
    const borders = new Uint16Array(units.length);
    for (let at = 1, length = 0; at < units.length; at += 1) {
      while (length > 0 && units[at] !== units[length]) length = borders[length - 1] as number;
      if (units[at] === units[length]) length += 1;
      borders[at] = length;
    }
    this.length = units.length;
    this.#units = units;
    this.#borders = borders;
  }

  /** Where the words begin in the text, in order. */
  *placesIn(text: Uint16Array): Generator<number> {
    if (this.length === 0) return;
    for (let from = 0, matched = 0; ; matched = this.#borders[this.length - 1] ?? 0) {
      from = this.#nextEnd(text, from, matched);
      if (from < 0) return;
      yield from - this.length;
    }
  }

  /** Where the next place ends; `matched` units before `from` match already. -1 if there is none. */
  #nextEnd(text: Uint16Array, from: number, matched: number): number {
    const units = this.#units;
    const borders = this.#borders;
    const whole = units.length;
    let length = matched;
    for (let at = from; at < text.length; at += 1) {
      const unit = text[at];
      while (length > 0 && unit !== units[length]) length = borders[length - 1] as number;
      if (unit === units[length]) length += 1;
      if (length === whole) return at + 1;
    }
    return -1;
  }
}
