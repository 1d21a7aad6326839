import type { PdfInput, WorkerReply } from '../../pdf/report-pdf.worker.ts';
import workerUrl from '../../pdf/report-pdf.worker.ts?worker&url';
import { trustedUrl } from '../trusted-url.ts';

/** Timeout for the PDF worker, in milliseconds. A PDF normally takes less than a second. */
const REPLY_TIMEOUT_MS = 60_000;

/**
 * Creates the PDF of a report or worksheet in its own worker.
 * @throws Error if code or fonts cannot be fetched, or after a minute without a reply
 */
export async function createReportPdf(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(trustedUrl('worker', workerUrl), {
    type: 'module',
    name: 'report-pdf',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(reason));
    timer = setTimeout(() => fail('The PDF worker did not reply'), REPLY_TIMEOUT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('bytes' in data) resolve(data.bytes);
      else fail(`The PDF could not be made: ${data.error}`);
    });
    worker.addEventListener('error', () => fail('The PDF worker failed'));
    worker.postMessage(input);
  });
  return made.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
