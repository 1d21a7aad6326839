import type { Language } from '../domain/language.ts';
import {
  type ArrivedSections,
  REPORT_FIELDS,
  REQUIRED_REPORT_FIELDS,
  type ReportField,
} from '../domain/report.ts';
import { AXES, type Axis, RUBRIC } from '../domain/rubric.ts';
import { reportMessages } from './report-messages.ts';

/** The parts that a model writes. Crisol computes the score. */
const PARTS: readonly ReportField[] = [
  ...AXES.map((axis) => `scoreBreakdown.${axis}` as const),
  ...REQUIRED_REPORT_FIELDS.filter((field) => field !== 'score'),
];

/** How much of a report has arrived, counting each axis. Other optional parts do not count, because a model may omit them. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  const done = PARTS.filter((field) => hasArrived(sections, field)).length;
  return { done, all: PARTS.length };
}

/** The part that the model is writing: the first missing part after the latest part, in the order of the page. */
export function partInProgress(sections: ArrivedSections, language: Language): string | undefined {
  const arrived = Object.keys(sections).filter((field) => PARTS.includes(field as ReportField));
  const order = REPORT_FIELDS.filter((field) => PARTS.includes(field as ReportField));
  const after = order.slice(order.indexOf(arrived.at(-1) as ReportField) + 1);
  const isMissing = (field: ReportField) => !hasArrived(sections, field);
  const next = after.find(isMissing) ?? order.find(isMissing);
  return next && titleOf(next, language);
}

/** A finished report has all axes in one field. */
function hasArrived(sections: ArrivedSections, field: ReportField): boolean {
  const isAxis = field.startsWith('scoreBreakdown.');
  return sections[field] !== undefined || (isAxis && sections.scoreBreakdown !== undefined);
}

function titleOf(field: ReportField, language: Language): string | undefined {
  const texts: Readonly<Record<string, unknown>> = reportMessages[language];
  const [group, part] = field.split('.') as [string, string | undefined];
  if (group === 'scoreBreakdown' && part) {
    return `${reportMessages[language].score}, ${RUBRIC[language][part as Axis].name.toLowerCase()}`;
  }
  const title = texts[TITLE_KEYS[part ?? group] ?? part ?? group];
  return typeof title === 'string' ? title : undefined;
}

/** The fields whose title has another key. */
const TITLE_KEYS: Readonly<Record<string, string>> = {
  projectName: 'nameAndPitch',
  pitch: 'nameAndPitch',
  competitiveness: 'competition',
};

/** Length of a usual report in characters, taken from the examples. */
const USUAL_LENGTH = 5_000;
/** The share stays below 1 until the answer ends. */
const SHARE_MAX = 0.97;

/** The share of a usual report's text that has arrived, from 0 to 1. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
