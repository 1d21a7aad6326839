import { readFileSync } from 'node:fs';
import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../domain/language.ts';
import { CallUsageError } from './options.ts';

/** A lock file has fewer bytes than this. */
const LOCK_MAX = 1_000;

export interface FolderLock {
  /**
   * Checks that the folder is still there and no other command has taken it over.
   * @throws CallUsageError, and the file system's errors
   */
  check(): void;
  release(): Promise<void>;
}

/**
 * Reserves a folder for this process, so that two commands never write into one journal. Takes over the lock of a process on
 * this machine that has ended, and an unreadable lock.
 * @throws CallUsageError if another command uses the folder
 */
export async function lockFolder(folder: string, language: Language): Promise<FolderLock> {
  const file = join(folder, 'call.lock');
  const content = JSON.stringify({ pid: process.pid, host: hostname() });
  const create = () => writeFile(file, content, { flag: 'wx' });
  await create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const owner = ownerOf(await textOfLock(file));
    if (owner && mayRun(owner)) throw inUse(file, owner, language);
    // If another command takes the lock over at the same moment, one of the two fails here or at its first `check`.
    await rm(file, { force: true });
    await create();
  });
  return {
    check() {
      const current = readFileSync(file, 'utf8');
      if (current !== content) throw inUse(file, ownerOf(current), language);
    },
    async release() {
      if ((await textOfLock(file)) === content) await rm(file, { force: true });
    },
  };
}

interface Owner {
  readonly pid: number;
  readonly host: string;
}

const inUse = (file: string, owner: Owner | undefined, language: Language) =>
  new CallUsageError(language, (words) => words.inUse(file, `${owner?.pid ?? '?'}, ${owner?.host ?? '?'}`));

/** `''` if the lock is missing or not a regular file: reading a pipe or a device may never end. */
async function textOfLock(file: string): Promise<string> {
  const stats = await lstat(file).catch(() => undefined);
  return stats?.isFile() && stats.size < LOCK_MAX ? readFile(file, 'utf8') : '';
}

function ownerOf(content: string): Owner | undefined {
  try {
    const { pid, host } = JSON.parse(content);
    return Number.isInteger(pid) && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is running, or may be running on another machine. */
function mayRun({ pid, host }: Owner): boolean {
  if (host !== hostname()) return true;
  // In a new container, this process may have the id of the process that was killed.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
