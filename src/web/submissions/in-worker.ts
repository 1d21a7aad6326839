import { type CallText, callTexts } from '../../submissions/texts.ts';
import { trustedUrl } from '../trusted-url.ts';
import type { WorkName, WorkReply, WorkRequest, WorkResult } from './call.worker.ts';
import workerUrl from './call.worker.ts?worker&url';
import type { CallTable } from './state.ts';

/**
 * Runs a task in `call.worker.ts`.
 * @param onProgress gets the progress from 0 to 1, of tasks that report it
 * @throws Error if the worker's code cannot be fetched or the task fails
 */
export async function inWorker<Name extends WorkName>(
  name: Name,
  inputs: WorkRequest<Name>['inputs'],
  onProgress?: (progress: number) => void,
): Promise<WorkResult<Name>> {
  const worker = new Worker(trustedUrl('worker', workerUrl), { type: 'module', name: 'call' });
  try {
    return await new Promise<WorkResult<Name>>((resolve, reject) => {
      const fail = (cause: string) => reject(new Error(`The worker of the call failed${cause}`));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkReply<Name>>) => {
        if ('progress' in data) onProgress?.(data.progress);
        else if ('result' in data) resolve(data.result);
        else fail(`: ${data.error}`);
      });
      for (const type of ['error', 'messageerror']) worker.addEventListener(type, () => fail(''));
      worker.postMessage({ name, inputs } satisfies WorkRequest<Name>);
    });
  } finally {
    worker.terminate();
  }
}

/** The texts of a table. A worker computes their hashes, because those of thousands of texts would block the page. */
export async function textsOf(callTable: CallTable): Promise<readonly CallText[]> {
  const { table, roles, filters, opened } = callTable;
  // If the worker fails, for example because its code cannot be fetched offline, the page computes the hashes.
  return opened?.texts ?? inWorker('texts', [callTable]).catch(() => callTexts(table, roles, filters));
}
