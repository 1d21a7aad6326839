import type { ArrivedSections } from '../domain/report.ts';
import { OPTIONAL_REPORT_FIELDS, REPORT_FIELDS, type Report } from '../domain/report.ts';

/** A complete report in the shape of arrived sections. */
export function sectionsOf({ strategicAnalysis, ...rest }: Report): ArrivedSections {
  const parts = Object.entries(strategicAnalysis).map(([part, value]) => [
    `strategicAnalysis.${part}`,
    value,
  ]);
  return { ...rest, ...Object.fromEntries(parts) };
}

const EXPECTED = REPORT_FIELDS.filter((field) => !OPTIONAL_REPORT_FIELDS.includes(field));

/** How much of a report has arrived. Optional parts do not count: they may never come. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  return { done: EXPECTED.filter((field) => sections[field] !== undefined).length, all: EXPECTED.length };
}
