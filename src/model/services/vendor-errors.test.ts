import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readErrorBody } from './error-body.ts';
import { PHRASES, saysOneOf } from './error-meanings.ts';
import { parseRetryAfter } from './retry-after.ts';
import { ServiceRejection, shouldRetry } from './vendor-errors.ts';

/** Expected facts other than the error code. */
interface More {
  /** A daily limit. */
  daily?: boolean;
  /** Seconds. */
  retryAfter?: number;
  /** A lack of memory. */
  memory?: boolean;
}
type Case = [vendor: string, status: number, code: string, body: unknown, source: string, more?: More];

const cases = readFileSync(new URL('../../../tests/fixtures/error-bodies.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line));

describe('a rejection', () => {
  // As the vendors' documentation and users quote them; status 0 is an error object in a stream.
  test.each(cases)('a rejection of %s, %s, is %s: %j', (_, status, code, body, _source, more = {}) => {
    // An error response has a text; an error in a stream was parsed before.
    const sent = status === 0 || typeof body === 'string' ? body : JSON.stringify(body);
    const error = new ServiceRejection(status || undefined, sent);
    const { daily = error.isDailyLimit, memory = error.isOutOfMemory, retryAfter = error.retryAfter } = more;
    expect(error).toMatchObject({ code, isDailyLimit: daily, isOutOfMemory: memory });
    expect(error.retryAfter).toBe(retryAfter);
    if (error.isDailyLimit || error.isOutOfMemory) expect(shouldRetry(error, 1)).toBe(false);
  });

  test('every case names its source, and every phrase is in a case', () => {
    expect(cases.filter(([, , , , source]) => source.length < 5)).toEqual([]);
    const words = cases.map(([, , , body]) => readErrorBody(body).words);
    const unused = Object.values(PHRASES)
      .flat()
      .filter((phrase) => !words.some(saysOneOf([phrase])));
    expect(unused).toEqual([]);
  });

  test('the error of a rejection contains no words of its body', () => {
    const idea = 'Biblioteca de herramientas';
    fc.assert(
      fc.property(
        fc.constantFrom(400, 401, 404, 422, 429, 500, undefined),
        fc.constantFrom(
          idea,
          JSON.stringify(idea),
          JSON.stringify({ error: idea }),
          JSON.stringify({ error: { message: idea, code: idea, type: idea } }),
          JSON.stringify({ detail: [{ loc: ['body'], msg: idea, input: { messages: [idea] } }] }),
          JSON.stringify({ message: idea, code: 'bad_request' }),
        ),
        (status, body) => {
          const error = new ServiceRejection(status, body);
          const output = `${error.message} ${error.stack} ${error.cause} ${JSON.stringify(error)}`;
          expect(output).not.toContain('Biblioteca');
        },
      ),
    );
  });

  test('a rejection with any body is read without an exception', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(
            fc.constantFrom(
              'error',
              'code',
              'type',
              'status',
              'param',
              'message',
              'detail',
              'loc',
              'toString',
            ),
            fc.jsonValue(),
          ),
        ),
        (status, body) => {
          new ServiceRejection(status, body);
          new ServiceRejection(status, JSON.stringify(body));
        },
      ),
      {
        examples: [
          [undefined, [{ toString: '' }]],
          [400, { code: { toString: '' } }],
          [400, { detail: [{ loc: [{ toString: '' }] }] }],
        ],
      },
    );
  });

  test('an error in a list is read like an error outside a list', () => {
    const message = "'response_format' is not supported";
    const listed = new ServiceRejection(400, [{ error: { code: 400, message } }]);
    const single = new ServiceRejection(400, { error: { code: 400, message } });
    expect(listed).toEqual(single);
    expect(listed.serviceMessage).toBe(single.serviceMessage);
  });

  test('the message of the service has the rejected field, but no echo of the request', () => {
    const echo = { messages: [], response_format: {}, temperature: 0.7 };
    const { serviceMessage } = new ServiceRejection(422, {
      detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs', input: echo }],
    });
    expect(serviceMessage).toContain('body.stream_options');
    expect(serviceMessage).not.toContain('temperature');
  });
});

test.each([
  [500, '{"error":"model requires more system memory (5.6 GiB) than is available (3.1 GiB)"}', true],
  [500, '{"error":"llama runner process has terminated: cudaMalloc failed: out of memory"}', true],
  [400, '{"error":"Model loading was stopped due to insufficient system resources."}', true],
  [500, '{"error":"memory module not loaded"}', false],
])('a rejection with %s %s is marked as lack of memory: %s', (status, body, isOutOfMemory) => {
  const error = new ServiceRejection(status, body);
  expect(error).toMatchObject({ code: 'service_error', isOutOfMemory });
  expect(shouldRetry(error, 1)).toBe(status === 500 && !isOutOfMemory);
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  test.each([
    [null, undefined],
    ['7', 7],
    ['0', 0],
    [' 1.5 ', 2],
    ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
    ['Sat, 21 Nov 2099 10:00:30 GMT', 86_400],
    ['99999999999999', 86_400],
    ['-5', undefined],
    ['', undefined],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After %s is read as %s seconds', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });

  test('a Retry-After header takes precedence over the delay in the body', () => {
    const body = { error: { details: [{ retryDelay: '432s' }] } };
    expect(new ServiceRejection(429, body, 3).retryAfter).toBe(3);
    expect(new ServiceRejection(429, body).retryAfter).toBe(432);
    expect(new ServiceRejection(500, body).retryAfter).toBeUndefined();
  });
});
