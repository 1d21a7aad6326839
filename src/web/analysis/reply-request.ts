import { REQUEST_MAX_BYTES, type RequestOf } from '../../domain/endpoints.ts';
import { codePointLength, RESULTS_MAX_LENGTH } from '../../domain/idea.ts';
import { SENT_REPLIES_MAX } from '../../domain/reply.ts';
import { ANSWER_TEXT_MAX_LENGTH, judgementSchema } from '../../domain/report.ts';
import type { ReportFile } from '../../domain/report-file.ts';

/** Maximum length of a request body in bytes of UTF-8, with a reserve below the server's limit. */
const BODY_MAX_LENGTH = REQUEST_MAX_BYTES - 4096;

/**
 * The request for a reply to a note. If the body is too long, the oldest replies are left out, then the citations.
 * Files of earlier versions may have long answers.
 */
export function replyRequest(file: ReportFile, note: string): RequestOf<'reply'> {
  const { idea, report, meta, evidence, replies = [] } = file;
  const request: RequestOf<'reply'> = {
    idea,
    language: meta.language,
    judgement: judgementSchema.parse(report),
    headline: report.headline ?? report.projectName,
    answer: (report.answer ?? '').slice(0, ANSWER_TEXT_MAX_LENGTH),
    citations: evidence?.citations ?? [],
    replies: replies.slice(-SENT_REPLIES_MAX).map((entry) => ({ note: entry.note, reply: entry.reply })),
    note,
  };
  while (bytesOf(request) > BODY_MAX_LENGTH && request.replies?.length) request.replies.shift();
  if (bytesOf(request) > BODY_MAX_LENGTH) delete request.citations;
  return request;
}

function bytesOf(body: object): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}

/** The results, cut at the start to the length that a request can hold, because the latest notes come last. */
export function fittedResults(results: string): string {
  const excess = codePointLength(results) - RESULTS_MAX_LENGTH;
  return excess > 0 ? Array.from(results).slice(excess).join('') : results;
}
