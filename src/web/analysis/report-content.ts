import { contentOf, type ReportContent } from '../../document/content.ts';
import type { ReplyEntry } from '../../domain/reply.ts';
import { isReport, isWriting, type ReportRequest, type TabReport } from './tab-report.ts';

/** The content of a report of this tab, finished or not. */
export function tabContent(report: TabReport): ReportContent {
  const { idea, language, sections, answerBlocks, evidence, results, origin } = report;
  if (isReport(report) && !isWriting(report)) {
    const content = { ...contentOf(report.file), isUnchecked: origin !== undefined };
    const { reply } = report.requests;
    return reply ? { ...content, replies: [...(content.replies ?? []), pendingReply(reply)] } : content;
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

/** A note whose reply is being written, or has failed, as part of the thread. */
function pendingReply({ note = '', text = '' }: ReportRequest): ReplyEntry {
  return { note, reply: text, at: '' };
}
