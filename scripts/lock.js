import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { kill, pid } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Older locks are abandoned: the process has died and its id may belong to another one. */
const MAX_AGE_MS = 10 * 60_000;

const WRITE_ERRORS = ['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/**
 * Runs `work` in one process of this checkout at a time. A lock of a dead process is ignored. Exits with a message if a
 * folder is not writable.
 * @param {'install' | 'build' | 'fonts'} name
 * @param {() => void | Promise<void>} work
 */
export async function withLock(name, work) {
  const file = `${root}.cache/${name}.lock`;
  try {
    mkdirSync(`${root}.cache`, { recursive: true });
    for (let waited = 0; !take(file); waited += 1) {
      if (waited === 0) console.error(`Waiting for another ${name} that holds ${file} …`);
      if (isAbandoned(file)) rmSync(file, { force: true });
      else await setTimeout(200);
    }
    try {
      await work();
    } finally {
      rmSync(file, { force: true });
    }
  } catch (error) {
    const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code || !path || !WRITE_ERRORS.includes(code)) throw error;
    console.error(
      `The ${name} cannot write ${path} (${code}): make it writable for this user, or remove it.`,
    );
    process.exit(1);
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // A restarted container reuses process ids.
    if (holder === pid || Date.now() - statSync(file).mtimeMs > MAX_AGE_MS) return true;
    // The file is empty between its creation and its first write.
    if (holder > 0) kill(holder, 0);
    return false;
  } catch (error) {
    // EPERM: the process runs as another user. ENOENT: the lock was released.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
