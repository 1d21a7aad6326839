import { afterEach, expect, test, vi } from 'vitest';
import { axesCriteria } from '../../submissions/criteria.ts';
import { askerOf, modelOf, type ReadingService, stopReason } from './reading-service.ts';

const SITE: ReadingService = {
  name: 'huggingface',
  label: 'Hugging Face',
  model: undefined,
  atOnce: 2,
  temperature: 0.7,
};
const settings = {
  criteria: axesCriteria('es'),
  language: 'es',
  service: 'huggingface',
  model: 'm',
  temperature: 0.7,
} as const;
const job = { hash: 'h', textHash: 't', text: 'Una idea', number: 1, order: [] };
const reasonOf = (work: Promise<unknown>) => work.then(() => undefined, stopReason);
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'site_unreachable'],
  [
    'a proxy without its server',
    async () => new Response('Bad Gateway', { status: 502 }),
    'site_unreachable',
  ],
  ['an unreachable service', async () => problem(502, 'service_unreachable'), 'service_unreachable'],
  ['a busy service', async () => problem(503, 'service_busy'), 'service_busy'],
  ['a malformed response', async () => new Response('{'), 'service_error'],
  ['a login', async () => new Response('', { status: 401 }), 'signed_out'],
] as const)(
  'if a reading by the site fails, the reason distinguishes site and service: %s',
  async (_, answer, reason) => {
    answering(answer);
    const ask = await askerOf(SITE, settings);
    expect(await reasonOf(ask(job, new AbortController().signal))).toBe(reason);
  },
);

test('a reading that the person stops is `cancelled`, whatever the error of the request', async () => {
  const abort = new AbortController();
  answering(() => {
    abort.abort();
    return Promise.reject(new DOMException('aborted', 'AbortError'));
  });
  const ask = await askerOf(SITE, settings);
  expect(await reasonOf(ask(job, abort.signal))).toBe('cancelled');
});

test('if the site is unreachable before the first reading, the reason is `site_unreachable`', async () => {
  answering(() => Promise.reject(new TypeError('fetch failed')));
  expect(await reasonOf(modelOf(SITE))).toBe('site_unreachable');
});
