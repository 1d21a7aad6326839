import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES, isJsonType, readBody } from './json-body.ts';

/** What `readBody` makes of a request with this body. */
async function read(body: BodyInit, headers: HeadersInit = {}): Promise<string | undefined> {
  const app = new Hono();
  let text: string | undefined;
  app.post('/', async (c) => {
    text = await readBody(c);
    return c.body(null);
  });
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  await app.request('http://x/', init);
  return text;
}

/** A body without an announced length. */
function chunked(chunks: readonly Uint8Array[]) {
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return { body, left };
}

test.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/plain', false],
  ['application/x-www-form-urlencoded', false],
  ['application/json-patch+json', false],
  ['text/plain; application/json', false],
  [undefined, false],
])('%s is JSON: %s', (type, expected) => {
  expect(isJsonType(type)).toBe(expected);
});

describe('a body', () => {
  test('is read whole up to the limit, whatever it was cut into', async () => {
    const bytes = new TextEncoder().encode('ñ'.repeat(BODY_MAX_BYTES / 2));
    const { body } = chunked(Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(await read(body)).toBe('ñ'.repeat(BODY_MAX_BYTES / 2));
  });

  test('is not read on once it is too long, without an announced length', async () => {
    const { body, left } = chunked(Array<Uint8Array>(1_000).fill(new Uint8Array(1024)));
    expect(await read(body)).toBeUndefined();
    expect(left.length).toBeGreaterThan(980);
  });

  test('is not read at all when its length says that it is too long', async () => {
    const { body, left } = chunked(Array<Uint8Array>(10).fill(new Uint8Array(1)));
    expect(await read(body, { 'content-length': String(BODY_MAX_BYTES + 1) })).toBeUndefined();
    expect(left.length).toBeGreaterThan(8);
  });
});
