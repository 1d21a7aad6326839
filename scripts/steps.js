import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.js';

/**
 * Runs one tool of the project and stops everything when it fails.
 * @param {string} name what people read
 * @param {string} tool a program of node_modules/.bin
 * @param {string[]} words
 * @param {Record<string, string>} [environment]
 */
export function step(name, tool, words, environment = {}) {
  const started = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\n${name}: failed.`);
    process.exit(status ?? 1);
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The checks that need no build: `npm run check` adds the unit tests to them, `npm test` everything else. */
export function staticChecks() {
  step('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
  step('types', 'tsc', []);
  step('unused code', 'knip', []);
}
