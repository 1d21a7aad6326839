import type { Report } from '../../domain/report.ts';
import { type Axis, largestGains } from '../../domain/rubric.ts';

/** How many weak axes a validation plan is told of. */
const WEAKEST_AXES = 3;

/** The axes on which a report has most to gain; none where it was not rated by axes. */
export function weakestAxes({ scoreBreakdown = [] }: Report): Axis[] {
  return largestGains(scoreBreakdown, WEAKEST_AXES).map(({ axis }) => axis);
}
