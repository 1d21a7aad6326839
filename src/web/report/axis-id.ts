import type { Axis } from '../../domain/rubric.ts';

/** The fragment of an axis's reason. */
export function axisId(axis: Axis): string {
  return `axis-${axis}`;
}
