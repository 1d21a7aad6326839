import { lstat, realpath, rm, stat, writeFile } from 'node:fs/promises';
import type { Language } from '../domain/language.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { commandMessages } from './messages.ts';
import { UsageError } from './options.ts';
import { unfinishedFile, writeAtomically } from './write-file.ts';

/**
 * Checks before the analysis, which costs minutes or money, that a PDF can be written to `target`.
 * @throws UsageError
 */
export async function checkPdfTarget(target: string, language: Language): Promise<void> {
  try {
    const { path, isOther } = await resolveTarget(target);
    if (isOther) throw new UsageError(commandMessages[language].notAFile(target), language);
    // Checking permissions is not enough: root has all permissions, even in folders that accept no file.
    await writeFile(unfinishedFile(path), '');
    await rm(unfinishedFile(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new UsageError(commandMessages[language].unwritablePdf(target, code), language);
  }
}

/**
 * Follows a link, because renaming a file onto a link would replace the link. `isOther`: not a regular file.
 * @throws ErrnoException if the link points to a missing file
 */
async function resolveTarget(target: string): Promise<{ path: string; isOther: boolean }> {
  const existing = await lstat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (existing === undefined) return { path: target, isOther: false };
  const path = await realpath(target);
  return { path, isOther: !(await stat(path)).isFile() };
}

/**
 * Saves a report or worksheet as a PDF.
 * @returns why it could not be saved, in the report's language; `undefined` on success
 */
export async function savePdf(target: string, file: WholeFile, siteUrl: string): Promise<string | undefined> {
  const texts = commandMessages[file.meta.language];
  let bytes: Uint8Array;
  try {
    const { reportPdf } = await import('./report-pdf.ts');
    bytes = await reportPdf(file, siteUrl);
  } catch (error) {
    return texts.pdfFailed((error as Error).message);
  }
  try {
    const { path } = await resolveTarget(target);
    await writeAtomically(path, [bytes]);
    return undefined;
  } catch (error) {
    return texts.unwritablePdf(target, (error as NodeJS.ErrnoException).code ?? '');
  }
}
