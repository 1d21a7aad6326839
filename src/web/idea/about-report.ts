import { resultsText } from '../../document/results-text.ts';
import type { Report } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import { type Axis, largestGains } from '../../domain/rubric.ts';
import type { Asking } from './source.ts';

/** How many axes a validation plan starts from. */
const WEAKEST_AXES = 3;

/** The axes on which a report has most to gain; none where it was not rated by axes. */
export function weakestAxes({ scoreBreakdown = [] }: Report): Axis[] {
  return largestGains(scoreBreakdown, WEAKEST_AXES).map(({ axis }) => axis);
}

/** A report's idea with what has been found out since. */
export function askingAbout({ idea, meta: { language }, plan, results }: ReportFile): Asking {
  return { idea, language, results: resultsText(results, plan, language) };
}
