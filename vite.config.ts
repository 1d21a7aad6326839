import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The commit being built, for `/api/health`. An image is built without `.git` and is told by a build argument. */
function commit(): string | null {
  const told = process.env.CRISOL_COMMIT || process.env.VERCEL_GIT_COMMIT_SHA;
  if (told) return told.slice(0, 12);
  try {
    const options = { stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).toString().trim();
  } catch {
    return null;
  }
}

/**
 * One tree, three builds (`scripts/build.js` runs them): the page for the browser, the same page rendered
 * as text (`src/web/entry-server.tsx`), and the server (`src/server/main.ts`).
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    // Nothing inlined as data: or script: the content policy admits neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // How long plugins take is of no use to whoever starts the product.
    rolldownOptions: { checks: { bundlerTimings: false } },
    emptyOutDir: true,
  },
  resolve: {
    // fontkit takes its WOFF2 unpacker along everywhere; the PDF loads it for the fonts that come so.
    alias: {
      'brotli/decompress.js': fileURLToPath(new URL('./src/pdf/lazy-brotli.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' },
  define: { __COMMIT__: JSON.stringify(commit()) },
});
