import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { lstat, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The interval at which a lock's time is renewed, and the age at which a lock is stale. */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 30_000;
/** More bytes than a lock has. */
const LOCK_MAX = 1_000;

/** Another command uses the folder, or took it over while this command was suspended. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Somebody removed or renamed the folder while the command runs. */
export class FolderGone extends Error {
  override readonly name = 'FolderGone';
}

export interface FolderLock {
  /**
   * Checks that no other command took the lock over.
   * @throws FolderInUse, FolderGone, and the file system's errors
   */
  check(): void;
  release(): Promise<void>;
}

/**
 * Reserves a folder for this process, so that two commands never write into one journal. Takes over a stale lock: its
 * process has ended or, on any machine, has not renewed the lock for half a minute.
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'call.lock');
  const content = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  const create = () => writeFile(file, content, { flag: 'wx' });
  await create()
    .catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      if (!(await isStale(file))) throw new FolderInUse();
      // If another command takes it over at the same moment, one of the two fails here or at its first `check`.
      await rm(file, { force: true });
      await create();
    })
    .catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new FolderInUse() : error;
    });
  const heartbeat = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    check() {
      let current = '';
      try {
        current = readFileSync(file, 'utf8');
      } catch (error) {
        if (!existsSync(folder)) throw new FolderGone();
        // ENOENT: another command has taken the lock over and released it.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      if (current !== content) throw new FolderInUse();
    },
    async release() {
      clearInterval(heartbeat);
      if ((await readLock(file)) === content) await rm(file, { force: true });
    },
  };
}

/** The content of a lock; `''` if it is not a regular file, because reading a pipe or a device may never end. */
async function readLock(file: string): Promise<string> {
  try {
    const stats = await lstat(file);
    return stats.isFile() && stats.size < LOCK_MAX ? await readFile(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** Whether the lock is old, damaged or empty, or its process on this machine has ended. */
async function isStale(file: string): Promise<boolean> {
  const stats = await lstat(file).catch(() => undefined);
  // Its command has just released it.
  if (!stats || Date.now() - stats.mtimeMs > STALE_MS) return true;
  const owner = ownerOf(await readLock(file));
  return !owner || (owner.host === hostname() && !isAlive(owner.pid));
}

function ownerOf(content: string): { pid: number; host: string } | undefined {
  try {
    const { pid, host } = JSON.parse(content);
    return Number.isInteger(pid) && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
