import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and its missing parents. Node's `recursive` option loops forever if the file system, such as `/proc`, reports
 * `ENOENT` for a folder whose parent exists.
 * @throws the file system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      // Another process has made the folder meanwhile.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
