import { openReportFile } from '../../domain/report-file.ts';
import { type OpenedReport, openLink } from './report-link.ts';
import { REPORT_FRAGMENT } from './take-fragment.ts';

/** In bytes. No report with plan, ratings, evidence and results is as large. */
const REPORT_FILE_MAX_BYTES = 1024 * 1024;

/** Opens pasted text: a report file or a link. The text is untrusted. */
export async function openText(text: string): Promise<OpenedReport> {
  const trimmed = text.trim();
  if (trimmed.length > REPORT_FILE_MAX_BYTES) return { ok: false, problem: 'too_large' };
  const fragment = trimmed.slice(Math.max(0, trimmed.indexOf('#')));
  if (!trimmed.startsWith('{') && REPORT_FRAGMENT.test(fragment)) return openLink(fragment);
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return { ok: false, problem: 'not_json' };
  }
  return openReportFile(value);
}

export async function openFile(file: Blob): Promise<OpenedReport> {
  if (file.size > REPORT_FILE_MAX_BYTES) return { ok: false, problem: 'too_large' };
  try {
    return await openText(await file.text());
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}
