import { type ArrivedSections, JUDGEMENT_SECTIONS, REPORT_FIELDS } from '../domain/report.ts';

/** Fields that code computes, that a model may omit, or that say again what their parts say. */
const UNCOUNTED: ReadonlySet<string> = new Set([
  ...['scoreBreakdown', 'score', 'verdict', 'decision', 'sums'],
  ...['improvedPoints', 'functionalityPoints'],
]);

/** How much of a report has arrived, counting each axis. Only an idea that is judged gets an answer. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  const { verdict = 'judged', scoreBreakdown } = sections;
  const fields = verdict === 'judged' ? REPORT_FIELDS : Object.keys(JUDGEMENT_SECTIONS);
  const parts = fields.filter((field) => !UNCOUNTED.has(field));
  // A finished report has all axes in one field.
  const hasArrived = (part: string) =>
    part in sections || (part.startsWith('scoreBreakdown.') && scoreBreakdown !== undefined);
  return { done: parts.filter(hasArrived).length, all: parts.length };
}

/** Length of a usual report in characters, taken from the examples. */
const USUAL_LENGTH = 10_000;
/** The share stays below 1 until the answer ends. */
const SHARE_MAX = 0.97;

/** The share of a usual report's text that has arrived, from 0 to 1. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
