import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** How often a lock says that its command is alive, and after how long a silent one is stale. */
const HEARTBEAT_MS = 5_000;
const STALE_MS = 30_000;

/** Another command uses the folder, or has taken it over while this one was suspended. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Somebody removed or renamed the folder while a command used it. */
export class FolderGone extends Error {
  override readonly name = 'FolderGone';
}

export interface FolderLock {
  /** Throws where another command took the lock over. @throws FolderInUse, FolderGone */
  check(): void;
  release(): Promise<void>;
}

/**
 * Reserves a folder for this process, so that two commands never write into one journal. The lock of a command that was
 * killed is taken over: its process is gone or, on another machine, has said nothing for half a minute.
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'call.lock');
  const own = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(own);
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const found = await readFile(file, 'utf8').catch(() => '');
      if (attempt > 2 || !(await isStale(file, found))) throw new FolderInUse();
      await removeStale(file, found);
    }
  }
  const now = () => new Date();
  const heartbeat = setInterval(() => void utimes(file, now(), now()).catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    check() {
      let found = '';
      try {
        found = readFileSync(file, 'utf8');
      } catch {
        if (!existsSync(folder)) throw new FolderGone();
        // Taken over, and released again.
      }
      if (found !== own) throw new FolderInUse();
    },
    async release() {
      clearInterval(heartbeat);
      if ((await readFile(file, 'utf8').catch(() => '')) === own) await rm(file, { force: true });
    },
  };
}

async function isStale(file: string, content: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) return true;
    const { pid, host } = JSON.parse(content) as { pid: number; host: string };
    return host === hostname() && !isAlive(pid);
  } catch {
    // Just being written, or gone.
    return false;
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

/** Of several commands that take over, one succeeds: a file can be renamed once. */
async function removeStale(file: string, content: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    // Another command may have taken over since the lock was read: its lock goes back.
    if ((await readFile(aside, 'utf8')) !== content) await rename(aside, file);
    else await rm(aside, { force: true });
  } catch {
    // Another command removed it.
  }
}
