import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const MINIMUM_NODE = [20, 19];

/** Stops with a sentence where Node is older than the product runs on. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = MINIMUM_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Node ${needMajor}.${needMinor} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** npm leaves this file at the end of a whole install: the folder alone may be half of one. */
const INSTALLED = 'node_modules/.package-lock.json';

function isInstalled() {
  // npm ci would empty the folder at the other end, under the feet of whoever uses it.
  const modules = lstatSync(`${root}/node_modules`, { throwIfNoEntry: false });
  if (modules?.isSymbolicLink() && existsSync(`${root}/node_modules/vite`)) return true;
  const installed = `${root}/${INSTALLED}`;
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs
  );
}

/**
 * Runs npm with the very npm that runs this script, so that a machine with several finds the right one.
 * @param {string[]} words
 * @returns {boolean} whether it succeeded
 */
export function runNpm(words) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...words], {
    cwd: root,
    // All of it to standard error: standard output is for what the started program writes.
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    shell: !own && process.platform === 'win32',
  });
  return status === 0;
}

/** Installs the locked dependencies when they are missing or older than the lock file. Needs none itself. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.error('Installing dependencies (once) …');
  if (!runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The dependencies could not be installed: npm says why above.');
    process.exit(1);
  }
}
