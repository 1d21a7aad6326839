import { expect, test } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

test.each([
  ['redis://127.0.0.1:6379', undefined],
  ['redis://localhost', undefined],
  ['redis://[::1]:6380/2', undefined],
  ['redis://lab.example.org:6379', 'no_tls'],
  ['redis://:word@lab.example.org:6379', 'no_tls'],
  ['rediss://lab.example.org:6379', 'no_password'],
  ['rediss://crisol@lab.example.org:6379', 'no_password'],
  ['rediss://crisol:word@lab.example.org:6379', undefined],
  ['http://127.0.0.1:6379', 'no_address'],
  ['127.0.0.1:6379', 'no_address'],
  ['', 'no_address'],
])('%s: %s', (text, problem) => {
  const read = readRedisAddress(text, undefined);
  expect('problem' in read ? read.problem : undefined).toBe(problem);
});

test('the password may come from the environment, and is never shown', () => {
  expect(readRedisAddress('rediss://crisol@lab.example.org:6379', 'a word/@')).toEqual({
    url: 'rediss://crisol:a%20word%2F%40@lab.example.org:6379',
    shown: 'lab.example.org:6379',
  });
});

test('an address changes no setting of the client', () => {
  expect(readRedisAddress('redis://127.0.0.1/?tls=x#y', undefined)).toMatchObject({
    url: 'redis://127.0.0.1/',
  });
});
