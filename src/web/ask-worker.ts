import { trustedUrl } from './trusted-url.ts';

/** What a worker sends. `progress` is from 0 to 1. `error` names the cause and contains no text of a person. */
export type WorkerReply<Result> = { progress: number } | { result: Result } | { error: string };

/**
 * Sends a task to a new worker, and ends the worker after its result.
 * @param options `timeout`: the longest time to the result, in milliseconds
 * @throws Error if the worker's code cannot be fetched, the task fails or takes too long
 */
export async function askWorker<Result>(
  name: string,
  url: string,
  task: unknown,
  options: { timeout?: number; onProgress?: ((progress: number) => void) | undefined },
): Promise<Result> {
  const { timeout, onProgress } = options;
  const worker = new Worker(trustedUrl('worker', url), { type: 'module', name });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const fail = (cause: string) => reject(new Error(`The worker ${name} ${cause}`));
      if (timeout !== undefined) timer = setTimeout(() => fail('did not reply'), timeout);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Result>>) => {
        if ('progress' in data) onProgress?.(data.progress);
        else if ('result' in data) resolve(data.result);
        else fail(`failed: ${data.error}`);
      });
      for (const type of ['error', 'messageerror']) worker.addEventListener(type, () => fail('failed'));
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
