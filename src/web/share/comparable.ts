import type { ReportFile } from '../../domain/report-file.ts';

/** Why the difference between two reports has no meaning in points. */
export type NotComparable = 'rules' | 'unrated' | 'model' | 'rubric';

/** Reports are comparable only if the same model wrote both with the same version of the rubric. */
export function notComparable(one: ReportFile, other: ReportFile): NotComparable | undefined {
  if (!one.meta.aiGenerated || !other.meta.aiGenerated) return 'rules';
  if (!one.report.scoreBreakdown || !other.report.scoreBreakdown) return 'unrated';
  if (one.meta.model !== other.meta.model || one.meta.service !== other.meta.service) return 'model';
  return one.meta.rubric === other.meta.rubric ? undefined : 'rubric';
}
