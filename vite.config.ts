import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
});
