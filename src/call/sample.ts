import { type MergedDecision, mergeDecisions, type TextDecision } from './decision.ts';
import type { CallText } from './texts.ts';
import { sha256Hex } from './texts.ts';

/**
 * The order in which people decide: by the hash of text and criteria, so that nobody can choose it. Contains equal texts
 * once, and no empty or left-out text.
 * @param earlier the order so far; new texts go last
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

/**
 * The blind decisions from the top of the order to the first gap. Unblinded decisions never count, not even beside a blind
 * one.
 */
export function sampledRun(order: readonly string[], decisions: readonly TextDecision[]): MergedDecision[] {
  const blind = mergeDecisions(decisions.filter(({ isBlind }) => isBlind));
  const byHash = new Map(blind.map((decision) => [decision.hash, decision]));
  const gap = order.findIndex((hash) => !byHash.has(hash));
  return order.slice(0, gap < 0 ? undefined : gap).flatMap((hash) => byHash.get(hash) ?? []);
}

/** The first undecided text before decided ones. These do not count until it has a blind decision. */
export interface SampleGap {
  readonly hash: string;
  /** Its position in the order, from 0. */
  readonly position: number;
  /** How many blind decisions follow it. */
  readonly after: number;
}

/** @returns `undefined` if no decision follows a gap */
export function sampleGap(
  order: readonly string[],
  decisions: readonly TextDecision[],
): SampleGap | undefined {
  const decided = new Set(decisions.flatMap(({ hash, isBlind }) => (isBlind ? hash : [])));
  const position = order.findIndex((hash) => !decided.has(hash));
  const after = order.slice(position).filter((hash) => decided.has(hash)).length;
  const hash = order[position];
  return hash === undefined || after === 0 ? undefined : { hash, position, after };
}
