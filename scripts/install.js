import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.js';
import { root } from './root.js';

const MINIMUM_NODE = [20, 19];

/** npm writes this file last. `node_modules` without it may be incomplete. */
const INSTALL_MARKER = `${root}node_modules/.package-lock.json`;

function isInstalled() {
  // A symlinked `node_modules` belongs to another checkout, and `npm ci` would empty it.
  const modules = lstatSync(`${root}node_modules`, { throwIfNoEntry: false });
  if (modules?.isSymbolicLink() && existsSync(`${root}node_modules/vite`)) return true;
  return (
    existsSync(INSTALL_MARKER) &&
    statSync(INSTALL_MARKER).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
  );
}

/**
 * Runs npm. Prefers the npm that runs this script, because a machine may have several.
 * @param {string[]} args
 * @returns {boolean} whether npm succeeded
 */
export function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  const [command, firstArgs] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  const { status } = spawnSync(command, [...firstArgs, ...args], {
    cwd: root,
    // npm's output goes to standard error: standard output belongs to the program that runs next.
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    shell: !npmScript && process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Installs the dependencies if they are missing or older than `package-lock.json`. Uses no dependency, because none may be
 * installed yet. Exits with an error message if Node is too old or npm fails.
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
    console.error('Installing dependencies …');
    if (runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) return;
    console.error('The dependencies could not be installed: npm says why above.');
    process.exitCode = 1;
  });
  if (process.exitCode === 1) process.exit();
}

if (argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
