import { contentOf, type ReportContent } from '../../document/content.ts';
import { isWriting, type TabReport } from './tab-report.ts';

/** The content of a report of this tab, finished or not; `undefined` for a worksheet. */
export function tabContent(report: TabReport): ReportContent | undefined {
  const { idea, language, sections, answerBlocks, evidence, results, file, origin } = report;
  if (file && !isWriting(report)) {
    return file.format === 'crisol-report' ? contentOf(file, origin !== undefined) : undefined;
  }
  return {
    idea,
    language,
    sections,
    answerBlocks,
    evidence,
    results: results === undefined ? undefined : { text: results },
    isWriting: isWriting(report),
  };
}
