import { contentOf, type ReportContent } from '../../document/content.ts';
import type { ReplyEntry } from '../../domain/reply.ts';
import { isWriting, type ReportRequest, type TabReport } from './tab-report.ts';

/** The content of a report of this tab, finished or not; `undefined` for a worksheet. */
export function tabContent(report: TabReport): ReportContent | undefined {
  const { idea, language, sections, answerBlocks, evidence, results, file, origin } = report;
  if (file && !isWriting(report)) {
    if (file.format === 'crisol-worksheet') return undefined;
    const content = contentOf(file, origin !== undefined);
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
