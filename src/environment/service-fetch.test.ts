import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectAnswer, reportRequest, serviceFor } from '../../tests/fake-service/ask.ts';
import { createServiceFetch } from './service-fetch.ts';

const CHUNKS = [
  'data: {"choices":[{"delta":{"content":"{}"}}]}\n\n',
  'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
];
const STREAM = CHUNKS.join('');
const ERROR_BODY = JSON.stringify({ error: { code: 'insufficient_quota' } });

/** A proxy in front of a model service, which compresses responses unasked, in the encoding that the path names. */
const proxy = createServer((request, response) => {
  const [, kind = ''] = (request.url ?? '').split('/');
  const send = (status: number, encoding: string, body: Buffer) =>
    response.writeHead(status, { 'content-encoding': encoding }).end(body);
  request.resume().on('end', () => {
    if (kind === 'gzip') send(200, 'gzip', gzipSync(STREAM));
    else if (kind === 'br') send(200, 'BR', brotliCompressSync(STREAM));
    else if (kind === 'deflate') send(200, 'deflate', deflateSync(STREAM));
    else if (kind === 'broken') send(200, 'gzip', Buffer.from(STREAM));
    else if (kind === 'cut') send(200, 'gzip', gzipSync(STREAM).subarray(0, 20));
    else if (kind === 'refused') send(429, 'gzip', gzipSync(ERROR_BODY));
    else {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const stream = createGzip({ flush: constants.Z_SYNC_FLUSH });
      stream.pipe(response);
      // The second chunk is never sent.
      stream.write(CHUNKS[0]);
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
const ask = (kind: string) => collectAnswer(service(kind));

test.each(['gzip', 'br', 'deflate'])(
  'a response that a proxy compressed with %s is decompressed',
  async (kind) => {
    const { text, end } = await ask(kind);
    expect(text).toBe('{}');
    expect(end).toMatchObject({ reason: 'complete' });
  },
);

test('an error response that a proxy compressed keeps its error code', async () => {
  expect((await ask('refused')).error).toMatchObject({ code: 'insufficient_credit' });
});

test('a response that is not compressed as it says fails like a lost connection', async () => {
  expect((await ask('broken')).error).toMatchObject({ code: 'service_unreachable' });
});

test('a compressed response that was cut has no text', async () => {
  expect((await ask('cut')).text).toBe('');
});

test('the chunks of a compressed response arrive one by one, and the wait for the next can be cancelled', async () => {
  const controller = new AbortController();
  const types: string[] = [];
  const reading = (async () => {
    for await (const { type } of service('pieces').answer(reportRequest(), controller.signal)) {
      types.push(type);
      if (type === 'text') controller.abort();
    }
  })();
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(types).toContain('text');
});
