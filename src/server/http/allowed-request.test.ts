import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { sameSite, servedHosts } from './allowed-request.ts';

const app = new Hono()
  .onError((error, c) => c.text(error.message))
  .get('/', sameSite, (c) => c.text('answered'));

test.each([
  [undefined, undefined, true, 'a program other than a browser'],
  ['same-origin', 'https://crisol.example', true, 'the page itself'],
  ['none', undefined, true, 'a URL typed by a person'],
  [undefined, 'https://crisol.example', true, 'the page in an old browser'],
  ['cross-site', 'https://evil.example', false, 'another site'],
  ['same-site', 'https://other.crisol.example', false, 'another subdomain'],
  ['cross-site', undefined, false, 'another site that hides its origin'],
  [undefined, 'https://evil.example', false, 'another site in an old browser'],
  [undefined, 'null', false, 'a sandboxed frame'],
  [undefined, 'https://crisol.example.evil.example', false, 'a look-alike'],
  [undefined, 'https://crisol.example:8443', false, 'another port'],
])(
  'a request with Sec-Fetch-Site %s and Origin %s is answered: %s (%s)',
  async (site, origin, allowed, _sender) => {
    const headers = {
      host: 'Crisol.example',
      ...(site && { 'sec-fetch-site': site }),
      ...(origin && { origin }),
    };
    const response = await app.request('/', { headers });
    expect(await response.text()).toBe(allowed ? 'answered' : 'cross_site');
  },
);

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

test('a server with SITE_URL serves the host of that URL and loopback names', () => {
  const serves = servedHosts('0.0.0.0', 'https://crisol.example');
  expect(serves?.('crisol.example')).toBe(true);
  expect(serves?.('CRISOL.example:443')).toBe(true);
  expect(serves?.('127.0.0.1:3000')).toBe(true);
  expect(serves?.('other.example')).toBe(false);
  expect(serves?.('10.0.0.7:3000')).toBe(false);
});

test('a server on the network without SITE_URL serves every host', () => {
  expect(servedHosts('0.0.0.0', undefined)).toBeUndefined();
});
