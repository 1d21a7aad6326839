import { type PrintOptions, printedDocument } from '../document/printed-document.ts';
import type { WholeFile } from '../domain/open-file.ts';
import { createPdf } from './create-pdf.ts';
import { fetchFont } from './fetch-font.ts';
import { reportFonts } from './report-fonts.ts';

/** The report or worksheet to print, and options that its file lacks. */
export interface PdfInput extends PrintOptions {
  file: WholeFile;
  /** Origin of this installation, printed on every page. */
  siteUrl: string;
}

export interface WorkerRequest extends PdfInput {
  /** `prepare` only fetches fonts; its reply has empty `bytes`. */
  type: 'create' | 'prepare';
}

/** `error` names the cause for the log; it never contains report text. */
export type WorkerReply = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { error: string });

globalThis.addEventListener(
  'message',
  async ({ data }: MessageEvent<{ id: number; request: WorkerRequest }>) => {
    const { id, request } = data;
    const { type, file, siteUrl, ...options } = request;
    try {
      const report = printedDocument(file, options);
      if (type === 'prepare') {
        await reportFonts(report, siteUrl, fetchFont);
        reply({ id, bytes: new Uint8Array() });
      } else reply({ id, bytes: await createPdf(report, siteUrl, fetchFont) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
    }
  },
);

function reply(message: WorkerReply): void {
  globalThis.postMessage(message, { transfer: 'bytes' in message ? [message.bytes.buffer] : [] });
}
