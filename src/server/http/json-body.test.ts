import { describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES, isJsonType, readBody } from './json-body.ts';

function chunked(chunks: readonly Uint8Array[], onCancel = () => {}) {
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: onCancel,
  });
  return new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
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
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await readBody(chunked(pieces))).toBe('ñ'.repeat(BODY_MAX_BYTES / 2));
  });

  test('is left as soon as it is too long, without an announced length', async () => {
    let cancelled = false;
    const chunk = new Uint8Array(1024);
    const request = chunked(Array<Uint8Array>(1_000).fill(chunk), () => {
      cancelled = true;
    });
    expect(await readBody(request)).toBeUndefined();
    expect(cancelled).toBe(true);
  });

  test('is not read at all when its length says that it is too long', async () => {
    const request = new Request('http://x/', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': String(BODY_MAX_BYTES + 1) },
    });
    expect(await readBody(request)).toBeUndefined();
    expect(request.bodyUsed).toBe(false);
  });
});
