import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.js';

/**
 * Bundles a TypeScript program of this repository and imports the bundle, so that benchmarks measure the code that runs in
 * production.
 * @param {string} entry path from the root, e.g. `bench/reading.bench.ts`
 * @returns {Promise<any>} the module
 */
export async function importTypeScript(entry) {
  const name = basename(entry).replace(/\.tsx?$/, '');
  const outDir = join(root, '.cache', 'programs', name);
  rmSync(outDir, { recursive: true, force: true });
  const vite = await import('vite');
  await vite.build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        // The embedded engine starts its process from the file `engine-child.js` beside the program.
        input: { [name]: entry, 'engine-child': 'src/embedded/engine-child.js' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  return import(pathToFileURL(join(outDir, `${name}.js`)).href);
}
