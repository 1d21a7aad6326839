import { describe, expect, test } from 'vitest';
import { servedHosts } from './host.ts';

describe('a server bound to loopback', () => {
  test.each([
    ['localhost:3000', true],
    ['LOCALHOST', true],
    ['crisol.localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['127.9.9.9', true],
    ['[::1]:3000', true],
    ['rebind.example:3000', false],
    ['127.0.0.1.rebind.example', false],
    ['localhost.rebind.example', false],
    ['192.168.1.5:3000', false],
    ['', false],
    ['a b', false],
  ])('a server on loopback serves the Host %s: %s', (host, served) => {
    expect(servedHosts('127.0.0.1', undefined)?.(host)).toBe(served);
  });
});

test('a server with a public address serves its host and loopback names', () => {
  const serves = servedHosts('0.0.0.0', 'https://crisol.example');
  expect(serves?.('crisol.example')).toBe(true);
  expect(serves?.('CRISOL.example:443')).toBe(true);
  expect(serves?.('127.0.0.1:3000')).toBe(true);
  expect(serves?.('other.example')).toBe(false);
  expect(serves?.('10.0.0.7:3000')).toBe(false);
});

test('a server on the network without a public address serves every host', () => {
  expect(servedHosts('0.0.0.0', undefined)).toBeUndefined();
});
