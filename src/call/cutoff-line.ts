import { type Language, LOCALES } from '../domain/language.ts';
import { isWanted, type MergedDecision } from './decision.ts';
import type { CallText } from './texts.ts';

export const LOSS_DEFAULT = 0.1;
export const LOSS_MAX = 0.5;
/** The share of the texts below the line that people read as checks, and its bounds. */
const CHECK_SHARE = 0.2;
const CHECKS_MIN = 3;
const CHECKS_MAX = 10;
/** The share of calls that lose at most `Line.byChance`. */
const CHANCE = 0.9;
/** Keeps 0.29 × 100 = 28.999… from being rounded down. */
const EPSILON = 1e-9;

/** Makes 51.24999999999999, which is 51.25 with a rounding error, round up. */
const ROUNDING_ERROR = 1e-6;

/** Points as they are shown and compared: with one decimal, and halves rounded up. */
export const roundedPoints = (points: number): number => Math.round(points * 10 + ROUNDING_ERROR) / 10;

/** Points with the decimal sign of the language. */
export const pointsText = (points: number, language: Language): string =>
  roundedPoints(points).toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });

export interface Line {
  /** The share of wanted texts that may fall below on average, more than 0 and at most 0.5. */
  readonly loss: number;
  /** The number of texts that count as the decided sample, and how many of them people wanted. */
  readonly sampled: number;
  readonly wanted: number;
  /** The line is the `k`-th lowest points among the wanted texts. */
  readonly k: number;
  /** How many wanted texts the sample still needs before there can be a line. */
  readonly missing: number;
  /** Texts with fewer points are below. `undefined`: there is no line. */
  readonly points: number | undefined;
  /** How many wanted texts of the sample have fewer points than the line. */
  readonly wantedBelow: number;
  /** Nine calls in ten lose at most this share of the wanted texts. `undefined` while `k` is 0. */
  readonly byChance: number | undefined;
}

/** Whether a number is a loss that people can accept: more than 0, at most `LOSS_MAX`. */
export const isLoss = (loss: number): boolean => loss > 0 && loss <= LOSS_MAX;

/**
 * Sets the line by split conformal prediction: with `k` = ⌊loss × (n + 1)⌋, the `k`-th lowest points of the n wanted texts.
 * Of the texts that these people would want, at most the share `loss` falls below it on average, even if the points are noise.
 * A wanted text without points counts above all others; if the `k`-th has no points, there is no line.
 * @param sample what `countedDecisions` returned
 * @param pointsOf points of a text by its hash, 0 to 100; `undefined` without a reading
 */
export function drawLine(
  sample: readonly Pick<MergedDecision, 'hash' | 'decision'>[],
  pointsOf: (hash: string) => number | undefined,
  loss: number,
): Line {
  if (!isLoss(loss)) throw new RangeError(`loss: should be more than 0 and at most ${LOSS_MAX}`);
  const wanted = sample.filter(({ decision }) => isWanted(decision));
  const n = wanted.length;
  const k = Math.floor(loss * (n + 1) + EPSILON);
  const ranked = wanted
    .flatMap(({ hash }) => pointsOf(hash) ?? [])
    .map(roundedPoints)
    .sort((a, b) => a - b);
  const points = ranked[k - 1];
  return {
    loss,
    sampled: sample.length,
    wanted: n,
    k,
    missing: Math.max(0, Math.ceil(1 / loss - EPSILON) - 1 - n),
    points,
    wantedBelow: points === undefined ? 0 : ranked.filter((one) => one < points).length,
    byChance: k === 0 ? undefined : betaQuantile(CHANCE, k, n + 1 - k),
  };
}

interface TextResults {
  /** The mean points of the text's readings; `undefined` without a reading. */
  readonly pointsOf: (hash: string) => number | undefined;
  /** Whether a person has to read the text, whatever its points. */
  readonly needsPerson: (hash: string) => boolean;
}

export type Placing = 'below' | 'below: check' | 'read' | 'left out';

/**
 * Places each text above or below the line. A text is below if it has fewer points than the line, no other reason requires
 * a person to read it, and it is neither in the sample nor equal to a text in it. The first `checksOf` texts below, in the
 * order of the sample, are `below: check`.
 * @param order what `sampleOrder` returned
 */
export function placings(
  texts: readonly CallText[],
  line: Line,
  order: readonly string[],
  { pointsOf, needsPerson }: TextResults,
): Placing[] {
  const isBelow = (hash: string) => {
    const points = pointsOf(hash);
    if (line.points === undefined || points === undefined) return false;
    return roundedPoints(points) < line.points && !needsPerson(hash);
  };
  const below = order.slice(line.sampled).filter(isBelow);
  const checks = checksOf(below.length);
  const placing = new Map<string, Placing>(
    below.map((hash, index) => [hash, index < checks ? 'below: check' : 'below']),
  );
  return texts.map(({ hash, isLeftOut }) => (isLeftOut ? 'left out' : (placing.get(hash) ?? 'read')));
}

/** How many of the texts below the line people read as checks. */
export const checksOf = (below: number): number =>
  Math.min(below, CHECKS_MAX, Math.max(CHECKS_MIN, Math.ceil(below * CHECK_SHARE)));

/** The saving of a line, in rows. */
export interface LineSaving {
  /** Rows that nobody needs to read: below the line, and not checks. */
  readonly skipped: number;
  /** Rows below the line that people read as checks, and how many of them they want. */
  readonly checks: number;
  readonly checksWanted: number;
  /** Rows that are not left out, not in the sample and not equal to a text in it. */
  readonly total: number;
}

/**
 * Counts the rows that the line spares people.
 * @param placed what `placings` returned
 * @param isWantedText whether people want a text, by its hash
 */
export function lineSaving(
  texts: readonly CallText[],
  placed: readonly Placing[],
  line: Line,
  order: readonly string[],
  isWantedText: (hash: string) => boolean,
): LineSaving {
  const sampled = new Set(order.slice(0, line.sampled));
  const skipped = placed.filter((placing) => placing === 'below').length;
  const checks = texts.filter((_, at) => placed[at] === 'below: check');
  const checksWanted = checks.filter(({ hash }) => isWantedText(hash)).length;
  const total = texts.filter(({ hash, isLeftOut }) => !isLeftOut && !sampled.has(hash)).length;
  return { skipped, checks: checks.length, checksWanted, total };
}

/** Bisection steps: more than the 53 significant bits of a number. */
const HALVINGS = 60;

/**
 * A quantile of the beta distribution with integer parameters: the value that it does not exceed with the given probability.
 * The share of wanted texts below the `a`-th lowest of a + b − 1 has this distribution.
 */
function betaQuantile(probability: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (atLeastProbability(a, a + b - 1, middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability of at least `least` successes in `trials`. It equals the cumulative beta distribution at `chance`. */
function atLeastProbability(least: number, trials: number, chance: number): number {
  let below = 0;
  let logOfWays = 0;
  for (let successes = 0; successes < least; successes += 1) {
    if (successes > 0) logOfWays += Math.log((trials - successes + 1) / successes);
    below += Math.exp(logOfWays + successes * Math.log(chance) + (trials - successes) * Math.log1p(-chance));
  }
  return 1 - below;
}
