import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import { brand } from '../brand.ts';
import type { ServiceFetch } from '../model/services/http-client.ts';

/** Some proxies compress answers although no request asks for it. */
const DECOMPRESSORS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/**
 * A `fetch` for the model services. Uses undici's `request`, which is faster because it wraps no chunk in a web stream. Does
 * not follow redirects or cache, because the services need neither.
 */
export function createServiceFetch(connectMs: number): { fetch: ServiceFetch; close(): Promise<void> } {
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    // The services have their own, finer time limits.
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
      // Without this listener, the error of an unread answer whose connection breaks would end the process.
      answer.body.on('error', () => undefined);
      const header = (name: string) => {
        const value = answer.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      };
      const decompressor = DECOMPRESSORS.get(header('content-encoding')?.toLowerCase() ?? '');
      const received = decompressor ? pipeline(answer.body, decompressor(), () => undefined) : answer.body;
      const chunks: AsyncIterator<Uint8Array> = received[Symbol.asyncIterator]();
      return {
        type: 'basic',
        status: answer.statusCode,
        ok: answer.statusCode >= 200 && answer.statusCode < 300,
        headers: { get: header },
        body: { getReader: () => ({ read: () => chunks.next() }) },
      };
    },
    // Not `close`, which would wait for abandoned answers.
    close: () => dispatcher.destroy(),
  };
}
