import type { ReportFile } from '../../domain/report-file.ts';
import { AXES, type Axis, type AxisRating, axisPoints } from '../../domain/rubric.ts';

/** Why the difference between two reports has no meaning in points. */
export type NotComparable = 'rules' | 'unrated' | 'model' | 'rubric';

/** Reports are comparable only if the same model wrote both with the same version of the rubric. */
export function notComparable(one: ReportFile, other: ReportFile): NotComparable | undefined {
  if (!one.meta.aiGenerated || !other.meta.aiGenerated) return 'rules';
  if (!one.report.scoreBreakdown || !other.report.scoreBreakdown) return 'unrated';
  if (one.meta.model !== other.meta.model || one.meta.service !== other.meta.service) return 'model';
  return one.meta.rubric === other.meta.rubric ? undefined : 'rubric';
}

export interface AxisPair {
  axis: Axis;
  one: AxisRating | undefined;
  other: AxisRating | undefined;
  /** Points of the axis in `other` minus those in `one`; `undefined` if either report has no rating. */
  points: number | undefined;
}

/** The ratings of both reports by axis. */
export function axisPairs(one: ReportFile, other: ReportFile): AxisPair[] {
  const ratingOf = ({ report }: ReportFile, axis: Axis) =>
    report.scoreBreakdown?.find((rating) => rating.axis === axis);
  return AXES.map((axis) => {
    const [a, b] = [ratingOf(one, axis), ratingOf(other, axis)];
    return {
      axis,
      one: a,
      other: b,
      points: a && b && axisPoints(axis, b.level) - axisPoints(axis, a.level),
    };
  });
}
