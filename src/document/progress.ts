import type { Language } from '../domain/language.ts';
import {
  type ArrivedSections,
  JUDGEMENT_SECTIONS,
  REPORT_FIELDS,
  type ReportField,
} from '../domain/report.ts';
import { AXES, type Axis, RUBRIC } from '../domain/rubric.ts';
import { reportMessages } from './report-messages.ts';

/** Fields that code computes, that a model may omit, or that say again what their parts say. */
const UNCOUNTED: ReadonlySet<ReportField> = new Set([
  ...(['scoreBreakdown', 'score', 'verdict', 'decision', 'sums'] as const),
  ...(['improvedPoints', 'functionalityPoints'] as const),
]);

/** The parts that a model writes. Only an idea that is judged gets an answer. */
function partsOf({ verdict = 'judged' }: ArrivedSections): ReportField[] {
  const steps = verdict === 'judged' ? REPORT_FIELDS : (Object.keys(JUDGEMENT_SECTIONS) as ReportField[]);
  return steps.filter((field) => !UNCOUNTED.has(field));
}

/** How much of a report has arrived, counting each axis. */
export function progressOf(sections: ArrivedSections): { done: number; all: number } {
  const parts = partsOf(sections);
  return { done: parts.filter((field) => hasArrived(sections, field)).length, all: parts.length };
}

/** The part that the model is writing: the first missing part after the latest part, in the order of arrival. */
export function partInProgress(sections: ArrivedSections, language: Language): string | undefined {
  const order = partsOf(sections);
  const arrived = Object.keys(sections).filter((field) => order.includes(field as ReportField));
  const after = order.slice(order.indexOf(arrived.at(-1) as ReportField) + 1);
  const isMissing = (field: ReportField) => !hasArrived(sections, field);
  const next = after.find(isMissing) ?? order.find(isMissing);
  return next && titleOf(next, language);
}

/** A finished report has all axes in one field. */
function hasArrived(sections: ArrivedSections, field: ReportField): boolean {
  return (
    sections[field] !== undefined || (axisOf(field) !== undefined && sections.scoreBreakdown !== undefined)
  );
}

function axisOf(field: ReportField): Axis | undefined {
  return AXES.find((axis) => field === `scoreBreakdown.${axis}`);
}

/** Fields whose title is not their own name. */
const TITLES: Readonly<Record<string, 'nameAndPitch' | 'answer' | 'competition'>> = {
  projectName: 'nameAndPitch',
  pitch: 'nameAndPitch',
  headline: 'answer',
  competitiveness: 'competition',
};

function titleOf(field: ReportField, language: Language): string {
  const texts = reportMessages[language];
  const axis = axisOf(field);
  if (axis) return `${texts.score}, ${RUBRIC[language][axis].name.toLowerCase()}`;
  const name = field.replace('strategicAnalysis.', '');
  return String(texts[TITLES[name] ?? (name as keyof typeof texts)]);
}

/** Length of a usual report in characters, taken from the examples. */
const USUAL_LENGTH = 10_000;
/** The share stays below 1 until the answer ends. */
const SHARE_MAX = 0.97;

/** The share of a usual report's text that has arrived, from 0 to 1. */
export function writtenShare(sections: ArrivedSections): number {
  return Math.min(JSON.stringify(sections).length / USUAL_LENGTH, SHARE_MAX);
}
