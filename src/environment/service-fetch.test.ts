import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, reportRequest, serviceFor } from '../../tests/fake-service/ask.ts';
import { createServiceFetch } from './service-fetch.ts';

const PIECES = [
  'data: {"choices":[{"delta":{"content":"{}"}}]}\n\n',
  'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
];
const WHOLE = PIECES.join('');
const REFUSAL = JSON.stringify({ error: { code: 'insufficient_quota' } });

/** A proxy before a model service. It compresses answers unasked, in the encoding that the path names. */
const proxy = createServer((request, response) => {
  const [, kind = ''] = (request.url ?? '').split('/');
  const whole = (status: number, encoding: string, body: Buffer) =>
    response.writeHead(status, { 'content-encoding': encoding }).end(body);
  request.resume().on('end', () => {
    if (kind === 'gzip') whole(200, 'gzip', gzipSync(WHOLE));
    else if (kind === 'br') whole(200, 'BR', brotliCompressSync(WHOLE));
    else if (kind === 'deflate') whole(200, 'deflate', deflateSync(WHOLE));
    else if (kind === 'broken') whole(200, 'gzip', Buffer.from(WHOLE));
    else if (kind === 'cut') whole(200, 'gzip', gzipSync(WHOLE).subarray(0, 20));
    else if (kind === 'refused') whole(429, 'gzip', gzipSync(REFUSAL));
    else {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const stream = createGzip({ flush: constants.Z_SYNC_FLUSH });
      stream.pipe(response);
      // The second piece never comes.
      stream.write(PIECES[0]);
    }
  });
});
const client = createServiceFetch(5000);
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await client.close();
  proxy.closeAllConnections();
  proxy.close();
});

const service = (kind: string) => serviceFor('openai', `${url}/${kind}`, 'm', { fetch: client.fetch });
const ask = (kind: string) => listen(service(kind));

test.each(['gzip', 'br', 'deflate'])('an answer that a proxy compresses with %s is read', async (kind) => {
  const { text, end } = await ask(kind);
  expect(text).toBe('{}');
  expect(end).toMatchObject({ reason: 'complete' });
});

test('a refusal that a proxy compresses keeps its reason', async () => {
  expect((await ask('refused')).error).toMatchObject({ code: 'insufficient_credit' });
});

test.each(['broken', 'cut'])('a %s compressed answer fails as a lost connection', async (kind) => {
  expect((await ask(kind)).error).toMatchObject({ code: 'service_unreachable' });
});

test('the pieces of a compressed answer arrive one by one, and the wait for the next can be cancelled', async () => {
  const controller = new AbortController();
  const seen: string[] = [];
  const reading = (async () => {
    for await (const { type } of service('pieces').answer(reportRequest(), controller.signal)) {
      seen.push(type);
      if (type === 'text') controller.abort();
    }
  })();
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(seen).toContain('text');
});
