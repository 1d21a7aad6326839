import type { PdfInput, WorkerReply, WorkerRequest } from '../../pdf/report-pdf.worker.ts';
import workerUrl from '../../pdf/report-pdf.worker.ts?worker&url';
import { trustedUrl } from '../trusted-url.ts';

export type { PdfInput };

/** In milliseconds. A PDF normally takes less than a second. */
const REPLY_TIMEOUT_MS = 60_000;

interface PendingReply {
  resolve(bytes: Uint8Array<ArrayBuffer>): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, PendingReply>();

/**
 * Creates the report's PDF in a worker.
 * @throws Error if code or fonts cannot be fetched, or after a minute without a reply
 */
export function createReportPdf(input: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  return request({ ...input, type: 'create' });
}

/**
 * Loads the code and fonts for this report's PDF, so that it can be created offline. Errors are ignored:
 * `createReportPdf` loads what is missing.
 */
export async function prepareReportPdf(input: PdfInput): Promise<void> {
  await request({ ...input, type: 'prepare' }).catch(() => undefined);
}

function request(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>> {
  const timer = setTimeout(() => dropWorker(new Error('The PDF worker did not reply')), REPLY_TIMEOUT_MS);
  const reply = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const id = nextId++;
    waiting.set(id, { resolve, reject });
    try {
      worker ??= startPdfWorker();
      worker.postMessage({ id, request });
    } catch (cause) {
      dropWorker(new Error('The PDF worker could not be started', { cause }));
    }
  });
  return reply.finally(() => clearTimeout(timer));
}

function startPdfWorker(): Worker {
  const started = new Worker(trustedUrl('worker', workerUrl), {
    type: 'module',
    name: 'report-pdf',
  });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const waiter = waiting.get(data.id);
    waiting.delete(data.id);
    if ('bytes' in data) waiter?.resolve(data.bytes);
    else waiter?.reject(new Error(`The PDF could not be made: ${data.error}`));
  });
  for (const type of ['error', 'messageerror']) {
    started.addEventListener(type, () => dropWorker(new Error('The PDF worker failed')));
  }
  return started;
}

/** Stops the worker and rejects all requests to it with `error`. The next request starts a new worker. */
function dropWorker(error: Error): void {
  worker?.terminate();
  worker = undefined;
  const waiters = [...waiting.values()];
  waiting.clear();
  for (const waiter of waiters) waiter.reject(error);
}
