import { isWanted, type TextDecision } from './decision.ts';
import type { CallText } from './texts.ts';

export const LOSS_DEFAULT = 0.1;
const LOSS_MAX = 0.5;
/** How many of the texts below the line people read all the same. */
export const CHECKS = 10;
/** Keeps 0.29 × 100 = 28.999… from being rounded down. */
const EPSILON = 1e-9;

/** Points as they are shown and compared. */
export const roundedPoints = (points: number): number => Math.round(points * 10) / 10;

export interface Line {
  /** The share of wanted texts that may fall below on average, more than 0 and at most 0.5. */
  readonly loss: number;
  /** Texts of the sample that people decided, and how many of them they wanted. */
  readonly sampled: number;
  readonly wanted: number;
  /** The line is the `k`-th lowest points among the wanted texts. */
  readonly k: number;
  /** How many wanted texts the sample still needs before there can be a line. */
  readonly missing: number;
  /** A text is below with fewer points than this. `undefined`: there is no line. */
  readonly points: number | undefined;
}

/** Whether a loss can be accepted: more than none, at most half. */
export const isLoss = (loss: number): boolean => loss > 0 && loss <= LOSS_MAX;

/**
 * Sets the line by split conformal prediction: with `k` = ⌊loss × (n + 1)⌋, the `k`-th lowest points of the n wanted texts.
 * Of the texts that these people would want, at most the share `loss` falls below it on average, whatever the points
 * are worth. A wanted text without points counts above all others.
 * @param sample what `sampledRun` returns
 * @param pointsOf points of a text by its hash, 0 to 100; `undefined` without a reading
 */
export function drawLine(
  sample: readonly TextDecision[],
  pointsOf: (hash: string) => number | undefined,
  loss: number = LOSS_DEFAULT,
): Line {
  if (!isLoss(loss)) throw new RangeError('loss: should be more than 0 and at most 0.5');
  const wanted = sample.filter(({ decision }) => isWanted(decision));
  const k = Math.floor(loss * (wanted.length + 1) + EPSILON);
  const ranked = wanted
    .flatMap(({ hash }) => pointsOf(hash) ?? [])
    .map(roundedPoints)
    .sort((a, b) => a - b);
  return {
    loss,
    sampled: sample.length,
    wanted: wanted.length,
    k,
    missing: Math.max(0, Math.ceil(1 / loss - EPSILON) - 1 - wanted.length),
    points: ranked[k - 1],
  };
}

export type Placing = 'below' | 'below: check' | 'read' | 'left out';

/**
 * Says for each text on which side of the line it is. Below is a text with fewer points than the line that nobody has to
 * read for another reason and that is neither in the sample nor equal to one that is.
 * @param order what `sampleOrder` returned; the first ten texts below in it are `below: check`
 * @param needsPerson whether somebody has to read the text (by hash) whatever its points are
 */
export function placings(
  texts: readonly CallText[],
  line: Line,
  order: readonly string[],
  pointsOf: (hash: string) => number | undefined,
  needsPerson: (hash: string) => boolean,
): Placing[] {
  const sampled = new Set(order.slice(0, line.sampled));
  const isBelow = (hash: string) => {
    const points = pointsOf(hash);
    if (line.points === undefined || points === undefined || sampled.has(hash)) return false;
    return roundedPoints(points) < line.points && !needsPerson(hash);
  };
  const below = new Set(order.filter(isBelow));
  const checks = new Set([...below].slice(0, CHECKS));
  return texts.map(({ hash, isLeftOut }) => {
    if (isLeftOut) return 'left out';
    if (checks.has(hash)) return 'below: check';
    return below.has(hash) ? 'below' : 'read';
  });
}
