import type { Rating } from '../domain/rating.ts';
import type { Report } from '../domain/report.ts';
import { AXES, type Axis, type Level } from '../domain/rubric.ts';

/** Largest range of scores, in points, that counts as very stable or fairly stable. */
const VERY_STABLE = 5;
const FAIRLY_STABLE = 12;

export interface StabilityResult {
  kind: 'stable' | 'fairlyStable' | 'unstable';
  low: number;
  high: number;
  /** The axes with different levels. The report's level comes first, if it has one. */
  differing: { axis: Axis; levels: Level[] }[];
}

/** Compares a report's score with further ratings of the same idea. */
export function stabilityOf(
  report: Pick<Report, 'score' | 'scoreBreakdown'>,
  ratings: readonly Rating[],
): StabilityResult {
  const scores = [report.score, ...ratings.map(({ score }) => score)];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const breakdowns = [report.scoreBreakdown, ...ratings.map(({ scoreBreakdown }) => scoreBreakdown)];
  const differing = AXES.map((axis) => ({
    axis,
    levels: breakdowns.flatMap((breakdown) => breakdown?.find((rating) => rating.axis === axis)?.level ?? []),
  })).filter(({ levels }) => new Set(levels).size > 1);
  const spread = high - low;
  const kind = spread <= VERY_STABLE ? 'stable' : spread <= FAIRLY_STABLE ? 'fairlyStable' : 'unstable';
  return { kind, low, high, differing };
}
