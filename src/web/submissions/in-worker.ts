import { trustedUrl } from '../trusted-url.ts';
import type { WorkName, WorkReply, WorkRequest, WorkResult } from './call.worker.ts';
import workerUrl from './call.worker.ts?worker&url';

/**
 * Runs a task in `call.worker.ts`.
 * @param onProgress called with the progress, from 0 to 1, if the task reports it
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
