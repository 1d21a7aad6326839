import { Agent, request } from 'undici';
import { brand } from '../brand.ts';
import type { ServiceFetch } from '../model/services/connection.ts';

/**
 * `fetch` for the model services, over undici's plainer `request`: the same connections without a web stream around
 * every chunk (docs/decisions/2026-11-22-parts-of-the-server.md has the figures). Nothing is followed, stored or
 * decompressed: the services ask for none of it.
 */
export function createServiceFetch(connectMs: number): { fetch: ServiceFetch; close(): Promise<void> } {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    // The services keep their own, finer limits on answers.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const answer = await request(url, {
        dispatcher,
        method: method as 'GET' | 'POST',
        headers: { accept: '*/*', 'user-agent': brand.slug, ...(headers as Record<string, string>) },
        ...(typeof body === 'string' ? { body } : {}),
        ...(signal ? { signal } : {}),
      });
      // Left unread, a cut answer would end the process with its error.
      answer.body.on('error', () => undefined);
      const chunks: AsyncIterator<Uint8Array> = answer.body[Symbol.asyncIterator]();
      return {
        type: 'basic',
        status: answer.statusCode,
        ok: answer.statusCode >= 200 && answer.statusCode < 300,
        headers: {
          get(name) {
            const value = answer.headers[name];
            return (Array.isArray(value) ? value[0] : value) ?? null;
          },
        },
        body: { getReader: () => ({ read: () => chunks.next() }) },
      };
    },
    // Not `close`, which would wait for answers that nobody reads any more.
    close: () => dispatcher.destroy(),
  };
}
