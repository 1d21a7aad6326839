import type { Report } from '../../../src/domain/report.ts';
import { spanishReport } from '../reports.ts';

/** Valid JSON of a shape that was not asked for. */
export interface Shape {
  name: string;
  /** The answer's text. */
  text: string;
  /** The fields that differ from the report; `undefined` where the shape is ambiguous and must be refused. */
  expected?: Readonly<Record<string, unknown>>;
  /** How many points had to be left out. */
  leftOut?: number;
}

export const ratings = spanishReport.scoreBreakdown ?? [];
export const keyed = Object.fromEntries(ratings.map(({ axis, ...rating }) => [axis, rating]));
export const written = { ...spanishReport, scoreBreakdown: keyed };

/** The answer with one field changed, a dotted one in its group. */
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
