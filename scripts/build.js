import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.js';
import { withLock } from './lock.js';
import { makePdfFonts } from './pdf-fonts.js';
import { root } from './root.js';

const INPUTS = ['src', 'public', 'vite.config.ts', 'scripts/pdf-fonts.js', 'package-lock.json'];
const HASH_NAME = '.inputs-hash';

/** Hashes the files, because modification times would miss deleted files and a checkout of an older commit. */
function hashInputs() {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((input) =>
    statSync(join(root, input)).isFile()
      ? [input]
      : readdirSync(join(root, input), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
  );
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} inputsHash */
function isBuilt(inputsHash) {
  try {
    return readFileSync(join(root, 'dist', HASH_NAME), 'utf8') === inputsHash;
  } catch {
    return false;
  }
}

/**
 * Builds into `dist/` if the inputs have changed. The build is written to a temporary folder and renamed when it is
 * complete, so `dist/` is never half built. When several processes start at once, one builds and the others wait.
 */
export async function build() {
  const inputsHash = hashInputs();
  if (isBuilt(inputsHash)) return;
  await withLock('build', async () => {
    if (isBuilt(inputsHash)) return;
    // On standard error, because `crisol` writes its document to standard output.
    console.error('Building …');
    // Removes the folders of interrupted builds.
    for (const name of readdirSync(join(root, '.cache')).filter((name) => /^(build|old)-\d+$/.test(name))) {
      rmSync(join(root, '.cache', name), { recursive: true, force: true });
    }
    const folder = join(root, `.cache/build-${pid}`);
    await makePdfFonts();
    await buildInto(folder);
    writeFileSync(join(folder, HASH_NAME), inputsHash);
    const old = join(root, `.cache/old-${pid}`);
    mkdirSync(join(root, 'dist'), { recursive: true });
    renameSync(join(root, 'dist'), old);
    renameSync(folder, join(root, 'dist'));
    rmSync(old, { recursive: true, force: true });
  });
}

/** @param {string} folder */
async function buildInto(folder) {
  const { NODE_ENV } = process.env;
  // The caller's NODE_ENV could select a development build.
  process.env.NODE_ENV = 'production';
  try {
    const { createBuilder } = await import('vite');
    /** @param {string} name */
    const into = (name) => ({ build: { outDir: join(folder, name), emptyOutDir: true } });
    const builder = await createBuilder({
      root,
      logLevel: 'warn',
      environments: { client: into('client'), pages: into('pages'), server: into('server') },
    });
    await builder.buildApp();
  } finally {
    // Later work in this process, such as tests, needs the caller's NODE_ENV.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled();
  await build();
}
