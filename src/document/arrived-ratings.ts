import type { ArrivedSections } from '../domain/report.ts';
import { AXES, type AxisRating } from '../domain/rubric.ts';

/** The ratings that have arrived: all of them, or, while they are written, one by one. */
export function arrivedRatings(sections: ArrivedSections): readonly AxisRating[] {
  return sections.scoreBreakdown ?? AXES.flatMap((axis) => sections[`scoreBreakdown.${axis}`] ?? []);
}
