import { constants } from 'node:fs';
import { access, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Language } from '../domain/idea.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { messages } from './messages.ts';
import { UsageError } from './options.ts';

/**
 * Checks that a PDF can be written to `target` before the analysis, which costs minutes or money.
 * @throws UsageError
 */
export async function checkPdfTarget(target: string, language: Language): Promise<void> {
  try {
    const existing = await stat(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (existing?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    await access(existing ? target : dirname(target), constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(messages[language].unwritablePdf(target, code), language);
  }
}

/**
 * Saves a report or worksheet as a PDF.
 * @returns why it could not be saved, in the report's language; `undefined` on success
 */
export async function savePdf(target: string, file: WholeFile, siteUrl: string): Promise<string | undefined> {
  const texts = messages[file.meta.language];
  let bytes: Uint8Array;
  try {
    const { reportPdf } = await import('./report-pdf.ts');
    bytes = await reportPdf(file, siteUrl);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' && path ? texts.noFont(path) : texts.pdfFailed((error as Error).message);
  }
  try {
    await writeFile(target, bytes);
    return undefined;
  } catch (error) {
    return texts.unwritablePdf(target, (error as NodeJS.ErrnoException).code ?? '');
  }
}
