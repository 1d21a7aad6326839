import { readFileSync } from 'node:fs';

/** `npm run licences`: lists every package and font of the lock file with version and licence, and counts the licences. */
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const rows = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { version, license, dev }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, licence: license ?? licenceIn(path), use: useOf(name, dev) };
  })
  .sort((one, other) => one.name.localeCompare(other.name));

for (const { name, version, licence, use } of rows) {
  console.log([name.padEnd(44), String(version).padEnd(12), licence.padEnd(22), use].join(' ').trimEnd());
}
/** @type {Map<string, number>} */
const counts = new Map();
for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
console.log(`\n${[...counts].map(([licence, count]) => `${licence}: ${count}`).join(', ')}`);

/** Some old packages name their licence only in their package.json, or there in the obsolete field `licenses`. @param {string} path */
function licenceIn(path) {
  try {
    const text = readFileSync(new URL(`../${path}/package.json`, import.meta.url), 'utf8');
    /** @type {{ license?: string; licenses?: { type: string }[] }} */
    const { license, licenses } = JSON.parse(text);
    return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'see its LICENSE file';
  } catch {
    return 'see its LICENSE file';
  }
}

/** @param {string} name @param {boolean | undefined} dev */
function useOf(name, dev) {
  if (name.startsWith('@fontsource')) return 'font';
  return dev ? 'build, page or tests' : 'server';
}
