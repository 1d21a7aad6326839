import type { Language } from '../domain/language.ts';
import { copyMessages } from './messages.ts';
import type { NearCopies } from './near-copies.ts';
import type { CallText } from './texts.ts';

/** The most rows that a sentence names. */
const ROWS_NAMED = 5;

/** The rows with the same or nearly the same words as a text. */
export class Copies {
  /** Row numbers by the hash of the text. */
  readonly #rows = new Map<string, number[]>();
  readonly #near: NearCopies;
  readonly #texts: readonly CallText[];

  /** @param near what `nearCopies` returned */
  constructor(texts: readonly CallText[], near: NearCopies) {
    this.#near = near;
    this.#texts = texts.filter(({ isEmpty, isLeftOut }) => !isEmpty && !isLeftOut);
    for (const { hash, rowNumber } of this.#texts)
      this.#rows.set(hash, [...(this.#rows.get(hash) ?? []), rowNumber]);
  }

  /** The number of distinct texts that have near-copies. */
  get nearCount(): number {
    return this.#near.size;
  }

  has({ hash, isLeftOut }: CallText): boolean {
    return !isLeftOut && ((this.#rows.get(hash)?.length ?? 0) > 1 || this.#near.has(hash));
  }

  /** `the same as row 5; nearly the same as row 7 (83 %)`, or `''`. The share is `NearCopy.share`. */
  sentence(text: CallText, language: Language): string {
    if (!this.has(text)) return '';
    const words = copyMessages[language];
    const equal = (this.#rows.get(text.hash) ?? []).filter((row) => row !== text.rowNumber).map(String);
    const near = (this.#near.get(text.hash) ?? []).flatMap(({ hash, share }) =>
      (this.#rows.get(hash) ?? []).map((row) => words.percent(row, Math.floor(share * 100))),
    );
    const clause = (rows: readonly string[], say: typeof words.equal) =>
      rows.length === 0 ? [] : [say(listOf(rows, language), rows.length === 1)];
    return [...clause(equal, words.equal), ...clause(near, words.near)].join('; ');
  }

  /** A sentence for each row with a later copy, at most `most` sentences, and then one with the number of further rows. */
  sentences(language: Language, most: number): string[] {
    const words = copyMessages[language];
    const copied = this.#texts.filter((text) => this.has(text) && this.#isFirst(text));
    const named = copied
      .slice(0, most)
      .map((text) => words.row(text.rowNumber, this.sentence(text, language)));
    return copied.length > most ? [...named, words.moreRows(copied.length - most)] : named;
  }

  #isFirst({ hash, rowNumber }: CallText): boolean {
    const near = this.#near.get(hash) ?? [];
    const rows = [hash, ...near.map((one) => one.hash)].flatMap((one) => this.#rows.get(one) ?? []);
    return rows.some((row) => row > rowNumber) && (this.#rows.get(hash) ?? [])[0] === rowNumber;
  }
}

function listOf(rows: readonly string[], language: Language): string {
  const named = rows.slice(0, ROWS_NAMED);
  const more = rows.length - named.length;
  return new Intl.ListFormat(language).format(
    more > 0 ? [...named, copyMessages[language].more(more)] : named,
  );
}
