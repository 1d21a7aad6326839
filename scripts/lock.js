import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { kill, pid } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { root } from './root.js';

/** An older lock counts as abandoned: its process id may have been reused. */
const MAX_AGE_MS = 10 * 60_000;

const FULL_DISK_ERRORS = ['ENOSPC', 'EDQUOT'];
const WRITE_ERRORS = ['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', ...FULL_DISK_ERRORS];

/**
 * Runs `work` while no other process holds the lock `name` of this checkout. Removes the lock of a dead process. Exits with
 * an error message if this function or `work` cannot write a file.
 * @param {'install' | 'build' | 'fonts'} name
 * @param {() => void | Promise<void>} work
 */
export async function withLock(name, work) {
  const file = `${root}.cache/${name}.lock`;
  try {
    mkdirSync(`${root}.cache`, { recursive: true });
    for (let attempts = 0; !take(file); attempts += 1) {
      if (attempts === 0) console.error(`Waiting for another process that holds ${file} …`);
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
    const remedy = FULL_DISK_ERRORS.includes(code)
      ? 'free disk space.'
      : 'make it writable for this user, or remove it.';
    console.error(`Cannot write ${path} (${code}): ${remedy}`);
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
    // 0: another process has created the file but not yet written its id.
    if (holder > 0) kill(holder, 0);
    return false;
  } catch (error) {
    // Only ESRCH means a dead process. EPERM: the process runs as another user. ENOENT: the lock was released.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
