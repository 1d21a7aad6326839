import { decodeFile, FILE_MAX_BYTES } from '../../domain/file-data.ts';
import { type Opened, openFile, type Unopened } from '../../domain/open-file.ts';
import { isPdf, openPdf, PDF_MAX_BYTES, type PdfProblem } from '../../domain/pdf-data.ts';

/** Why a chosen file or a followed link could not be opened. */
export type UnopenedFile = Unopened<PdfProblem | 'not_json' | 'unreadable'>;
/** `isResaved`: another program has saved the PDF again. */
export type Opening = Promise<(Opened & { isResaved?: boolean }) | UnopenedFile>;

/** Reads a fragment that begins with `#r` and a digit. The fragment is untrusted. */
export function openLink(fragment: string): Opening {
  return decodeFile(fragment.slice(1));
}

/** Opens a PDF or a report file. The file is untrusted. */
export async function openChosenFile(file: Blob): Opening {
  if (file.size > PDF_MAX_BYTES) return { ok: false, problem: 'too_large' };
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
  if (isPdf(bytes)) return openPdf(bytes);
  if (bytes.length > FILE_MAX_BYTES) return { ok: false, problem: 'too_large' };
  try {
    return openFile(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return { ok: false, problem: 'not_json' };
  }
}
