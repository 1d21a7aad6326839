import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { loadVercelFunction } from '../../server/vercel-function.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

interface VercelSettings {
  outputDirectory: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** Serves the product as Vercel does: built files with the headers of `vercel.json`, the function for other requests. */
export async function startVercelLayout(): Promise<{ url: string; close(): void }> {
  const settings = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8')) as VercelSettings;
  const entry = await loadVercelFunction();
  const asFunction = getRequestListener((request) => entry.fetch(request));
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = path === '/' ? undefined : read(join(ROOT, settings.outputDirectory, path));
    if (file === undefined) return void asFunction(request, response);
    for (const { source, headers } of settings.headers) {
      if (!new RegExp(`^${source}$`).test(path)) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
