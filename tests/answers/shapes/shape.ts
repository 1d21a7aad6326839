import type { Report } from '../../../src/domain/report.ts';
import { spanishReport } from '../reports.ts';

/** Valid JSON in another shape than the requested one. */
export interface Shape {
  name: string;
  /** The answer's text. */
  text: string;
  /** The expected fields that differ from the report. A value of `undefined`: the shape is ambiguous, so the parser must reject it. */
  expected?: Readonly<Record<string, unknown>>;
  /** How many points the parser must drop. */
  leftOut?: number;
}

export const ratings = spanishReport.scoreBreakdown ?? [];
export const keyed = Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis, rating]));
export const written = { ...spanishReport, scoreBreakdown: keyed };

/** The answer with another value in one field, such as `pitch` or `strategicAnalysis.threats`. */
export function answerWith(field: string, raw: unknown): Record<string, unknown> {
  const [group, part] = field.split('.') as [keyof Report, string?];
  return { ...written, [group]: part === undefined ? raw : { ...(written[group] as object), [part]: raw } };
}

export const ofField = (field: string, raw: unknown, expected: unknown, leftOut?: number): Shape => ({
  name: `${field}: ${JSON.stringify(raw)}`,
  text: JSON.stringify(answerWith(field, raw)),
  expected: { [field]: expected },
  ...(leftOut !== undefined && { leftOut }),
});
