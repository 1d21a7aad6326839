import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answeringService } from '../../../tests/answers/answering-service.ts';
import { createTestApp, SETTINGS } from '../../../tests/server/app.ts';
import type { AnswerService } from '../../domain/answer-service.ts';
import type { Language } from '../../domain/language.ts';
import type { PageRenderer, SiteSettings } from '../../domain/site-settings.ts';
import { loadSite } from './pages.ts';

const PATHS = ['/', '/privacidad', '/en', '/en/terminos'];
let renderCount = 0;
const RENDERER: PageRenderer = {
  paths: PATHS,
  inlineScript: 'x',
  render(path, { siteUrl, service }) {
    renderCount += 1;
    const language = path.startsWith('/en') ? 'en' : 'es';
    const status = PATHS.includes(path) ? 200 : 404;
    return {
      status,
      html: `<html lang="${language}">${siteUrl} ${service?.model} ${status} ${'ñ'.repeat(500)}</html>`,
    };
  },
  files: () => new Map([['/robots.txt', { type: 'text/plain; charset=utf-8', body: 'User-agent: *' }]]),
};

let folder: string;
let app: ReturnType<typeof createTestApp>['app'];
const preparedLanguages: Language[] = [];
const service: AnswerService = {
  ...answeringService(),
  prepare: (language) => void preparedLanguages.push(language),
};
const site = (settings: SiteSettings) => loadSite(RENDERER, folder, settings);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crisol-client-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/app-4f2a.js'), 'console.log(1);'.repeat(100));
  writeFileSync(join(folder, 'assets/font-9b.woff2'), Buffer.alloc(100, 7));
  writeFileSync(join(folder, 'assets/built-7c.js'), 'console.log(2);');
  writeFileSync(join(folder, 'assets/built-7c.js.br'), 'as the build compressed it');
  writeFileSync(join(folder, 'assets/font-9b.ttf'), 'a font');
  writeFileSync(join(folder, 'assets/font-9b.ttf.br'), 'a compressed font');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  app = createTestApp({ service, pages: await site(SETTINGS) }).app;
});

afterAll(() => rmSync(folder, { recursive: true }));

test('files that the build compressed are sent unchanged and have no separate URL', async () => {
  const get = (path: string) =>
    app.request(`http://localhost:3000${path}`, { headers: { 'accept-encoding': 'br' } });
  const response = await get('/assets/built-7c.js');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('as the build compressed it');
  expect((await get('/assets/built-7c.js.br')).status).toBe(404);
});

test('opening a page makes the service prepare the prompt in the language of the page', async () => {
  preparedLanguages.length = 0;
  for (const path of ['/en/terminos', '/', '/robots.txt', '/no-such-page']) {
    await app.request(`http://localhost:3000${path}`);
  }
  await app.request('http://localhost:3000/en', { method: 'HEAD' });
  expect(preparedLanguages).toEqual(['en', 'es']);
});

test('a page names a model that the service found after startup', async () => {
  let model: string | undefined;
  const lateService: AnswerService = {
    ...service,
    get model() {
      return model;
    },
    status: async () => ({ usable: false, model, detail: 'not there' }),
  };
  const settings = {
    ...SETTINGS,
    service: { name: 'ollama', label: 'Ollama', model: '', provider: null } as const,
  };
  const { app: lateApp } = createTestApp({ service: lateService, pages: await site(settings) });
  const page = async () => (await lateApp.request('http://localhost:3000/en')).text();
  expect(await page()).not.toContain('llama');
  model = 'llama3.2';
  await expect.poll(page).toContain('llama3.2');
  const before = renderCount;
  await page();
  expect(renderCount).toBe(before);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:3000${path}`, { method, headers });

describe('the pages', () => {
  test('a page is rendered once, at startup', async () => {
    const before = renderCount;
    for (let i = 0; i < 3; i += 1) expect((await get('/')).status).toBe(200);
    await get('/nowhere');
    expect(renderCount).toBe(before);
  });

  test.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip;q=1.0, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['deflate', null, (bytes: Buffer) => bytes],
  ])('a page for Accept-Encoding “%s” is sent as %s', async (accepted, encoding, decode) => {
    const response = await get('/', { 'accept-encoding': accepted });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(decode(body).toString()).toContain('ñññ');
  });

  test('browsers ask for a page on each visit', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  });

  test('HEAD of a page has the headers without the body', async () => {
    const full = await get('/');
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
  });

  test.each([
    ['/privacidad/', '/privacidad'],
    ['/en/', '/en'],
    ['/privacidad//', '/privacidad'],
    ['/privacidad/?from=mail&x=%2F', '/privacidad?from=mail&x=%2F'],
  ])('the path %s redirects to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '//evil.example/',
    '/en/privacidad',
    '/.vite/manifest.json',
    '/assets/../x',
    '/assets/..%2Ficon.svg',
    '/assets/font-9b.ttf.br',
    '/assets/no-font-9b.ttf',
    '/font-9b.ttf',
  ])('the path %s answers 404 in its language', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(path.startsWith('/en') ? 'lang="en"' : 'lang="es"');
  });
});

describe('the files', () => {
  test('a file with a hash in its name is cached forever', async () => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  });

  test('a file of a compressed type is sent unchanged', async () => {
    const response = await get('/assets/font-9b.woff2', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
    expect(response.headers.get('content-type')).toBe('font/woff2');
  });

  test('a font of the PDF is sent as the build compressed it', async () => {
    const response = await get('/assets/font-9b.ttf', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe('a compressed font');
  });

  test('a file with a fixed name is cached for an hour', async () => {
    for (const path of ['/icon.svg', '/robots.txt']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });
});
