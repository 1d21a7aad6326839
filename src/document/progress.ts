import { type ArrivedSections, JUDGEMENT_SECTIONS, REPORT_FIELDS } from '../domain/report.ts';

/** Fields that code computes, that a model may omit, or that repeat their parts. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  ...['scoreBreakdown', 'score', 'verdict', 'decision', 'sums'],
  ...['improvedPoints', 'functionalityPoints'],
]);

/** The numbers of arrived and of expected parts. Each axis is a part. Only a judged idea gets an answer. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  const { verdict = 'judged', scoreBreakdown } = sections;
  const fields = verdict === 'judged' ? REPORT_FIELDS : Object.keys(JUDGEMENT_SECTIONS);
  const parts = fields.filter((field) => !UNCOUNTED.has(field));
  // A finished report has all axes in one field.
  const hasArrived = (part: string) =>
    part in sections || (part.startsWith('scoreBreakdown.') && scoreBreakdown !== undefined);
  return { done: parts.filter(hasArrived).length, all: parts.length };
}

/** Length of a usual report as JSON, in UTF-16 units, taken from the examples. */
const USUAL_LENGTH = 10_000;
/** The share stays below 1 until the answer ends. */
const SHARE_MAX = 0.97;

/** The arrived share of a usual report's length, from 0 to `SHARE_MAX`. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
