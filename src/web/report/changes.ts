import type { Report } from '../../domain/report.ts';
import { type Axis, axisPairs, type Level } from '../../domain/rubric.ts';

/** The part of a report that is compared. */
export type Scored = Pick<Report, 'score' | 'scoreBreakdown'>;

export interface Changes {
  /** `reason` is the later report's. */
  changed: { axis: Axis; before: Level; after: Level; points: number; reason: string }[];
  unchanged: Axis[];
}

/** What changed on each axis between two reports; `undefined` if one of them has no ratings. */
export function changesBetween(before: Scored, after: Scored): Changes | undefined {
  if (!before.scoreBreakdown || !after.scoreBreakdown) return undefined;
  const changes: Changes = { changed: [], unchanged: [] };
  for (const { axis, one, other, points } of axisPairs(before.scoreBreakdown, after.scoreBreakdown)) {
    if (!one || !other || points === undefined) continue;
    if (one.level === other.level) changes.unchanged.push(axis);
    else {
      changes.changed.push({ axis, before: one.level, after: other.level, points, reason: other.reason });
    }
  }
  return changes;
}
