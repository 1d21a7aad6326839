import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { root } from './root.js';

/** `npm test [-- vitest arguments]`: all checks and tests. Static checks run in parallel with the build. */
await ensureInstalled();
const { ensureTestTools } = await import('./test-tools.js');
const environment = await ensureTestTools();

/**
 * Runs a program. Exits if it fails.
 * @param {string} program
 * @param {string[]} [args]
 */
function run(program, args = []) {
  return new Promise((resolve) => {
    spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    }).on('close', (status) => {
      if (status === 0) return resolve(undefined);
      console.error(`${program} ${args.join(' ')}: failed.`);
      process.exit(status ?? 1);
    });
  });
}

/** @param {string} program */
const tool = (program) => join(root, 'node_modules/.bin', program);

async function buildAndCheckSizes() {
  const { build } = await import('./build.js');
  await build();
  await run(tool('size-limit'));
}

await Promise.all([run('npm', ['run', '--silent', 'lint']), buildAndCheckSizes()]);
await run(tool('vitest'), ['run', ...process.argv.slice(2)]);
