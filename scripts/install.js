import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root, withLock } from './lock.js';

const MINIMUM_NODE = [20, 19];

/** npm writes this file at the end of an install. The folder alone may be incomplete. */
const INSTALLED = `${root}node_modules/.package-lock.json`;

function isInstalled() {
  // A linked folder belongs to another checkout, and `npm ci` would empty it.
  const modules = lstatSync(`${root}node_modules`, { throwIfNoEntry: false });
  if (modules?.isSymbolicLink() && existsSync(`${root}node_modules/vite`)) return true;
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

/**
 * Runs npm. Prefers the npm that runs this script, because a machine may have several.
 * @param {string[]} words
 * @returns {boolean} whether it succeeded
 */
export function runNpm(words) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...words], {
    cwd: root,
    // Standard output is reserved for the started program.
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    shell: !own && process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Installs the locked dependencies if they are missing or older than the lock file. Uses no dependency itself. Exits with
 * a message if Node is too old or npm fails.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = MINIMUM_NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    console.error(`Node ${needMajor}.${needMinor} or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  await withLock('install', () => {
    if (isInstalled()) return;
    console.error('Installing dependencies (once) …');
    if (runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return;
    console.error('The dependencies could not be installed: npm says why above.');
    process.exitCode = 1;
  });
  if (process.exitCode === 1) process.exit();
}

if (argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
