import { ensureInstalled } from './install.js';
import { root } from './root.js';

/**
 * `npm run dev [-- --scripted NAME]`: Crisol with hot reload. `--scripted` uses the tests' scripted model service with the
 * scenario NAME, e.g. `good`, `slow` or `error-429` (all names: `tests/fake-service/scenarios.ts`).
 */
await ensureInstalled();
const { makePdfFonts } = await import('./pdf-fonts.js');
await makePdfFonts();
const { createServer } = await import('vite');
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true },
  // Vite optimises only the packages of the page. Node loads the packages of the server.
  optimizeDeps: { entries: ['src/web/entry-client.tsx'] },
});

const flag = process.argv.indexOf('--scripted');
if (flag !== -1) {
  const { startFakeService } = await vite.ssrLoadModule('/tests/fake-service/fake-service.ts');
  const service = await startFakeService();
  process.env.AI_SERVICE = 'openai';
  process.env.AI_BASE_URL = `${service.url}/v1`;
  process.env.AI_MODEL = process.argv[flag + 1] ?? 'good';
}

const development = {
  load: async () => (await vite.ssrLoadModule('/src/web/entry-server.tsx')).renderer,
  /** @param {string} path @param {string} html */
  transform: (path, html) => vite.transformIndexHtml(path, html),
  middleware: vite.middlewares,
};

async function start() {
  const { startServer } = await vite.ssrLoadModule('/src/server/start.ts');
  return startServer({ development });
}

let running = await start();
vite.watcher.on('change', async (file) => {
  // The page's own code needs no restart: Vite reloads it.
  if (!/[\\/]src[\\/](?!web[\\/]).*\.[jt]s$/.test(file) || /\.test\.ts$/.test(file)) return;
  await running.close();
  try {
    running = await start();
  } catch (error) {
    // Unfinished code must not end the process: the next save tries again.
    console.error(error);
  }
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await running.close();
    await vite.close();
    process.exit(0);
  });
}
