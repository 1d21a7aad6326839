import { checkOrigin, trustedUrl } from '../trusted-url.ts';
import type { WorkName, WorkReply, WorkRequest, WorkResult } from './call.worker.ts';
import workerUrl from './call.worker.ts?worker&url';

/**
 * Does work of `call.worker.ts` outside the page's own thread.
 * @throws Error if the worker's code cannot be fetched, or the work fails
 */
export async function inWorker<Name extends WorkName>(
  name: Name,
  ...inputs: WorkRequest<Name>['inputs']
): Promise<WorkResult<Name>> {
  const worker = new Worker(trustedUrl('worker', workerUrl, checkOrigin), { type: 'module', name: 'call' });
  try {
    const reply = await new Promise<WorkReply<Name>>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkReply<Name>>) => resolve(data));
      for (const type of ['error', 'messageerror'])
        worker.addEventListener(type, () => reject(new Error('The worker of the call failed')));
      worker.postMessage({ name, inputs } satisfies WorkRequest<Name>);
    });
    if ('error' in reply) throw new Error(`The worker of the call failed: ${reply.error}`);
    return reply.result;
  } finally {
    worker.terminate();
  }
}
