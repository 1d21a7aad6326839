import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { REQUEST_MAX_BYTES } from '../../domain/endpoints.ts';
import type { AppEnvironment } from './context.ts';
import { jsonBody } from './json-body.ts';

const app = new Hono<AppEnvironment>()
  .onError((error, c) => c.text(error.message))
  .post('/', jsonBody, (c) => c.json(c.get('body')));

/** @returns the parsed body as JSON, or the name of the problem */
async function read(body: BodyInit, headers: HeadersInit = {}): Promise<string> {
  const all = { 'content-type': 'application/json', ...headers };
  const init = { method: 'POST', body, headers: all, duplex: 'half' } as RequestInit;
  return (await app.request('http://x/', init)).text();
}

/** A body without `Content-Length`. */
function chunked(chunks: readonly Uint8Array[]) {
  const remaining = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = remaining.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return { body, remaining };
}

test.each([
  ['application/json', '7'],
  ['Application/JSON; charset=utf-8', '7'],
  ['text/plain', 'not_json_type'],
  ['application/x-www-form-urlencoded', 'not_json_type'],
  ['application/json-patch+json', 'not_json_type'],
  ['text/plain; application/json', 'not_json_type'],
  ['', 'not_json_type'],
])('a body of type “%s” gives %s', async (type, expected) => {
  expect(await read('7', { 'content-type': type })).toBe(expected);
});

describe('the body of a request', () => {
  test('a body up to the limit is read completely, even in chunks that split its characters', async () => {
    const text = `"${'ñ'.repeat(REQUEST_MAX_BYTES / 2 - 1)}"`;
    const bytes = new TextEncoder().encode(text);
    // The first chunks have one byte each, the others an odd number.
    const starts = Array.from(bytes.keys()).filter((at) => at < 300 || at % 101 === 0);
    const { body } = chunked(starts.map((at, index) => bytes.subarray(at, starts[index + 1])));
    expect(await read(body)).toBe(text);
  });

  test('the server stops reading a body without Content-Length when it is too large', async () => {
    const { body, remaining } = chunked(Array<Uint8Array>(1_000).fill(new Uint8Array(1024)));
    expect(await read(body)).toBe('too_large');
    expect(remaining.length).toBeGreaterThan(930);
  });

  test('a body whose Content-Length is too large is not read', async () => {
    const { body, remaining } = chunked(Array<Uint8Array>(10).fill(new Uint8Array(1)));
    expect(await read(body, { 'content-length': String(REQUEST_MAX_BYTES + 1) })).toBe('too_large');
    expect(remaining.length).toBeGreaterThan(8);
  });

  test('if the connection breaks within the body, the problem is a cancellation, not an internal error', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    expect(await read(body)).toBe('cancelled');
  });
});
