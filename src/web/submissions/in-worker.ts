import { askWorker } from '../ask-worker.ts';
import type { WorkName, WorkRequest, WorkResult } from './call.worker.ts';
import workerUrl from './call.worker.ts?worker&url';

/** Runs a task in `call.worker.ts`. */
export const inWorker = <Name extends WorkName>(
  name: Name,
  inputs: WorkRequest<Name>['inputs'],
  onProgress?: (progress: number) => void,
) =>
  askWorker<WorkResult<Name>>('call', workerUrl, { name, inputs } satisfies WorkRequest<Name>, {
    onProgress,
  });
