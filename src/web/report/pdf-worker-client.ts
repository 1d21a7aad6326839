import type { PdfInput } from '../../pdf/report-pdf.worker.ts';
import workerUrl from '../../pdf/report-pdf.worker.ts?worker&url';
import { askWorker } from '../ask-worker.ts';

/** A PDF normally takes less than a second. */
const TIMEOUT_MS = 60_000;

/** Creates the PDF of a report or worksheet in its own worker. */
export const createReportPdf = (input: PdfInput) =>
  askWorker<Uint8Array<ArrayBuffer>>('report-pdf', workerUrl, input, { timeout: TIMEOUT_MS });
