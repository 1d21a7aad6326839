/** With fewer texts the interval is too wide to be useful. */
export const AGREEMENT_TEXTS_MIN = 15;
const RESAMPLES = 1000;
/** The 90 % interval. */
const TAIL = 0.05;
const SEED = 1;
/** Values that differ by less are equal: rounding makes means depend on the order of summation. */
const TIE = 1e-9;

/** The share of pairs of texts that two judges put in the same order, with its 90 % interval. A tie counts half. */
export interface Agreement {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The number of texts that both judges scored. */
  readonly texts: number;
}

/** The scores of one text by both judges. */
export type JudgedText = readonly [first: number, second: number];

/**
 * How well two judges agree on the order of the same texts. The interval comes from a bootstrap with a thousand resamples;
 * pairs of a text with itself do not count. The seed is fixed, so the same texts give the same figures.
 * @returns `undefined` below fifteen texts
 */
export function agreementOf(judged: readonly JudgedText[]): Agreement | undefined {
  if (judged.length < AGREEMENT_TEXTS_MIN) return undefined;
  const pairs = new PairCounter(judged);
  const random = seededRandom(SEED);
  const shares = Array.from({ length: RESAMPLES }, () => {
    const times = new Uint32Array(judged.length);
    for (const _ of judged) {
      const drawn = Math.floor(random() * judged.length);
      times[drawn] = (times[drawn] ?? 0) + 1;
    }
    return pairs.shareInOrder(times);
  }).sort((a, b) => a - b);
  return {
    share: pairs.shareInOrder(new Uint32Array(judged.length).fill(1)),
    low: shares[Math.floor(TAIL * RESAMPLES)] ?? 0,
    high: shares[Math.ceil((1 - TAIL) * RESAMPLES) - 1] ?? 1,
    texts: judged.length,
  };
}

/** Counts the pairs in the same order in n log n steps, so that a thousand resamples of a large table take seconds. */
class PairCounter {
  /** Each text's ranks by both judges, sorted by the first judge. Ties share a rank. */
  readonly #firstRanks: Uint32Array;
  readonly #secondRanks: Uint32Array;
  readonly #texts: Uint32Array;
  /** For each rank by the second judge: how often its texts were drawn, and a Fenwick tree of these counts. */
  readonly #counts: Float64Array;
  readonly #tree: Float64Array;

  constructor(judged: readonly JudgedText[]) {
    const first = ranksOf(judged.map(([value]) => value));
    const second = ranksOf(judged.map(([, value]) => value));
    this.#texts = Uint32Array.from(judged.keys()).sort((a, b) => (first[a] ?? 0) - (first[b] ?? 0));
    this.#firstRanks = this.#texts.map((text) => first[text] ?? 0);
    this.#secondRanks = this.#texts.map((text) => second[text] ?? 0);
    this.#counts = new Float64Array(this.#secondRanks.reduce((most, rank) => Math.max(most, rank), 0) + 1);
    this.#tree = new Float64Array(this.#counts.length + 1);
  }

  /** @param times how often each text was drawn */
  shareInOrder(times: Uint32Array): number {
    const [first, second, text, counts, tree] = [
      this.#firstRanks,
      this.#secondRanks,
      this.#texts,
      this.#counts,
      this.#tree,
    ];
    counts.fill(0);
    tree.fill(0);
    let [drawn, squares, inOrder, start] = [0, 0, 0, 0];
    while (start < text.length) {
      let [end, inGroup, groupSquares] = [start, 0, 0];
      for (; end < text.length && first[end] === first[start]; end += 1) {
        const count = times[text[end] ?? 0] ?? 0;
        if (count === 0) continue;
        const rank = second[end] ?? 0;
        // Of the texts that the first judge ranks lower: those that the second judge ranks lower too, and half of the ties.
        let lower = (counts[rank] ?? 0) / 2;
        for (let at = rank; at > 0; at -= at & -at) lower += tree[at] ?? 0;
        inOrder += count * lower;
        inGroup += count;
        groupSquares += count * count;
      }
      inOrder += (inGroup * inGroup - groupSquares) / 4;
      for (let at = start; at < end; at += 1) {
        const count = times[text[at] ?? 0] ?? 0;
        if (count === 0) continue;
        const rank = second[at] ?? 0;
        counts[rank] = (counts[rank] ?? 0) + count;
        for (let node = rank + 1; node < tree.length; node += node & -node)
          tree[node] = (tree[node] ?? 0) + count;
      }
      drawn += inGroup;
      squares += groupSquares;
      start = end;
    }
    return inOrder / ((drawn * drawn - squares) / 2);
  }
}

/** Ranks from 0; values that differ by less than `TIE` share a rank. */
function ranksOf(values: readonly number[]): number[] {
  const ranks: number[] = [];
  let [rank, previous] = [-1, Number.NEGATIVE_INFINITY];
  for (const at of values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))) {
    const value = values[at] ?? 0;
    if (value - previous > TIE) rank += 1;
    previous = value;
    ranks[at] = rank;
  }
  return ranks;
}

/** Pseudorandom numbers from 0 to 1 (mulberry32), seeded so that figures are reproducible. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
