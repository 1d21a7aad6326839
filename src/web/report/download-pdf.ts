import type { ReportFile } from '../../domain/report-file.ts';
import type { WorkerReply, WorkerRequest } from '../../pdf/report-pdf.worker.ts';
import workerUrl from '../../pdf/report-pdf.worker.ts?worker&url';
import { startWorker } from '../ui/start-worker.ts';

/** Normally a PDF takes less than a second. */
const REPLY_TIMEOUT_MS = 60_000;

interface Waiting {
  resolve(bytes: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Creates the report's PDF in a worker.
 * @param siteUrl origin of this installation, printed on every page
 * @param opened whether the report came from a file or link
 * @param author for the example, whose file does not say it
 * @throws Error if code or fonts cannot be fetched, or after a minute without a reply
 */
export async function createReportPdf(
  file: ReportFile,
  siteUrl: string,
  opened = false,
  author?: 'example',
): Promise<Blob> {
  const bytes = await ask({ type: 'create', file, siteUrl, opened, author });
  return new Blob([bytes], { type: 'application/pdf' });
}

/**
 * Loads the code and fonts for this report's PDF, so that it can be created offline. Errors are ignored:
 * `createReportPdf` loads what is missing.
 */
export async function prepareReportPdf(file: ReportFile, siteUrl: string, opened = false): Promise<void> {
  await ask({ type: 'prepare', file, siteUrl, opened }).catch(() => undefined);
}

function ask(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const id = nextId++;
    const timer = setTimeout(() => dropWorker(new Error('The PDF worker did not answer')), REPLY_TIMEOUT_MS);
    waiting.set(id, {
      resolve(bytes) {
        clearTimeout(timer);
        resolve(bytes);
      },
      reject(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    try {
      worker ??= startPdfWorker();
      worker.postMessage({ id, request });
    } catch (cause) {
      dropWorker(new Error('The PDF worker could not be started', { cause }));
    }
  });
}

function startPdfWorker(): Worker {
  const started = startWorker(workerUrl, 'report-pdf');
  started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ('bytes' in data) waiter?.resolve(data.bytes);
    else waiter?.reject(new Error(`The PDF could not be made: ${data.error}`));
  });
  started.addEventListener('error', () => dropWorker(new Error('The PDF worker failed')));
  started.addEventListener('messageerror', () => dropWorker(new Error('The PDF worker failed')));
  return started;
}

/** The next request starts a new worker. */
function dropWorker(error: Error): void {
  worker?.terminate();
  worker = undefined;
  const waiters = [...waiting.values()];
  waiting.clear();
  for (const waiter of waiters) waiter.reject(error);
}
