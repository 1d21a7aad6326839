import { openReportFile } from '../../domain/report-file.ts';
import { type LinkProblem, type OpenedLink, openLink } from './report-link.ts';
import { isReportFragment } from './take-fragment.ts';

/** Why something that was chosen, dropped, pasted or followed shows no report. */
export type SharedProblem = LinkProblem | 'not_json' | 'unreadable';

export type OpenedText = OpenedLink | { kind: 'problem'; problem: SharedProblem };

/** Larger than any report with its plan, ratings, evidence and results. Bytes. */
export const REPORT_FILE_MAX_BYTES = 1024 * 1024;

/** Opens what a person pasted: the text of a report file, or a link. Both may be anybody's. */
export async function openText(text: string): Promise<OpenedText> {
  const trimmed = text.trim();
  if (trimmed.length > REPORT_FILE_MAX_BYTES) return { kind: 'problem', problem: 'too_large' };
  const fragment = trimmed.slice(Math.max(0, trimmed.indexOf('#')));
  if (!trimmed.startsWith('{') && isReportFragment(fragment)) return openLink(fragment);
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return { kind: 'problem', problem: 'not_json' };
  }
  const opened = openReportFile(value);
  return opened.ok ? { kind: 'whole', file: opened.file } : { kind: 'problem', problem: opened.problem };
}

/** Opens a file that was chosen or dropped. */
export async function openFile(file: Blob): Promise<OpenedText> {
  if (file.size > REPORT_FILE_MAX_BYTES) return { kind: 'problem', problem: 'too_large' };
  try {
    return await openText(await file.text());
  } catch {
    return { kind: 'problem', problem: 'unreadable' };
  }
}
