import { openReportFile } from '../../domain/report-file.ts';
import { type LinkProblem, type OpenedLink, openLink } from './report-link.ts';
import { isReportFragment } from './take-fragment.ts';

/** Why a chosen, dropped, pasted or linked text is not shown as a report. */
export type SharedProblem = LinkProblem | 'not_json' | 'unreadable';

export type OpenedText = OpenedLink | { kind: 'problem'; problem: SharedProblem };

/** In bytes. Larger than any report with plan, ratings, evidence and results. */
export const REPORT_FILE_MAX_BYTES = 1024 * 1024;

/** Opens pasted text: a report file or a link. The text is untrusted. */
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

/** Opens a chosen or dropped file. */
export async function openFile(file: Blob): Promise<OpenedText> {
  if (file.size > REPORT_FILE_MAX_BYTES) return { kind: 'problem', problem: 'too_large' };
  try {
    return await openText(await file.text());
  } catch {
    return { kind: 'problem', problem: 'unreadable' };
  }
}
