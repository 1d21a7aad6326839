import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of this process's heap that are in use after a garbage collection. */
export async function heapInUse(): Promise<number> {
  // Pending callbacks, e.g. the end of a connection, keep objects reachable.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
