import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Compresses at build time, because quality 11 takes two seconds. It makes the first load a tenth smaller. */
function compressTexts(): Plugin {
  return {
    name: 'compress-texts',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const text = readFileSync(join(dir, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      }
      // `scripts/pdf-fonts.js` has compressed the fonts.
      for (const name of Object.keys(bundle).filter((name) => name.endsWith('.ttf'))) {
        // The bundler has added a hash of eight characters to the name.
        const font = name.replace(/^.*\/|-.{8}\.ttf$/g, '');
        copyFileSync(join(import.meta.dirname, `.cache/pdf-fonts/${font}.ttf.br`), join(dir, `${name}.br`));
      }
    },
  };
}

/** Removes Vite's helper for imports, which loads styles and preloads: the page has one style sheet and no preloads. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}

/** The commit of this build, for `/api/health`. Without `.git`, as in a container, a variable names the commit. */
function commit(): string | null {
  const named = process.env.CRISOL_COMMIT || process.env.VERCEL_GIT_COMMIT_SHA;
  if (named) return named.slice(0, 12);
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    const options = { cwd: import.meta.dirname, stdio };
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).toString().trim();
  } catch {
    return null;
  }
}

/**
 * Three builds of one source tree, which `scripts/build.js` runs: the page for the browser, the renderer of the page as
 * text, and the server.
 */
export default defineConfig({
  plugins: [plainImports(), react(), tailwindcss(), compressTexts()],
  build: {
    target: 'es2022',
    // The content policy allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    // Preload lists would be part of the first load. The page prefetches chunks instead.
    modulePreload: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          // Each file is a request. The first load is one file, and small modules of three or more later chunks share another.
          output: {
            codeSplitting: {
              groups: [
                { name: 'entry-client', tags: ['$initial'], priority: 2 },
                { name: 'shared', minShareCount: 3, maxModuleSize: 6000, priority: 1 },
              ],
            },
          },
        },
      },
    },
    pages: {
      consumer: 'server',
      // The server runs without the page's packages.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/pages',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          // The server, a function for platforms such as Vercel, the command line, the question that `npm start` asks, and
          // the embedded engine's process.
          input: {
            main: 'src/server/main.ts',
            function: 'src/server/function.ts',
            cli: 'src/cli/main.ts',
            'offer-model': 'src/cli/offer-model.ts',
            'engine-child': 'src/embedded/engine-child.js',
          },
          // Chunks stay in the same folder as the entries, because the code finds the built pages by a relative path.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ environments, build }) {
      for (const environment of Object.values(environments)) {
        if (environment.name !== 'ssr') await build(environment);
      }
    },
  },
  resolve: {
    alias: { 'brotli/decompress.js': fileURLToPath(new URL('./src/pdf/no-woff2.ts', import.meta.url)) },
  },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  define: { __COMMIT__: JSON.stringify(commit()) },
});
