import { type PrintOptions, printedDocument } from '../document/printed-document.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { createPdf } from './create-pdf.ts';
import { fetchFont } from './fetch-font.ts';

/** The report or worksheet to print, with the options that the file does not contain. */
export interface PdfInput extends PrintOptions {
  file: WholeFile;
  /** Origin of this installation, printed on every page. */
  siteUrl: string;
}

/** `error` names the cause for the log; it never contains report text. */
type WorkerReply = { result: Uint8Array<ArrayBuffer> } | { error: string };

globalThis.addEventListener('message', async ({ data }: MessageEvent<PdfInput>) => {
  const { file, siteUrl, ...options } = data;
  try {
    reply({ result: await createPdf(printedDocument(file, options), siteUrl, fetchFont) });
  } catch (error) {
    reply({ error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
  }
});

function reply(message: WorkerReply): void {
  globalThis.postMessage(message);
}
