import type { Evidence } from '../domain/evidence.ts';
import type { Language } from '../domain/idea.ts';
import type { Plan } from '../domain/plan.ts';
import type { Rating } from '../domain/rating.ts';
import type { ArrivedSections, Meta, Report } from '../domain/report.ts';
import type { ReportFile, Results, ShortReportFile } from '../domain/report-file.ts';
import { AXES, type AxisRating } from '../domain/rubric.ts';
import { type Block, paragraph } from './blocks.ts';
import { reportMessages } from './report-messages.ts';

/** A report as far as it has arrived, with what was added to it. */
export interface ReportContent {
  idea: string;
  sections: ArrivedSections;
  language: Language;
  /** Who wrote it: a model, fixed rules, or the makers of this site. */
  author: 'model' | 'rules' | 'example';
  /** `undefined` until the report is complete. */
  meta?: Meta | undefined;
  /** What stands in place of a missing part: a placeholder, a sentence, or nothing. */
  missing: 'pending' | 'said' | 'left out';
  /** Came from a file or link: what it says of its evidence was not checked here. */
  opened?: boolean | undefined;
  /** Further blind ratings of the same idea. */
  ratings?: readonly Rating[] | undefined;
  evidence?: Evidence | undefined;
  plan?: Partial<Plan> | undefined;
  /** The plan is being written. */
  planning?: boolean | undefined;
  results?: Results | undefined;
}

/** A report file as content of a document. */
export function contentOf(
  { idea, report, meta, ratings, evidence, plan, results }: ReportFile,
  opened = false,
): ReportContent {
  return {
    idea,
    sections: sectionsOf(report),
    language: meta.language,
    author: meta.aiGenerated ? 'model' : 'rules',
    meta,
    missing: 'said',
    opened,
    ratings,
    evidence,
    plan,
    results,
  };
}

/** A complete report in the shape of arrived sections. */
export function sectionsOf({ strategicAnalysis, ...rest }: Report): ArrivedSections {
  const parts = Object.entries(strategicAnalysis).map(([part, value]) => [
    `strategicAnalysis.${part}`,
    value,
  ]);
  return { ...rest, ...Object.fromEntries(parts) };
}

/** A short report has only its verdict, reasons and pitch. */
export function shortContentOf({ idea, report, meta }: ShortReportFile): ReportContent {
  // Links made elsewhere may omit optional parts.
  const given = Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined));
  return {
    idea,
    sections: given,
    language: meta.language,
    author: meta.aiGenerated ? 'model' : 'rules',
    meta,
    missing: 'left out',
  };
}

/** A text, or what stands in its place until or unless it is written. */
export function textOrMissing(
  text: string | undefined,
  { missing, language }: ReportContent,
  lines: number,
): Block {
  if (text !== undefined) return paragraph(text);
  if (missing === 'pending') return { type: 'pending', lines };
  return paragraph(reportMessages[language].notWritten, 'note');
}

/** The items of one column; `undefined` while they are written. */
export function columnItems(
  items: readonly string[] | undefined,
  { missing, language }: ReportContent,
): readonly string[] | undefined {
  const { none, notWritten } = reportMessages[language];
  if (items) return items.length > 0 ? items : [none];
  return missing === 'pending' ? undefined : [notWritten];
}

/** The ratings that have arrived: all of them, or, while they are written, one by one. */
export function arrivedRatings(sections: ArrivedSections): readonly AxisRating[] {
  return sections.scoreBreakdown ?? AXES.flatMap((axis) => sections[`scoreBreakdown.${axis}`] ?? []);
}
