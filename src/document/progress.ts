import { type ArrivedSections, REQUIRED_REPORT_FIELDS } from '../domain/report.ts';

/** How much of a report has arrived. Optional parts do not count: they may never come. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  const done = REQUIRED_REPORT_FIELDS.filter((field) => sections[field] !== undefined).length;
  return { done, all: REQUIRED_REPORT_FIELDS.length };
}

/** Length of a usual report in characters, taken from the examples. */
const USUAL_LENGTH = 5_000;
/** The share stays below 1 until the answer has ended. */
const SHARE_MAX = 0.97;

/** The share of a usual report's text that has arrived, from 0 to 1. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
