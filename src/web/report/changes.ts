import type { Report } from '../../domain/report.ts';
import { AXES, type Axis, axisPoints, type Level } from '../../domain/rubric.ts';

/** The part of a report that is compared. */
export interface Scored {
  score: number;
  scoreBreakdown?: Report['scoreBreakdown'];
}

export interface Changes {
  /** `reason` is the later report's. */
  changed: { axis: Axis; before: Level; after: Level; points: number; reason: string }[];
  unchanged: Axis[];
}

/** What changed on each axis between two reports; `undefined` if one of them has no ratings. */
export function changesBetween(before: Scored, after: Scored): Changes | undefined {
  if (!before.scoreBreakdown || !after.scoreBreakdown) return undefined;
  const changes: Changes = { changed: [], unchanged: [] };
  for (const axis of AXES) {
    const was = before.scoreBreakdown.find((rating) => rating.axis === axis)?.level;
    const rating = after.scoreBreakdown.find((one) => one.axis === axis);
    if (was === undefined || !rating) continue;
    const { level: is, reason } = rating;
    if (was === is) changes.unchanged.push(axis);
    else {
      const points = axisPoints(axis, is) - axisPoints(axis, was);
      changes.changed.push({ axis, before: was, after: is, points, reason });
    }
  }
  return changes;
}
