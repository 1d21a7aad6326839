import { decodeFile, FILE_MAX_BYTES } from '../../domain/file-data.ts';
import { type Opened, openFile, type Unopened } from '../../domain/open-file.ts';
import { isPdf, openPdf, PDF_MAX_BYTES, type PdfProblem } from '../../domain/pdf-data.ts';
import { REPORT_FRAGMENT } from './take-fragment.ts';

/** Why a chosen file, a pasted text or a followed link could not be opened. */
export type UnopenedFile = Unopened<PdfProblem | 'not_json' | 'unreadable'>;
/** `isResaved`: another program has saved the PDF again. */
export type Opening = Promise<(Opened & { isResaved?: boolean }) | UnopenedFile>;

/** Reads a fragment that begins with `#r` and a digit. The fragment is untrusted. */
export function openLink(fragment: string): Opening {
  return decodeFile(fragment.slice(1));
}

/** Opens pasted text: a report file or a link. The text is untrusted. */
export async function openText(text: string): Opening {
  const trimmed = text.trim();
  if (trimmed.length > FILE_MAX_BYTES) return { ok: false, problem: 'too_large' };
  const fragment = trimmed.slice(Math.max(0, trimmed.indexOf('#')));
  if (!trimmed.startsWith('{') && REPORT_FRAGMENT.test(fragment)) return openLink(fragment);
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return { ok: false, problem: 'not_json' };
  }
  return openFile(value);
}

/** Opens a PDF, a report file, or a file with a link. The file is untrusted. */
export async function openChosenFile(file: Blob): Opening {
  if (file.size > PDF_MAX_BYTES) return { ok: false, problem: 'too_large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return await (isPdf(bytes) ? openPdf(bytes) : openText(new TextDecoder().decode(bytes)));
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}
