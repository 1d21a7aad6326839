import { encodeFile } from '../../domain/file-data.ts';
import type { WholeFile } from '../../domain/open-file.ts';
import { type ReportFile, type ShortReportFile, shortReportFileSchema } from '../../domain/report-file.ts';
import { boundText } from '../../text/bound-text.ts';

/** Maximum length in characters, including the page's URL. Chats and mail programs do not cut links of this length. */
export const SHORT_LINK_MAX_LENGTH = 2000;

/** The reasons and suggestions of the axes are shortened to each of these lengths in turn, until the link fits. */
const CLIPPED_LENGTHS = [1000, 160, 100, 60, 30];

/** A link that contains the whole report or worksheet. @param pageUrl the page that opens it, without a fragment */
export async function wholeLink(file: WholeFile, pageUrl: string): Promise<string> {
  return `${pageUrl}#${await encodeFile(file)}`;
}

/** A link with the short form of a report: at most `SHORT_LINK_MAX_LENGTH` characters, unless the idea alone takes more. */
export async function shortLink(file: ReportFile, pageUrl: string): Promise<string> {
  let link = '';
  for (const length of CLIPPED_LENGTHS) {
    link = `${pageUrl}#${await encodeFile(shortened(file, length))}`;
    if (link.length <= SHORT_LINK_MAX_LENGTH) break;
  }
  return link;
}

/** The short form of a report. `length` limits the axes' texts and, above 200, the pitch. The schema drops the rest. */
function shortened(file: ReportFile, length: number): ShortReportFile {
  const { scoreBreakdown, pitch } = file.report;
  const ratings = scoreBreakdown?.map((rating) => ({
    ...rating,
    reason: boundText(rating.reason, length),
    ...(rating.raise !== undefined && { raise: boundText(rating.raise, length) }),
  }));
  const shortPitch = pitch === undefined ? undefined : boundText(pitch, Math.max(length, 200));
  const report = { ...file.report, scoreBreakdown: ratings, pitch: shortPitch };
  return shortReportFileSchema.parse({ ...file, short: true, report });
}
