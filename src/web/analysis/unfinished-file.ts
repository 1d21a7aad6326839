import { ERROR_CODES, type ErrorCode } from '../../domain/errors.ts';
import type { ArrivedSections, Meta, Report } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';
import type { Failure } from './source.ts';
import { isReport, type TabReport } from './tab-report.ts';

/** Prefix of the sections that are parts of `strategicAnalysis`. */
const ANALYSIS = 'strategicAnalysis.';

/** The sections in the shape of a report, without the sections of single axes. */
function reportOf(sections: ArrivedSections): Partial<Report> {
  const entries = Object.entries(sections);
  const analysis = entries.filter(([field]) => field.startsWith(ANALYSIS));
  const rest = entries.filter(([field]) => !field.includes('.'));
  return {
    ...Object.fromEntries(rest),
    strategicAnalysis: Object.fromEntries(
      analysis.map(([field, value]) => [field.slice(ANALYSIS.length), value]),
    ) as Report['strategicAnalysis'],
  };
}

/** Whether the first step is whole. */
export function isJudged(sections: ArrivedSections): boolean {
  const { interpretation, projectName, score } = sections;
  return (
    [interpretation, projectName, score].every((value) => value !== undefined) &&
    sections['strategicAnalysis.strengths'] !== undefined &&
    sections['strategicAnalysis.weaknesses'] !== undefined
  );
}

/**
 * The file of a report whose second step ended early; `undefined` if its first step is not whole. Until a new headline
 * arrives, the answer of an earlier file is kept.
 */
export function unfinishedFile(report: TabReport, failure: Failure | undefined): ReportFile | undefined {
  const { idea, results, sections, answerBlocks, evidence, progress, language } = report;
  if (!isJudged(sections)) return undefined;
  const earlier = isReport(report) ? report.file : undefined;
  const before = sections.headline === undefined ? earlier?.report : undefined;
  const arrived = reportOf(sections) as Report;
  if (answerBlocks) arrived.answer = answerBlocks.join('\n\n');
  const meta: Meta = {
    service: progress?.service ?? '',
    model: progress?.model ?? '',
    generatedAt: new Date(progress?.startedAt ?? 0).toISOString(),
    ...(progress?.rubric !== undefined && { rubric: progress.rubric }),
    ...earlier?.meta,
    language,
    unfinished: errorCode(failure),
  };
  return {
    ...(earlier ?? { format: 'crisol-report', version: 1, idea, ...withResults(results) }),
    report: {
      ...before,
      ...arrived,
      strategicAnalysis: { ...before?.strategicAnalysis, ...arrived.strategicAnalysis },
    },
    meta,
    ...(evidence && { evidence }),
  };
}

/** The results as a part of a report's file. */
export function withResults(results: string | undefined): Pick<ReportFile, 'results'> {
  return results === undefined ? {} : { results: { text: results } };
}

/** The code that a file states for a failure. */
function errorCode(failure: Failure | undefined): ErrorCode {
  if (!failure || failure.code === 'interrupted') return 'cancelled';
  return ERROR_CODES.find((code) => code === failure.code) ?? 'incomplete_response';
}
