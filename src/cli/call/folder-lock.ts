import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { lstat, open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The interval at which a lock's time is renewed, and the age at which a lock is stale. */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 30_000;
/** More time than a command needs to write its lock after creating the file. */
const WRITING_MS = 1_000;
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
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(content);
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const existing = await readLock(file);
      if (attempt > 2 || !(await isStale(file, existing))) throw new FolderInUse();
      await removeStale(file, existing);
    }
  }
  const now = () => new Date();
  const heartbeat = setInterval(() => void utimes(file, now(), now()).catch(() => undefined), HEARTBEAT_MS);
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

async function isStale(file: string, content: string): Promise<boolean> {
  try {
    const { mtimeMs } = await lstat(file);
    if (Date.now() - mtimeMs > STALE_MS) return true;
  } catch {
    return false;
  }
  const owner = ownerOf(content);
  if (owner) return owner.host === hostname() && !isAlive(owner.pid);
  // The lock is not written yet, or its command was killed before writing it.
  await setTimeout(WRITING_MS);
  return (await readLock(file)) === content;
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

/** If several commands take a lock over, only one succeeds, because a file can be renamed only once. */
async function removeStale(file: string, content: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    // Another command may have taken the lock over after this command read it: then its lock is restored.
    if ((await readLock(aside)) !== content) await rename(aside, file);
    else await rm(aside, { force: true });
  } catch {
    // Another command has renamed the lock.
  }
}
