import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureInstalled, root } from './install.js';

/**
 * The three builds of one tree, in order: the rendered pages name the client's hashed files.
 * Each is made again only when something it reads has changed.
 */
const SHARED = ['src', 'vite.config.ts', 'package-lock.json'];
const PARTS = [
  {
    name: 'client',
    inputs: [...SHARED, 'public'],
    config: {
      build: {
        outDir: 'dist/client',
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // What the first load needs is one file, however much of it later parts share: each file is a request.
          output: {
            codeSplitting: { groups: [{ name: 'entry-client', tags: [/** @type {const} */ ('$initial')] }] },
          },
        },
      },
    },
  },
  {
    name: 'pages',
    inputs: [...SHARED, 'public'],
    config: {
      publicDir: /** @type {const} */ (false),
      // Whole in itself: the page's packages are needed to build it and never to run the server.
      ssr: { noExternal: /** @type {const} */ (true) },
      build: { outDir: 'dist/pages', ssr: 'src/web/entry-server.tsx' },
    },
  },
  {
    name: 'server',
    inputs: SHARED,
    config: {
      publicDir: /** @type {const} */ (false),
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          // A program that listens, and the same as a function for platforms that call one.
          // The embedded engine's process is a file of its own.
          input: ['src/server/main.ts', 'src/server/function.ts', 'src/embedded/engine-child.js'],
          // Beside them, because it finds the built pages relative to itself.
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
];

const STAMPS = join(root, 'dist/.stamps.json');

/**
 * @param {string} path
 * @returns {string[]} the files at or below it, tests left out: they are not built
 */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

/** @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Compresses the client's texts as far as it goes, beside each: it makes the first load a tenth smaller and takes two
 * seconds, which belong to the build and not to every start.
 */
function compressTexts() {
  const folder = join(root, 'dist/client/assets');
  for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
    const text = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
  }
}

/** @returns {Record<string, string>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

/** Builds what is stale; nothing is loaded or written when nothing is. */
export async function build() {
  const stamps = readStamps();
  const stale = PARTS.map((part) => ({ ...part, stamp: fingerprint(part.inputs) })).filter(
    ({ name, stamp }) => stamps[name] !== stamp,
  );
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  const vite = await import('vite');
  for (const { name, config, stamp } of stale) {
    await vite.build({ root, logLevel: 'warn', ...config });
    if (name === 'client') compressTexts();
    stamps[name] = stamp;
    mkdirSync(join(root, 'dist'), { recursive: true });
    // Written after each part, so that an interrupted build goes on where it stopped.
    writeFileSync(STAMPS, JSON.stringify(stamps));
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build();
}
