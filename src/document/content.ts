import type { Evidence } from '../domain/evidence.ts';
import type { Language } from '../domain/language.ts';
import type { ArrivedSections, Meta, Report } from '../domain/report.ts';
import type { ReportFile, ShortReportFile } from '../domain/report-file.ts';
import { AXES } from '../domain/rubric.ts';
import type { Block, ColumnsBlock, Tone } from './blocks.ts';
import { paragraph } from './make-blocks.ts';
import { reportMessages } from './report-messages.ts';

/** The evidence that has arrived: at first only the sources, and the citations of the answer's blocks. */
export type ArrivedEvidence = Pick<Evidence, 'sources' | 'citations'> & Partial<Evidence>;

/** The arrived sections of a report, with its replies, ratings and evidence. */
export interface ReportContent extends Pick<ReportFile, 'idea' | 'replies' | 'ratings' | 'results'> {
  language: Language;
  sections: ArrivedSections;
  /** The blocks `answer.0`, `answer.1` … that have arrived, until `sections` has the answer. */
  answerBlocks?: readonly string[] | undefined;
  evidence?: ArrivedEvidence | undefined;
  /** Whether the report is this site's example, which no model wrote. */
  isExample?: boolean | undefined;
  /** `undefined` until the report is complete. */
  meta?: Meta | undefined;
  /** Whether the report is still being written, so that placeholders stand for its missing parts. */
  isWriting?: boolean | undefined;
  /** Whether the report is from a file, a link or the saved list, so that Crisol has not checked its evidence here. */
  isUnchecked?: boolean | undefined;
}

/** A report file as content of a document. A short file has only the fields of `shortReportFileSchema`. */
export function contentOf({ report, ...file }: ReportFile | ShortReportFile): ReportContent {
  return { ...file, sections: sectionsOf(report), language: file.meta.language };
}

/** A report in the shape of arrived sections. */
export function sectionsOf({ strategicAnalysis, ...rest }: Partial<Report>): ArrivedSections {
  const parts = Object.entries(strategicAnalysis ?? {}).map(([part, value]) => [
    `strategicAnalysis.${part}`,
    value,
  ]);
  return { ...rest, ...Object.fromEntries(parts) };
}

/** Whether the report has, or will have, an answer and a full analysis: only an idea that was judged has them. */
export function isAnswered({ sections: { verdict = 'judged' } }: Pick<ReportContent, 'sections'>): boolean {
  return verdict === 'judged';
}

export function textOrPending(
  text: string | undefined,
  { isWriting }: Pick<ReportContent, 'isWriting'>,
  lines: number,
): Block | undefined {
  if (text !== undefined) return paragraph(text);
  return isWriting ? { type: 'pending', lines } : undefined;
}

const COLUMN_TONES = {
  strengths: 'success',
  weaknesses: 'danger',
  opportunities: 'info',
  threats: 'warning',
} as const satisfies Readonly<Record<string, Tone>>;

/** Two lists side by side; `undefined` if a finished report has neither. */
export function columnsOf(
  { sections, isWriting, language }: ReportContent,
  ...names: readonly (keyof typeof COLUMN_TONES)[]
): ColumnsBlock | undefined {
  const texts = reportMessages[language];
  if (!isWriting && !names.some((name) => sections[`strategicAnalysis.${name}`]?.length)) return undefined;
  const columns = names.map((name) => {
    const items = sections[`strategicAnalysis.${name}`];
    const isEmpty = items ? items.length === 0 : !isWriting;
    return { title: texts[name], tone: COLUMN_TONES[name], items: isEmpty ? [texts.none] : items };
  });
  return { type: 'columns', columns };
}

/** The ratings of the axes that have arrived. */
export function arrivedRatings(sections: ArrivedSections): NonNullable<ArrivedSections['scoreBreakdown']> {
  return sections.scoreBreakdown ?? AXES.flatMap((axis) => sections[`scoreBreakdown.${axis}`] ?? []);
}
