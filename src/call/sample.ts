import { type MergedDecision, mergeDecisions, type TextDecision } from './decision.ts';
import type { CallText } from './texts.ts';
import { sha256Hex } from './texts.ts';

/**
 * The order in which people decide on texts: by a hash of text and criteria, so that nobody can choose it. Contains equal
 * texts once, and no empty or left-out text.
 * @param earlier the order so far; added texts go last
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
 * The decisions that count for the line: the blind decisions from the top of the order to the first text without one.
 */
export function countedDecisions(
  order: readonly string[],
  decisions: readonly TextDecision[],
): MergedDecision[] {
  const blind = mergeDecisions(decisions.filter(({ isBlind }) => isBlind));
  const byHash = new Map(blind.map((decision) => [decision.hash, decision]));
  const gap = order.findIndex((hash) => !byHash.has(hash));
  return order.slice(0, gap < 0 ? undefined : gap).flatMap((hash) => byHash.get(hash) ?? []);
}

/** A text without a blind decision before texts with one. The later decisions do not count until this text is decided. */
export interface SampleGap {
  readonly hash: string;
  /** The text's position in the order, from 0. */
  readonly position: number;
  /** How many later texts have a blind decision. */
  readonly after: number;
}

/** @returns `undefined` if no decision comes after a gap */
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
