import type { ArrivedSections, Meta, Report } from '../domain/report.ts';
import type { ReportFile, ShortReportFile } from '../domain/report-file.ts';
import { AXES, type AxisRating, isScoredVerdict } from '../domain/rubric.ts';
import type { AdviceContent } from './advice-sections.ts';
import type { Block, ColumnsBlock, Tone } from './blocks.ts';
import { paragraph } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';

/** The arrived sections of a report, with its advice, ratings and evidence. */
export interface ReportContent extends AdviceContent, Pick<ReportFile, 'idea' | 'ratings' | 'evidence'> {
  sections: ArrivedSections;
  /** Whether the report is this site's example, which no model wrote. */
  isExample?: boolean | undefined;
  /** `undefined` until the report is complete. */
  meta?: Meta | undefined;
  /** What replaces a missing part: a placeholder, a note that the part is missing, or nothing. */
  missing: 'pending' | 'said' | 'left out';
  /** Whether the report is from a file, a link or the saved list, so that its evidence is not checked here. */
  isUnchecked?: boolean | undefined;
  /**
   * For the web page: its analysis is collapsible and begins with the interpretation, which other renderers have only at the
   * top; below the report the page itself says that it is for guidance only.
   */
  onPage?: boolean | undefined;
}

/** A report file as content of a document. A short file has only verdict, reasons and pitch. */
export function contentOf(
  { report, ...file }: ReportFile | ShortReportFile,
  isUnchecked = false,
): ReportContent {
  return {
    ...file,
    sections: sectionsOf(report),
    language: file.meta.language,
    missing: 'short' in file ? 'left out' : 'said',
    isUnchecked,
  };
}

/** A report in the shape of arrived sections. */
export function sectionsOf({ strategicAnalysis, ...rest }: Partial<Report>): ArrivedSections {
  const parts = Object.entries(strategicAnalysis ?? {}).map(([part, value]) => [
    `strategicAnalysis.${part}`,
    value,
  ]);
  return { ...rest, ...Object.fromEntries(parts) };
}

/** A text, or what replaces a missing text. */
export function textOrMissing(
  text: string | undefined,
  { missing, language }: ReportContent,
  lines: number,
): Block | undefined {
  if (text !== undefined) return paragraph(text);
  if (missing === 'pending') return { type: 'pending', lines };
  return missing === 'said' ? paragraph(reportMessages[language].notWritten, 'note') : undefined;
}

const COLUMN_TONES = {
  strengths: 'success',
  weaknesses: 'danger',
  opportunities: 'info',
  threats: 'warning',
} as const satisfies Readonly<Record<string, Tone>>;

/** Two lists side by side; `undefined` if both are empty and no items are expected. */
export function columnsOf(
  { sections, missing, language }: ReportContent,
  ...names: readonly (keyof typeof COLUMN_TONES)[]
): ColumnsBlock | undefined {
  const texts = reportMessages[language];
  const isExpected = missing === 'pending' || (missing === 'said' && isScoredVerdict(sections.verdict));
  if (!isExpected && !names.some((name) => sections[`strategicAnalysis.${name}`]?.length)) return undefined;
  const columns = names.map((name) => {
    const items = sections[`strategicAnalysis.${name}`];
    const replacement = missing === 'pending' ? undefined : [texts.notWritten];
    return {
      title: texts[name],
      tone: COLUMN_TONES[name],
      items: items?.length === 0 ? [texts.none] : (items ?? replacement),
    };
  });
  return { type: 'columns', columns };
}

/** The ratings of the axes that have arrived. */
export function arrivedRatings(sections: ArrivedSections): readonly AxisRating[] {
  return sections.scoreBreakdown ?? AXES.flatMap((axis) => sections[`scoreBreakdown.${axis}`] ?? []);
}
