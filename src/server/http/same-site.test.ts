import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sameSite } from './same-site.ts';

const app = new Hono()
  .onError((error, c) => c.text(error.message))
  .get('/', sameSite, (c) => c.text('answered'));

test.each([
  [undefined, undefined, true, 'a tool without a browser'],
  ['same-origin', 'https://crisol.example', true, 'the page itself'],
  ['none', undefined, true, 'typed by hand'],
  [undefined, 'https://crisol.example', true, 'the page in an old browser'],
  ['cross-site', 'https://evil.example', false, 'another site'],
  ['same-site', 'https://other.crisol.example', false, 'another host of the same domain'],
  ['cross-site', undefined, false, 'another site that hides its origin'],
  [undefined, 'https://evil.example', false, 'another site in an old browser'],
  [undefined, 'null', false, 'a sandboxed frame'],
  [undefined, 'https://crisol.example.evil.example', false, 'a look-alike'],
  [undefined, 'https://crisol.example:8443', false, 'another port'],
])(
  'a request with Sec-Fetch-Site %s and Origin %s is answered: %s (%s)',
  async (site, origin, allowed, _who) => {
    const headers = {
      host: 'Crisol.example',
      ...(site && { 'sec-fetch-site': site }),
      ...(origin && { origin }),
    };
    const answer = await app.request('/', { headers });
    expect(await answer.text()).toBe(allowed ? 'answered' : 'cross_site');
  },
);
