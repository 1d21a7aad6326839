import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { root } from './root.js';

/**
 * `npm run bench [-- NAME…]`: runs every `bench/*.bench.ts`, or those whose file name contains a NAME, one after another,
 * so that they do not disturb each other.
 */
await ensureInstalled();
const { build } = await import('./build.js');
const { importTypeScript } = await import('./typescript.js');
const names = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const files = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));

await build();
/** @type {{ name: string; value: string; reference: string; ratio: string; goal?: { text: string; isMet: boolean } }[]} */
const rows = [];
for (const file of files) {
  console.log(`${file} …`);
  const { run } = await importTypeScript(`bench/${file}`);
  rows.push(...(await run()));
}
const table = rows.map(({ name, goal, ...columns }) => {
  const mark = goal && `${goal.text}${goal.isMet ? '' : ' (missed)'}`;
  return [name, { ...columns, goal: mark ?? '' }];
});
console.table(Object.fromEntries(table), ['value', 'reference', 'ratio', 'goal']);
if (rows.some(({ goal }) => goal && !goal.isMet)) process.exitCode = 1;
