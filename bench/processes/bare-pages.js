import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Exit with the parent process.
process.once('disconnect', () => process.exit());

/** A bare Hono server that serves the given bytes from memory. */
process.once('message', (/** @type {{ base64: string, headers: Record<string, string> }} */ page) => {
  const body = new Uint8Array(Buffer.from(page.base64, 'base64'));
  const app = new Hono();
  app.get('/', (c) => c.body(body, 200, page.headers));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
});
