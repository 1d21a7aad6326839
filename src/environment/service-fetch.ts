import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import { brand } from '../brand.ts';
import type { ServiceFetch } from '../model/services/http-client.ts';

/** Some proxies compress responses although no request accepts compression. */
const DECOMPRESSORS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/**
 * A `fetch` for the model services, without redirects and cache, which they do not need. Uses undici's `request`, which is
 * faster because it creates no web stream.
 */
export function createServiceFetch(connectMs: number): { fetch: ServiceFetch; close(): Promise<void> } {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    // Each service has its own time limits.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const response = await request(url, {
        dispatcher,
        method: method as 'GET' | 'POST',
        headers: { accept: '*/*', 'user-agent': brand.slug, ...(headers as Record<string, string>) },
        ...(typeof body === 'string' ? { body } : {}),
        ...(signal ? { signal } : {}),
      });
      // Without this listener, a broken connection of an unread response would end the process.
      response.body.on('error', () => undefined);
      const header = (name: string) => {
        const value = response.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      };
      const decompressor = DECOMPRESSORS.get(header('content-encoding')?.toLowerCase() ?? '');
      const received = decompressor
        ? pipeline(response.body, decompressor(), () => undefined)
        : response.body;
      const chunks: AsyncIterator<Uint8Array> = received[Symbol.asyncIterator]();
      return {
        type: 'basic',
        status: response.statusCode,
        ok: response.statusCode >= 200 && response.statusCode < 300,
        headers: { get: header },
        body: { getReader: () => ({ read: () => chunks.next() }) },
      };
    },
    // Not `close`, which would wait for cancelled responses.
    close: () => dispatcher.destroy(),
  };
}
