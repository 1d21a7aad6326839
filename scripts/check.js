import { ensureInstalled, runNpm } from './install.js';

/**
 * `npm run check [-- [--node VERSION] [vitest arguments]]`: static checks and unit tests. With `--node` the unit tests run
 * on that version of Node, which npm fetches into its cache: `--node 24`, `--node 20.19`.
 */
await ensureInstalled();
const args = process.argv.slice(2);
const flag = args.indexOf('--node');
const [, version] = flag === -1 ? [] : args.splice(flag, 2);
const node = version === undefined ? [] : ['--yes', `--package=node@${version}`];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...args];
const passed = runNpm(['run', '--silent', 'lint']) && runNpm(['exec', ...node, '--', 'node', ...vitest]);
if (!passed) process.exitCode = 1;
