import type { Meta, Report } from './report.ts';
import { isImprovable } from './rubric.ts';

/** The parts of a report that decide whether its score is comparable. */
export interface ScoredReport {
  report: Pick<Report, 'scoreBreakdown' | 'verdict'>;
  meta: Pick<Meta, 'service' | 'model' | 'rubric'>;
}

/** Why the scores of two reports must not be shown side by side, in a chart or as a difference. */
export type NotComparable = 'notScored' | 'rubric' | 'unrated' | 'model';

/** Scores are comparable only if one model gave both by one rubric. */
export function notComparable(one: ScoredReport, other: ScoredReport): NotComparable | undefined {
  if (!isImprovable(one.report.verdict) || !isImprovable(other.report.verdict)) return 'notScored';
  if (one.meta.rubric !== other.meta.rubric) return 'rubric';
  if (!one.report.scoreBreakdown || !other.report.scoreBreakdown) return 'unrated';
  return one.meta.model === other.meta.model && one.meta.service === other.meta.service ? undefined : 'model';
}
