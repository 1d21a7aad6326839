import { AGREEMENT_TEXTS_MIN, type Agreement } from './agreement.ts';
import { isWanted, mergeDecisions, type TextDecision } from './decision.ts';
import { meanLevels, type TextResult } from './text-results.ts';

/** How well the levels of each criterion separate wanted texts from the others. */
export interface CriteriaAgreement {
  /** Texts with a blind decision and a reading. */
  readonly texts: number;
  readonly criteria: readonly {
    readonly criterion: string;
    /** The share of pairs (wanted, other) in which the wanted text has the higher level. A tie counts half. */
    readonly agreement: Agreement | undefined;
  }[];
}

/** The z value of a two-sided 90 % interval. */
const Z = 1.6448536269514722;
/** Bisection steps: more than the 53 significant bits of a number. */
const HALVINGS = 60;

/**
 * Compares the blind decisions with the levels of each criterion. The agreement is `undefined` if there are fewer than
 * fifteen texts, all are wanted or none is.
 */
export function agreementByCriterion(
  decisions: readonly TextDecision[],
  results: ReadonlyMap<string, TextResult>,
): CriteriaAgreement {
  const decided = mergeDecisions(decisions.filter(({ isBlind }) => isBlind)).flatMap(({ hash, decision }) => {
    const result = results.get(hash);
    return result && result.readings.length > 0
      ? [{ isWanted: isWanted(decision), levels: meanLevels(result) }]
      : [];
  });
  const levelsOf = (at: number, ofWanted: boolean) =>
    decided.flatMap((one) => (one.isWanted === ofWanted ? (one.levels[at]?.level ?? []) : []));
  return {
    texts: decided.length,
    criteria: (decided[0]?.levels ?? []).map(({ criterion }, at) => ({
      criterion,
      agreement: shareAbove(levelsOf(at, true), levelsOf(at, false)),
    })),
  };
}

/**
 * The share of pairs (wanted, other) in which the wanted text has the higher level, with Newcombe's 90 % interval (Statistics
 * in Medicine 25, 2006, method 5). The bootstrap of `agreementOf` would give an interval without width if the wanted texts
 * are above all others.
 */
export function shareAbove(wanted: readonly number[], others: readonly number[]): Agreement | undefined {
  const texts = wanted.length + others.length;
  if (texts < AGREEMENT_TEXTS_MIN || wanted.length === 0 || others.length === 0) return undefined;
  const share = pairsAbove(wanted, others) / (wanted.length * others.length);
  const isWithin = (truth: number) =>
    (share - truth) ** 2 <= Z ** 2 * varianceOf(truth, wanted.length, others.length);
  return { share, low: edge(share, 0, isWithin), high: edge(share, 1, isWithin), texts };
}

/** Counts the other texts by level, because there are few different levels. */
function pairsAbove(wanted: readonly number[], others: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const level of others) counts.set(level, (counts.get(level) ?? 0) + 1);
  let pairs = 0;
  for (const level of wanted)
    for (const [other, count] of counts) pairs += other < level ? count : other === level ? count / 2 : 0;
  return pairs;
}

/** The variance of the observed share if `share` is the true one. */
function varianceOf(share: number, wanted: number, others: number): number {
  const middle = (wanted + others) / 2 - 1;
  const spread = 1 + middle * ((1 - share) / (2 - share) + share / (1 + share));
  return (share * (1 - share) * spread) / (wanted * others);
}

/** The true share nearest to `end` that is compatible with the observed share. */
function edge(observed: number, end: 0 | 1, isWithin: (share: number) => boolean): number {
  let [within, beyond]: [number, number] = [observed, end];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (within + beyond) / 2;
    if (isWithin(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}
