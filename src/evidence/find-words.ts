/**
 * Words to find in texts, in time linear in both (Knuth, Morris and Pratt). `indexOf` in a loop takes time in proportion
 * to the product of their lengths on a text of near-matches.
 */
export class Words {
  readonly #words: string;
  /** Of each prefix of the words, the length of its longest proper prefix that is also its suffix. */
  readonly #borders: readonly number[];

  constructor(words: string) {
    const borders = [0];
    for (let at = 1, length = 0; at < words.length; at += 1) {
      while (length > 0 && words[at] !== words[length]) length = borders[length - 1] as number;
      if (words[at] === words[length]) length += 1;
      borders.push(length);
    }
    this.#words = words;
    this.#borders = borders;
  }

  get length(): number {
    return this.#words.length;
  }

  /** The first place of a text where the words begin and that is accepted. */
  find(text: string, isAccepted: (at: number) => boolean = () => true): number | undefined {
    const [words, borders] = [this.#words, this.#borders];
    if (words === '') return undefined;
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      while (length > 0 && unit !== words.charCodeAt(length)) length = borders[length - 1] as number;
      if (unit === words.charCodeAt(length)) length += 1;
      if (length < words.length) continue;
      if (isAccepted(at + 1 - length)) return at + 1 - length;
      length = borders[length - 1] as number;
    }
    return undefined;
  }
}
