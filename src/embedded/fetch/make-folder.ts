import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it that are missing. The `recursive` form of Node never ends, and keeps a core busy, where
 * the file system says `ENOENT` of a folder whose parent exists, as `/proc` does.
 * @throws the file system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      // Another process has made it meanwhile.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
