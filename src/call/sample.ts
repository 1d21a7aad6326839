import type { TextDecision } from './decision.ts';
import { sha256Hex } from './hash.ts';
import type { CallText } from './texts.ts';

/**
 * The order in which people decide: by the hash of text and criteria, which nobody can choose. Equal texts are one;
 * empty ones and those left out are not in it.
 * @param earlier the order so far; texts that are not in it were added later and go last
 * @returns hashes of texts
 */
export function sampleOrder(
  texts: readonly CallText[],
  criteriaHash: string,
  earlier: readonly string[] = [],
): string[] {
  const present = new Set(
    texts.filter(({ isEmpty, isLeftOut }) => !isEmpty && !isLeftOut).map(({ hash }) => hash),
  );
  const known = new Set(earlier.filter((hash) => present.has(hash)));
  const added = [...present]
    .filter((hash) => !known.has(hash))
    .map((hash) => ({ hash, key: sha256Hex(`${hash}:${criteriaHash}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return [...known, ...added.map(({ hash }) => hash)];
}

/** The longest run of blind decisions from the top of the order, without a gap. */
export function sampledRun(order: readonly string[], decisions: readonly TextDecision[]): TextDecision[] {
  const blind = new Map(
    decisions.filter(({ isBlind }) => isBlind).map((decision) => [decision.hash, decision]),
  );
  const gap = order.findIndex((hash) => !blind.has(hash));
  return order.slice(0, gap < 0 ? undefined : gap).flatMap((hash) => blind.get(hash) ?? []);
}
