import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Assets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'crisol-assets-'));
const [own, previous] = [join(folder, 'own'), join(folder, 'previous')];
for (const path of [own, previous]) mkdirSync(path);
afterAll(() => rmSync(folder, { recursive: true }));

test('an asset of an earlier build is compressed once', async () => {
  writeFileSync(join(previous, 'page-1a.js'), 'export {};');
  const assets = new Assets(own, previous);
  const find = (name: string) => assets.find(`/assets/${name}`);
  const [first, second] = await Promise.all([find('page-1a.js'), find('page-1a.js')]);
  expect(first?.status).toBe(200);
  expect(second).toBe(first);
  expect(await find('page-1a.js')).toBe(first);
  expect(await find('page-2b.js')).toBeUndefined();
  // It arrived after the request for it: another replica shares its files while this one runs.
  writeFileSync(join(previous, 'page-2b.js'), 'export {};');
  expect((await find('page-2b.js'))?.status).toBe(200);
});

test('a font of this build is read on request, as the build compressed it', async () => {
  writeFileSync(join(own, 'font-9b.ttf'), 'a font');
  writeFileSync(join(own, 'font-9b.ttf.br'), 'compressed');
  const assets = new Assets(own, previous);
  const font = await assets.find('/assets/font-9b.ttf');
  expect(Buffer.from(font?.variants.br?.body ?? []).toString()).toBe('compressed');
  for (const path of ['/assets/font-9b.ttf.br', '/assets/../own/font-9b.ttf', '/font-9b.ttf']) {
    expect(await assets.find(path), path).toBeUndefined();
  }
});
