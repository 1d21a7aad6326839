import type { ArrivedSections } from '../domain/report.ts';
import { OPTIONAL_REPORT_FIELDS, REPORT_FIELDS } from '../domain/report.ts';

const EXPECTED = REPORT_FIELDS.filter((field) => !OPTIONAL_REPORT_FIELDS.includes(field));

/** How much of a report has arrived. Optional parts do not count: they may never come. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  return { done: EXPECTED.filter((field) => sections[field] !== undefined).length, all: EXPECTED.length };
}

/** Characters of a usual report: those of the examples. */
const USUAL_LENGTH = 5_000;
/** Only the end of an answer is the end. */
const SHARE_MAX = 0.97;

/** The share of a usual report's text that has arrived, from 0 to 1. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
